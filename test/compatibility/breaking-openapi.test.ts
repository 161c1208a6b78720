/** Deliberate changes of the REST and chat contracts that would break clients. `make breaking` has to report each. */
import { afterAll, beforeAll } from 'vitest';
import { type Contract, EditedContracts } from './edited-contracts.ts';
import { gateOf } from './gate.ts';

let contracts: EditedContracts;

beforeAll(async () => {
  contracts = await EditedContracts.write();
});

afterAll(() => contracts.remove());

const itHolds = gateOf(() => contracts);

const schema = (contract: Contract, name: string) => contract.components.schemas[name];
const createRequest = (contract: Contract) => schema(contract, 'WorkItemCreateRequest');
const listWorkItems = (contract: Contract) => contract.paths['/api/v1/public/work-items'].get;

itHolds(
  'public-api.openapi.yaml',
  [
    [
      'an operation that is gone',
      (c) => delete c.paths['/api/v1/public/actions/{action_id}'],
      /api removed|path removed/i,
    ],
    ['a field of an answer that is gone', (c) => delete schema(c, 'WorkItem').properties.subject, /removed.*subject/i],
    [
      'a field of a request that becomes required',
      (c) => schema(c, 'WorkItemCreateRequest').required.push('tags'),
      /tags.*required/i,
    ],
    [
      'a field of a request that is gone',
      (c) => delete schema(c, 'WorkItemCreateRequest').properties.tags,
      /removed.*tags/i,
    ],
    ['a label of a request that is gone', (c) => schema(c, 'WorkItemPriority').enum.pop(), /removed the enum value/i],
    [
      'an error code that is gone',
      (c) => schema(c, 'ErrorCode')['x-extensible-enum'].pop(),
      /removed the `\w+` enum value|enum value/i,
    ],
    ['another type', (c) => (schema(c, 'WorkItem').properties.version.type = 'string'), /version.*`type` changed/i],
    [
      'an answer that may be null now',
      (c) => (schema(c, 'WorkItem').properties.subject.type = ['string', 'null']),
      /subject/i,
    ],
    [
      'a parameter that becomes required',
      (c) => listWorkItems(c).parameters.push({ name: 'x', in: 'query', required: true, schema: { type: 'string' } }),
      /new required.*x/i,
    ],
    [
      'another operationId',
      (c) => (listWorkItems(c).operationId = 'findWorkItems'),
      /GET .*work-items .*operation id/i,
    ],
    [
      'another scope',
      (c) => (listWorkItems(c)['x-required-scope'] = 'work.write'),
      /^GET \/api\/v1\/public\/work-items has x-required-scope work\.write instead of work\.read$/,
    ],
    [
      'another header of the key',
      (c) => (c.components.securitySchemes.ApiKey.name = 'X-Key'),
      /^securitySchemes\.ApiKey is .*"X-Key"/,
    ],
    [
      'another kind of credential',
      (c) => (c.components.securitySchemes.ApiKey = { type: 'http', scheme: 'bearer' }),
      /^securitySchemes\.ApiKey is .*"bearer"/,
    ],
    [
      'a second credential',
      (c) => (c.security = [{ ApiKey: [], More: [] }]),
      /^security does not take \{"ApiKey":\[\]\} any more$/,
    ],
    [
      'a second credential of one operation',
      (c) => (listWorkItems(c).security = [{ ApiKey: [], More: [] }]),
      /^GET \/api\/v1\/public\/work-items security does not take \{"ApiKey":\[\]\} any more$/,
    ],
    ['another address', (c) => (c.servers[0].url = '/v9'), /^servers do not have \{"url":"\/"\} any more$/],
    ['another first address', (c) => c.servers.unshift({ url: '/v9' }), /^servers begin with \{"url":"\/v9"\}/],
    [
      'another address of one operation',
      (c) => (listWorkItems(c).servers = [{ url: '/v9' }]),
      /^GET \/api\/v1\/public\/work-items servers do not have/,
    ],
    [
      'fewer items of a request',
      (c) => (schema(c, 'WorkItemTags').maxItems = 1),
      /^POST \/api\/v1\/public\/work-items request\.tags has maxItems 1 instead of 50$/m,
    ],
    [
      'a bound beside a reference',
      (c) => (createRequest(c).properties.tags.maxItems = 1),
      /^POST \/api\/v1\/public\/work-items request\.tags has maxItems 1 instead of 50$/m,
    ],
    [
      'more members of a request',
      (c) => (createRequest(c).minProperties = 5),
      /^POST \/api\/v1\/public\/work-items request has minProperties 5$/,
    ],
    [
      'what a request may not be',
      (c) => (createRequest(c).not = { required: ['tags'] }),
      /work-items request has another not, which nothing here can tell to be harmless$/,
    ],
    [
      'a multiple in a parameter',
      (c) => (c.components.parameters.Limit.schema.multipleOf = 7),
      /query parameter limit has the multipleOf 7$/,
    ],
    [
      'a parameter that is written in another way',
      (c) => Object.assign(c.components.parameters.Limit, { style: 'spaceDelimited', explode: false }),
      /query parameter limit is written as spaceDelimited instead of form, exploded$/m,
    ],
    [
      'one of the kinds of a request, which demands more',
      (c) => (createRequest(c).anyOf = [{ required: ['tags'] }]),
      /^POST \/api\/v1\/public\/work-items request\.tags is required now$/m,
    ],
    [
      'another format in an answer',
      (c) => (schema(c, 'WorkItem').properties.created_at = { type: 'string', format: 'date' }),
      /answer\.work_items\[\]\.created_at has the format date instead of date-time$/,
    ],
    [
      'another pattern in an answer',
      (c) => (schema(c, 'WorkItem').properties.work_item_id = { type: 'string', pattern: '^job_' }),
      /answer\.work_items\[\]\.work_item_id has the pattern \^job_ instead of /,
    ],
    [
      'a header of another type',
      (c) => (c.components.headers.ETag.schema = { type: 'integer' }),
      /^POST \/api\/v1\/public\/work-items 201 answer, header ETag is of type integer instead of string$/m,
    ],
    [
      'a header of another pattern',
      (c) => (c.components.headers.ETag.schema.pattern = '^z$'),
      /header ETag has the pattern \^z\$ instead of /,
    ],
    [
      'labels that name other kinds',
      (c) => {
        const { mapping } = schema(c, 'BuiltInProposedAction').discriminator;
        [mapping.commerce_refund, mapping.chat_post_message] = [mapping.chat_post_message, mapping.commerce_refund];
      },
      /payload\(type "commerce_refund"\) has the discriminator /,
    ],
    [
      'a member of another name that tells kinds apart',
      (c) => (schema(c, 'BuiltInActionPayload').discriminator.propertyName = 'kind'),
      /has the discriminator \{"propertyName":"kind"/,
    ],
    [
      'a member that requests may not have any more',
      (c) => (createRequest(c).properties.subject.readOnly = true),
      /request\.subject has another readOnly/,
    ],
    [
      'a member that answers do not have any more',
      (c) => (schema(c, 'WorkItem').properties.subject.writeOnly = true),
      /work_items\[\]\.subject has another writeOnly/,
    ],
    [
      'a promise about repeats that is gone',
      (c) => delete c.paths['/api/v1/public/action-proposals/{proposal_id}/execute'].post['x-idempotent'],
      /^POST \S+\/execute has x-idempotent none instead of The proposal itself is the key/,
    ],
    [
      'a break behind a path parameter of another name',
      (c) => {
        const item = c.paths['/api/v1/public/actions/{action_id}'];
        delete c.paths['/api/v1/public/actions/{action_id}'];
        c.paths['/api/v1/public/actions/{id}'] = {
          ...item,
          parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string', pattern: '^x' } }],
        };
      },
      /^GET \S+\{action_id\} path parameter action_id has the pattern \^x instead of /m,
    ],
  ],
  [
    [
      'another field in an answer',
      (c) => (schema(c, 'WorkItem').properties.more = { type: 'string', description: 'More.' }),
    ],
    ['another field in a request', (c) => (schema(c, 'WorkItemCreateRequest').properties.more = { type: 'string' })],
    ['another label of a request', (c) => schema(c, 'WorkItemStatus').enum.push('paused')],
    ['another label of an answer', (c) => schema(c, 'ErrorCode')['x-extensible-enum'].push('paused')],
    [
      'another operation',
      (c) =>
        (c.paths['/api/v1/public/more'] = {
          get: { operationId: 'more', responses: { 200: { description: 'More.' } } },
        }),
    ],
    [
      'another way to authenticate',
      (c) => {
        c.components.securitySchemes.More = { type: 'http', scheme: 'bearer' };
        c.security.push({ More: [] });
      },
    ],
    ['another address beside the first', (c) => c.servers.push({ url: 'https://work.example' })],
    ['another server of the same words', (c) => (c.servers[0].description = 'The same one.')],
    ['more items of a request', (c) => (schema(c, 'WorkItemTags').maxItems = 100)],
    [
      'a parameter that may be left out',
      (c) => listWorkItems(c).parameters.push({ name: 'x', in: 'query', schema: { type: 'string' } }),
    ],
    [
      'a form of a parameter that it had already',
      (c) => Object.assign(c.components.parameters.Limit, { style: 'form', explode: true }),
    ],
    [
      'another header of an answer',
      (c) => (c.paths['/api/v1/public/work-items'].get.responses['200'].headers.More = { schema: { type: 'string' } }),
    ],
    [
      'another kind of payload',
      (c) => {
        for (const [union, kind] of [
          ['BuiltInProposedAction', 'ProposedCommerceRefund'],
          ['BuiltInActionPayload', 'CommerceRefundPayload'],
        ] as const) {
          const more = structuredClone(schema(c, kind));
          more.properties.type = { type: 'string', const: 'more' };
          c.components.schemas[`${kind}More`] = more;
          schema(c, union).oneOf.push({ $ref: `#/components/schemas/${kind}More` });
          schema(c, union).discriminator.mapping.more = `#/components/schemas/${kind}More`;
        }
      },
    ],
    ['another promise about repeats', (c) => (listWorkItems(c)['x-repeatable'] = true)],
    [
      'other words of a promise',
      (c) => (c.paths['/api/v1/public/action-proposals/{proposal_id}/execute'].post['x-idempotent'] = 'Once.'),
    ],
    [
      'a path parameter of another name',
      (c) => {
        const item = c.paths['/api/v1/public/actions/{action_id}'];
        delete c.paths['/api/v1/public/actions/{action_id}'];
        c.components.parameters.ActionId.name = 'id';
        c.paths['/api/v1/public/actions/{id}'] = item;
      },
    ],
  ],
);

itHolds(
  'chat-integration.openapi.yaml',
  [
    ['an operation that is gone', (c) => delete c.paths['/api/v1/integrations/chat/events'], /chat\/events .*removed/i],
    [
      'a field of an answer that is gone',
      (c) => delete schema(c, 'ChatReply').properties.text,
      /chat\/commands removed the required property `text`/,
    ],
    [
      'another permission',
      (c) => (c.paths['/api/v1/integrations/chat/directory-install'].post['x-required-permission'] = 'members.manage'),
      /has x-required-permission members\.manage/,
    ],
    [
      'another header of the signature',
      (c) => (c.components.securitySchemes.ChatSignature.name = 'X-Signature'),
      /^securitySchemes\.ChatSignature is /,
    ],
    [
      'other credentials',
      (c) => (c.security = [{ AdminSession: [] }]),
      /^security does not take \{"ChatSignature":\[\]\} any more$/,
    ],
    ['another address', (c) => (c.servers[0].url = '/v9'), /^servers do not have/],
    [
      'a promise about repeats that is gone',
      (c) => delete c.paths['/api/v1/integrations/chat/commands'].post['x-repeatable'],
      /^POST \S+\/commands has x-repeatable none instead of true$/,
    ],
    [
      'unknown parameters that are not ignored any more',
      (c) => delete c.paths['/api/v1/integrations/chat/oauth/start'].get['x-ignores-unknown-query'],
      /^GET \S+\/start has x-ignores-unknown-query none instead of true$/,
    ],
  ],
  [['another field in an answer', (c) => (schema(c, 'ChatReply').properties.more = { type: 'string' })]],
);
