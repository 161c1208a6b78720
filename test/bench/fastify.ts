/**
 * First alternative that a user might pick: Fastify and Mongoose, with a JSON schema for every request and response,
 * API keys looked up by hash, lean reads, and Fastify's own request log. It keeps no evidence and has no rate limit.
 */
import fastify, { type FastifyRequest } from 'fastify';
import mongoose, { Schema } from 'mongoose';
import { candidateEnvironment } from './candidate-environment.ts';
import { benchId, type CreateBody, pageToken, toView } from './documents.ts';
import { createKeyVerifier, type StoredKey } from './key-verifier.ts';
import { findNewest } from './mongoose-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    tenantId: string;
  }
  interface FastifyContextConfig {
    scope?: string;
  }
}

const { port, uri, database, findPage } = candidateEnvironment();

const person = { name: String, email: String, locale: String };
const author = { type: { type: String, required: true }, id: String, display_name: String };
const required = { type: String, required: true };

/** The bench creates the indexes, which are the same for every candidate. */
const workItemSchema = new Schema(
  {
    _id: required,
    tenant_id: required,
    subject: required,
    status: required,
    priority: required,
    channel: required,
    channel_id: { type: String, default: null },
    tags: { type: [String], required: true },
    contact: { type: new Schema(person, { _id: false }), default: null },
    contact_email_key: String,
    source_reference: String,
    pack_key: required,
    queue_key: required,
    assignee: { type: Schema.Types.Mixed, default: null },
    thread_id: required,
    message_count: { type: Number, required: true },
    version: { type: Number, required: true },
    created_by: { type: new Schema(author, { _id: false }), required: true },
    initial_message: new Schema({ message_id: String, role: String, content: String }, { _id: false }),
  },
  {
    collection: 'work_items',
    versionKey: false,
    autoIndex: false,
    autoCreate: false,
    timestamps: { createdAt: 'created_at', updatedAt: 'updated_at' },
  },
);
const keySchema = new Schema(
  { _id: required, tenant_id: required, hash: required, scopes: [String] },
  { collection: 'api_keys', versionKey: false, autoIndex: false, autoCreate: false },
);
const WorkItem = mongoose.model('WorkItem', workItemSchema);
const ApiKey = mongoose.model('ApiKey', keySchema);

type WorkItemRow = Parameters<typeof toView>[0];

const channels = ['api', 'email', 'web_form', 'web_chat', 'phone', 'sms', 'social', 'chat', 'agent', 'other'];
const priorities = ['low', 'normal', 'high', 'urgent'];
const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const string = { type: 'string' };
const nullableString = { type: ['string', 'null'] };

const createSchema = {
  type: 'object',
  required: ['subject'],
  additionalProperties: false,
  properties: {
    subject: { ...text(500), pattern: '\\S' },
    priority: { type: 'string', enum: priorities, default: 'normal' },
    channel: { type: 'string', enum: channels, default: 'api' },
    channel_id: text(255),
    tags: { type: 'array', maxItems: 50, uniqueItems: true, items: text(64) },
    contact: {
      type: 'object',
      additionalProperties: false,
      properties: {
        name: text(200),
        email: { type: 'string', format: 'email', maxLength: 254 },
        locale: { type: 'string', maxLength: 35, pattern: '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' },
      },
    },
    initial_message: {
      type: 'object',
      required: ['content'],
      additionalProperties: false,
      properties: { role: { const: 'user' }, content: text(100_000), external_message_id: text(255) },
    },
  },
};
const viewSchema = {
  type: 'object',
  properties: {
    work_item_id: string,
    subject: string,
    status: string,
    priority: string,
    channel: string,
    channel_id: nullableString,
    tags: { type: 'array', items: string },
    contact: { type: ['object', 'null'], properties: { name: string, email: string, locale: string } },
    source_reference: nullableString,
    pack_key: string,
    queue_key: string,
    assignee: { type: 'null' },
    thread_id: string,
    message_count: { type: 'integer' },
    created_at: string,
    updated_at: string,
    version: { type: 'integer' },
  },
};
const pageSchema = {
  type: 'object',
  properties: { work_items: { type: 'array', items: viewSchema }, next_page_token: nullableString },
};
const querySchema = {
  type: 'object',
  additionalProperties: false,
  properties: { limit: { type: 'integer', minimum: 1 }, page_token: string, status: string },
};

// By default, Fastify removes unknown fields silently.
const app = fastify({ logger: true, ajv: { customOptions: { removeAdditional: false } } });
const verifyKey = createKeyVerifier((keyId) => ApiKey.findById(keyId).lean<StoredKey>().exec());

app.decorateRequest('tenantId', '');
app.addHook('preHandler', async (request, reply) => {
  const { scope = '' } = request.routeOptions.config;
  const tenantId = await verifyKey(request.headers['x-api-key'] as string | undefined, scope);
  if (tenantId === undefined) return reply.code(401).send({ error: 'unauthorized' });
  request.tenantId = tenantId;
});

app.post(
  '/api/v1/public/work-items',
  { schema: { body: createSchema, response: { 201: viewSchema } }, config: { scope: 'work.write' } },
  async (request: FastifyRequest<{ Body: CreateBody }>, reply) => {
    const { body } = request;
    const item = new WorkItem({
      ...body,
      _id: benchId('wi'),
      tenant_id: request.tenantId,
      status: 'new',
      contact_email_key: body.contact.email.toLowerCase(),
      source_reference: body.initial_message.external_message_id,
      pack_key: 'customer_support',
      queue_key: 'general',
      thread_id: benchId('thr'),
      message_count: 1,
      version: 1,
      created_by: { type: 'api_key', id: 'key_01h455vb4pex5vsknk084sn02q', display_name: 'Bench' },
      initial_message: { message_id: benchId('msg'), role: 'user', content: body.initial_message.content },
    });
    await item.save();
    reply.code(201);
    return toView(item.toObject() as unknown as WorkItemRow);
  },
);

app.get(
  '/api/v1/public/work-items/:id',
  { schema: { response: { 200: viewSchema } }, config: { scope: 'work.read' } },
  async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const query = WorkItem.findOne({ _id: request.params.id, tenant_id: request.tenantId });
    const item = await query.lean<WorkItemRow>().exec();
    if (item === null) return reply.code(404).send({ error: 'not found' });
    return toView(item);
  },
);

app.get(
  '/api/v1/public/work-items',
  { schema: { querystring: querySchema, response: { 200: pageSchema } }, config: { scope: 'work.read' } },
  async (request) => {
    const { rows, next } = await findNewest(WorkItem as never, findPage, request.tenantId);
    return { work_items: (rows as unknown as WorkItemRow[]).map(toView), next_page_token: pageToken(next) };
  },
);

await mongoose.connect(uri, { dbName: database, maxPoolSize: 64, minPoolSize: 4, writeConcern: { w: 'majority' } });
await app.listen({ port, host: '127.0.0.1' });
