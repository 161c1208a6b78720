/**
 * The floor: the minimum cost of the same work. A bare node:http server on the raw driver that writes and reads the
 * same data as the service, without validation, authentication, log or hashes. See `candidates.ts` for its environment.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mongo } from 'mongoose';
import { candidateEnvironment } from './candidate-environment.ts';
import {
  type BenchEvent,
  type BenchLogEntry,
  type BenchWorkItem,
  type CreateBody,
  createdEvent,
  logEntry,
  pageToken,
  toView,
  workItemDocument,
} from './documents.ts';

const BATCH_SIZE = 500;
const IDLE_DELAY_MS = 20;
const BUSY_DELAY_MS = 200;
const BUSY_BATCH = 50;
const READ_PROJECTION = { outbox: 0, idem: 0, salt: 0 } as const;
const LIST_LIMIT = 50;

const { port, uri, database, tenants, findPage } = candidateEnvironment();
const client = await mongo.MongoClient.connect(uri, {
  maxPoolSize: 64,
  minPoolSize: 4,
  writeConcern: { w: 'majority' },
});
const workItems = client.db(database).collection<BenchWorkItem>('work_items');
const eventLog = client.db(database).collection<BenchLogEntry>('event_log');

/** Writes evidence in batches, as the relay does. */
class EvidenceWriter {
  readonly #tenantId: string;
  readonly #pending: BenchEvent[] = [];
  #sequence = 0;
  #running = false;

  constructor(tenantId: string) {
    this.#tenantId = tenantId;
  }

  add(event: BenchEvent): void {
    this.#pending.push(event);
    if (this.#running) return;
    this.#running = true;
    setTimeout(() => void this.#run(), IDLE_DELAY_MS);
  }

  async #run(): Promise<void> {
    while (this.#pending.length > 0) {
      const events = this.#pending.splice(0, BATCH_SIZE);
      const entries = events.map((event, index) => logEntry(this.#tenantId, this.#sequence + index + 1, event));
      this.#sequence += entries.length;
      await eventLog.insertMany(entries);
      const ids = { $in: events.map((event) => event.id) };
      await workItems.updateMany({ tenant_id: this.#tenantId, 'outbox.id': ids }, { $pull: { outbox: { id: ids } } });
      if (events.length === BATCH_SIZE) continue;
      await new Promise((resolve) => setTimeout(resolve, events.length < BUSY_BATCH ? IDLE_DELAY_MS : BUSY_DELAY_MS));
    }
    this.#running = false;
  }
}

const evidence = new Map([...tenants.values()].map((tenantId) => [tenantId, new EvidenceWriter(tenantId)]));

async function create(tenantId: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = JSON.parse(Buffer.concat(chunks).toString()) as CreateBody;
  const document = workItemDocument(tenantId, body, new Date());
  const event = createdEvent(document);
  document.outbox.push(event);
  await workItems.insertOne(document);
  evidence.get(tenantId)?.add(event);
  send(response, 201, toView(document));
}

async function get(tenantId: string, id: string, response: ServerResponse): Promise<void> {
  const found = await workItems.findOne({ _id: id, tenant_id: tenantId }, { projection: READ_PROJECTION });
  if (found === null) send(response, 404, { error: 'not found' });
  else send(response, 200, toView(found));
}

async function list(tenantId: string, response: ServerResponse): Promise<void> {
  const { rows, next } = await findPage(workItems, {
    filter: { tenant_id: tenantId },
    timeField: 'created_at',
    order: 'newest_first',
    limit: LIST_LIMIT,
    notBefore: new Date(0),
    projection: { ...READ_PROJECTION, initial_message: 0 },
  });
  send(response, 200, { work_items: rows.map(toView), next_page_token: pageToken(next) });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) });
  response.end(json);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const tenantId = tenants.get(request.headers['x-api-key'] as string) ?? '';
  const id = (request.url ?? '').split('/')[5];
  if (request.method === 'POST') await create(tenantId, request, response);
  else if (id === undefined) await list(tenantId, response);
  else await get(tenantId, id, response);
}

createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    process.stderr.write(`${error}\n`);
    send(response, 500, { error: 'failed' });
  });
}).listen(port, '127.0.0.1');
