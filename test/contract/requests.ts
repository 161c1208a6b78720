/** Generates requests of every kind, valid and invalid, for property tests. */
import fc from 'fast-check';
import { routes } from '../../generated/rest/routes.ts';
import { GOOD_KEY, type WireRequest } from './two-backends.ts';

const WORK_ITEM_ID = 'wi_01h455vb4pex5vsknk084sn02q';

const method = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom('GET', 'POST', 'PATCH') },
  fc.constantFrom('PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'),
);

const crockford = fc.constantFrom(...'0123456789abcdefghjkmnpqrstvwxyz');
const idOf = (prefix: string) =>
  fc.array(crockford, { minLength: 25, maxLength: 25 }).map((tail) => `${prefix}_0${tail.join('')}`);

/** Id prefixes by path parameter. */
const PREFIXES: Record<string, string> = {
  work_item_id: 'wi',
  proposal_id: 'prop',
  action_id: 'act',
  integration_id: 'int',
  claim_id: 'clm',
  webhook_endpoint_id: 'whe',
  webhook_delivery_id: 'whd',
};

/** Values of the path parameters that are not ids. */
const NAMES: Record<string, fc.Arbitrary<string>> = {
  view_key: fc.constantFrom('racing_catalog', 'customer_feed', 'x'),
  entity_type: fc.constantFrom('group', 'event', 'participant'),
  entity_id: fc.constantFrom('2.136.1170513', '2017-05-13.us.evangeline-downs', '%F0%9F%90%8E'),
  source_key: fc.constantFrom('timeform', 'a'),
  operation: fc.constantFrom('commerce_refund', 'x_close_account', 'x'),
};

/** Generates a path with an id of the right kind in each parameter. */
function withValidIds(template: string): fc.Arbitrary<string> {
  const parts = template.split(/\{([^}]+)\}/);
  // Every second part is the name of a parameter.
  const filled = parts.map((part, index) => {
    const prefix = PREFIXES[part];
    if (index % 2 === 0) return fc.constant(part);
    const name = NAMES[part];
    if (name !== undefined) return name;
    if (prefix === undefined) throw new Error(`${template}: nothing is known of ${part}`);
    return idOf(prefix);
  });
  return fc.tuple(...filled).map((all) => all.join(''));
}
const segment = fc.oneof(
  { weight: 5, arbitrary: fc.constant(WORK_ITEM_ID) },
  { weight: 3, arbitrary: fc.constantFrom(...Object.values(PREFIXES)).chain(idOf) },
  fc.constantFrom(
    '',
    'wi_',
    'WI_01H455VB4PEX5VSKNK084SN02Q',
    '.',
    '..',
    '*',
    ':id',
    '{work_item_id}',
    'messages',
    '%2F',
  ),
  fc.constantFrom('wi_01h455vb4pex5vsknk084sn02%71', 'wi_%zz', 'wi_%ff', 'a;b', 'a:b', 'a,b', '%00', 'a'.repeat(400)),
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const routedPath = fc
  .tuple(fc.constantFrom(...new Set(Object.values(routes).map(({ path }) => path))), segment)
  .map(([template, id]) => template.replaceAll(/\{[^}]+\}/g, () => id));

/** Existing paths with small damage. */
const damagedPath = fc
  .tuple(routedPath, fc.nat(), fc.constantFrom('/', '//', '/x', '%2F', '%2D', '#', ';x', '.', 'A', '%', ''))
  .map(([path, at, damage]) => {
    const index = at % (path.length + 1);
    return path.slice(0, index) + damage + path.slice(index + (at % 2));
  })
  .map((path) => (path.startsWith('/') ? path : `/${path}`));

const path = fc.oneof(
  { weight: 6, arbitrary: routedPath },
  { weight: 2, arbitrary: damagedPath },
  { weight: 1, arbitrary: routedPath.map((known) => `${known}/`) },
  { weight: 1, arbitrary: fc.webPath() },
);

const queryName = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...[
        'status',
        'tag',
        'channel',
        'priority',
        'contact_email',
        'source_reference',
        'updated_since',
        'limit',
        'assignee',
      ],
      ...['page_token', 'work_item_id', 'filter_key', 'date', 'timezone', 'cursor', 'view_key'],
    ),
  },
  fc.constantFrom('unknown', 'Status', 'tag[]', '[tag]', 'tag[a]', '', '__proto__', 'toString', 'tag.a', 'limit '),
);
const queryValue = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      'new',
      'pending',
      'vip',
      'email',
      'high',
      'ada@example.com',
      '2026-03-01T00:00:00Z',
      '5',
      WORK_ITEM_ID,
    ),
  },
  fc.constantFrom(
    '',
    '0',
    '-1',
    '201',
    '1.5',
    '1e2',
    '0x10',
    ' 7',
    'true',
    'null',
    'NEW',
    '2026-02-30T00:00:00Z',
    'a?b',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.toWellFormed()),
);
const queryPair = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(queryName, queryValue).map((pair) => pair.map(encodeURIComponent).join('=')) },
  fc.tuple(queryName, queryValue).map(([name, value]) => new URLSearchParams([[name, value]]).toString()),
  fc.constantFrom('limit', 'tag=%ff', 'tag=%zz', 'tag=a+b', 'tag==', '&', 'tag=a;limit=1', '?tag=a', 'limit=5#x'),
);
const query = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: queryPair },
  fc.array(queryPair, { maxLength: 4 }).map((pairs) => pairs.join('&')),
);

const headers: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'x-api-key': fc.oneof({ weight: 8, arbitrary: fc.constant(GOOD_KEY) }, fc.constantFrom(undefined, 'bad', '')),
    'content-type': fc.oneof(
      { weight: 8, arbitrary: fc.constant('application/json') },
      { weight: 3, arbitrary: fc.constant('application/merge-patch+json') },
      fc.constantFrom(undefined, 'text/plain', 'APPLICATION/JSON; charset="UTF-8"', 'application/json;charset=utf-16'),
    ),
    'idempotency-key': fc.constantFrom(undefined, undefined, 'k-1', '', 'with space', 'é', 'k'.repeat(256)),
    'if-match': fc.constantFrom(undefined, undefined, '"1"', '*', 'W/"1", "2"', '1', '"', ''),
    'if-none-match': fc.constantFrom(undefined, undefined, '"1"', '*', '"a" , W/""', 'x'),
  })
  .map((all) =>
    Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  );

const text = fc.oneof(
  fc.constantFrom('Refund', 'a', ' ', '', '\u0000', '💶', 'x'.repeat(501)),
  fc.string({ maxLength: 8 }),
);
const mostly = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | unknown> =>
  fc.oneof({ weight: 9, arbitrary }, fc.jsonValue({ maxDepth: 1 }));
const message = fc.record(
  {
    content: mostly(text),
    role: fc.constantFrom('user', 'agent'),
    channel: fc.constantFrom('api', 'email', 'fax'),
    external_message_id: mostly(text),
    unknown: fc.constant(1),
  },
  { requiredKeys: ['content'] },
);
const contact = fc.record(
  {
    name: mostly(fc.option(text)),
    email: fc.constantFrom('ada@example.com', 'ada', '', null, 1),
    locale: fc.constantFrom('en', 'en-GB', 'e', 'en_GB', null),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
);
const payload = fc.record(
  {
    type: fc.oneof(
      { weight: 9, arbitrary: fc.constant('commerce_refund') },
      fc.constantFrom('chat_post_message', 'toString', '', null, 7),
    ),
    order_id: mostly(fc.oneof(fc.constant('1234'), text)),
    amount: mostly(
      fc.constantFrom('25.00', '0', '1', '0.0001', '25,00', '1e2', '-1', '007', '1.', '.5', ' 1', '9'.repeat(16)),
    ),
    currency: mostly(fc.constantFrom('EUR', 'JPY', 'eur', 'EURO', 'ÄÖÜ')),
    reason: mostly(fc.constantFrom('duplicate', 'other', 'Duplicate')),
    channel_id: mostly(fc.constantFrom('C024BE91L', 'G024BE91L', 'D024BE91L', 'general')),
    text: mostly(text),
    thread_ts: mostly(fc.constantFrom('1772357400.000200', '1772357400', '1772357400.0002000')),
    unknown: fc.constant(1),
  },
  { requiredKeys: [] },
);
/** Fields of all request bodies together. Each body accepts some of them, and refuses the others as unknown. */
const fields = {
  subject: mostly(text),
  status: fc.constantFrom('open', 'resolved', 'done', 7),
  priority: mostly(fc.constantFrom('low', 'urgent', 'HIGH')),
  channel: mostly(fc.constantFrom('api', 'email', 'fax')),
  channel_id: mostly(fc.option(text)),
  tags: mostly(fc.option(fc.array(text, { maxLength: 3 }))),
  contact: mostly(fc.option(contact)),
  initial_message: mostly(message),
  message: mostly(message),
  tenant_id: fc.constant('ten_1'),
  integration_id: mostly(fc.oneof(idOf('int'), idOf('prop'))),
  approval_reason: mostly(text),
  resource_type: mostly(fc.constantFrom('order', 'chat_channel', 'customer')),
  action_operation: mostly(fc.constantFrom('commerce_refund', 'chat_post_message')),
  payload: mostly(payload),
  supersedes: mostly(fc.option(idOf('prop'))),
  dry_run: fc.constantFrom(true, false, 'true', 0, null),
};
const create = ['subject', 'priority', 'channel', 'channel_id', 'tags', 'contact', 'initial_message'] as const;
const update = ['subject', 'status', 'priority', 'channel_id', 'tags', 'contact'] as const;
const propose = [
  'integration_id',
  'approval_reason',
  'resource_type',
  'action_operation',
  'payload',
  'supersedes',
] as const;

/** A valid proposal of a refund. */
const REFUND = {
  integration_id: 'int_01h455vb4pex5vsknk084sn02q',
  approval_reason: 'It came twice.',
  resource_type: 'order',
  action_operation: 'commerce_refund',
  payload: { type: 'commerce_refund', order_id: '1234', amount: '25.00', currency: 'EUR', reason: 'duplicate' },
};

/** A valid proposal of a chat message. */
const MESSAGE = {
  integration_id: 'int_01h455vb4pex5vsknk084sn02q',
  approval_reason: 'They wait for it.',
  resource_type: 'chat_channel',
  action_operation: 'chat_post_message',
  payload: { type: 'chat_post_message', channel_id: 'C024BE91L', text: 'It is settled.' },
};

function bodyOf(names: readonly (keyof typeof fields)[]): fc.Arbitrary<unknown> {
  const chosen = Object.fromEntries(names.map((name) => [name, fields[name]]));
  return fc.record(chosen, { requiredKeys: [] });
}

const body: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 3, arbitrary: bodyOf(create).map((value) => JSON.stringify({ subject: 'Refund', ...(value as object) })) },
  { weight: 3, arbitrary: bodyOf(update).map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: message.map((value) => JSON.stringify({ message: value })) },
  { weight: 3, arbitrary: bodyOf(propose).map((value) => JSON.stringify({ ...REFUND, ...(value as object) })) },
  { weight: 2, arbitrary: bodyOf(propose).map((value) => JSON.stringify({ ...MESSAGE, ...(value as object) })) },
  { weight: 1, arbitrary: fields.dry_run.map((value) => JSON.stringify({ dry_run: value })) },
  {
    weight: 2,
    arbitrary: bodyOf(Object.keys(fields) as (keyof typeof fields)[]).map((value) => JSON.stringify(value)),
  },
  { weight: 1, arbitrary: fc.json() },
  fc.constantFrom(undefined, '', ' ', '{}', '[]', 'null', '0', '"a"', 'true', '{', '{"subject":"a",}', '\ufeff{}'),
  fc.constantFrom('{"__proto__":{"subject":"a"}}', '{"subject":"a","constructor":1}', '{"subject":"a","subject":1}'),
  fc.constantFrom('{"subject":"\\ud800"}', '{"subject":{"$gt":""}}', '{"message":{"content":"\\ud83d\\udcb6"}}'),
);

/** Valid bodies by operation. */
const rightBodies: Record<string, fc.Arbitrary<string | undefined>> = {
  createWorkItem: fc
    .record(
      { subject: fc.constantFrom('Refund', '💶'), tags: fc.constant(['vip']), contact: fc.constant({ locale: 'en' }) },
      { requiredKeys: ['subject'] },
    )
    .map((value) => JSON.stringify(value)),
  updateWorkItem: fc
    .record({ status: fc.constant('open'), channel_id: fc.constantFrom('a', null) }, { requiredKeys: [] })
    .map((value) => JSON.stringify(value)),
  exportWorkItemPacket: fc.constantFrom(undefined, '{}'),
  appendWorkItemMessage: fc.constantFrom('{"message":{"content":"a"}}', '{"message":{"content":"a","role":"user"}}'),
  createActionProposal: fc
    .record({ supersedes: idOf('prop'), approval_reason: fc.constant('💶') }, { requiredKeys: [] })
    .map((more) => JSON.stringify({ ...REFUND, ...more })),
  claimOperation: fc.constantFrom('{"operations":["x_a"]}', '{"operations":["x_a","x_b"],"wait_seconds":0}'),
  beginOperationClaim: fc.constant(`{"token":"${'A'.repeat(43)}"}`),
  extendOperationClaim: fc.constant(`{"token":"${'A'.repeat(43)}"}`),
  completeOperationClaim: fc.constantFrom(
    `{"token":"${'A'.repeat(43)}","result":{}}`,
    `{"token":"${'_'.repeat(43)}","result":{"a":[1]}}`,
  ),
  failOperationClaim: fc
    .constantFrom('refused', 'retryable', 'not_sent')
    .map((outcome) => JSON.stringify({ token: 'A'.repeat(43), outcome, message: 'No.', retry_after_seconds: 5 })),
  reportActionResult: fc
    .constantFrom({ state: 'done', result: {} }, { state: 'failed', problem: { title: 'No.' }, retry_after_seconds: 5 })
    .map((report) => JSON.stringify({ token: `k1.${'A'.repeat(60)}`, ...report })),
  executeActionProposal: fc.constantFrom('{"dry_run":true}', '{"dry_run":false}'),
  createWebhookEndpoint: fc
    .record({ types: fc.constant(['proposal.*']), filter: fc.constant({ tag: 'vip' }) }, { requiredKeys: [] })
    .map((more) => JSON.stringify({ url: 'https://hooks.example.com/', ...more })),
  updateWebhookEndpoint: fc.constantFrom('{"enabled":false}', '{"filter":{"pack_key":null}}', '{"types":[]}'),
  rotateWebhookSecret: fc.constantFrom(undefined, '{}', '{"overlap_hours":168}'),
  recoverWebhookEndpoint: fc.constantFrom('{"after_sequence":0}', '{"after_sequence":7,"include_delivered":true}'),
};
const rightQueries: Record<string, fc.Arbitrary<string | undefined>> = {
  listWorkItems: fc.constantFrom('status=new&limit=5', 'contact_email=ada%40example.com', 'page_token=a', 'limit=1000'),
  searchWorkItems: fc.constantFrom(
    'q=parcel&status=new,open',
    'order=oldest&tag=vip',
    'created_since=2026-03-01T00:00:00Z',
  ),
  listWorkItemMessages: fc.constantFrom('limit=1', 'page_token=a&limit=200'),
  listActionProposals: fc.constantFrom('limit=1', 'page_token=a&limit=200'),
  listActions: fc.constantFrom('limit=1', `work_item_id=${WORK_ITEM_ID}&limit=200`, 'page_token=a'),
  listIntegrations: fc.constantFrom('limit=1', 'page_token=a&limit=200'),
  getWorkItemEvidence: fc.constantFrom('limit=1', 'page_token=a&limit=200'),
  listWebhookDeliveries: fc.constantFrom('limit=1', 'status=failed', 'page_token=a&limit=200'),
  getDataView: fc.constantFrom('limit=1&filter_key=today', 'date=2026-03-01&timezone=Australia/Sydney', 'cursor=a'),
  getDataEntity: fc.constant('view_key=racing_catalog'),
  getDataSourceHealth: fc.constantFrom('view_key=racing_catalog', 'view_key=x&date=2026-03-01'),
};
const nothing = fc.constant(undefined);

type Route = (typeof routes)[keyof typeof routes];

const rightHeaders = fc.constant({ 'x-api-key': GOOD_KEY, 'content-type': 'application/json' });
const rightQuery = ({ operationId }: Route) => fc.oneof(nothing, rightQueries[operationId] ?? nothing);
const rightBody = ({ operationId }: Route) => rightBodies[operationId] ?? nothing;

/** Requests that are mostly valid: each part may be replaced by a random one. */
const nearlyRight = fc.constantFrom<Route>(...Object.values(routes)).chain((route) =>
  fc.record({
    method: often(fc.constant<string>(route.method), method),
    path: often(withValidIds(route.path), path),
    query: often(rightQuery(route), query),
    headers: often(rightHeaders, headers),
    body: often(rightBody(route), body),
  }),
);

function often<T>(right: fc.Arbitrary<T>, wild: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: wild });
}

interface Parts {
  method: string;
  path: string;
  query: string | undefined;
  headers: Record<string, string>;
  body: string | undefined;
}

function toRequest({ query: maybeQuery, body: maybeBody, ...rest }: Parts): WireRequest {
  return {
    ...rest,
    ...(maybeQuery === undefined ? {} : { query: maybeQuery }),
    ...(maybeBody === undefined ? {} : { body: maybeBody }),
  };
}

/** Requests as they may arrive on the wire, valid and invalid. */
export const anyRequest: fc.Arbitrary<WireRequest> = fc
  .oneof({ weight: 2, arbitrary: nearlyRight }, fc.record({ method, path, query, headers, body }))
  .map(toRequest);

/** Generates requests of one operation that are valid in every part. */
export function rightRequest(route: Route): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      method: fc.constant<string>(route.method),
      path: withValidIds(route.path),
      query: rightQueries[route.operationId] ?? nothing,
      headers: rightHeaders,
      body: rightBody(route),
    })
    .map(toRequest);
}

/** Generates requests of one operation that are valid except for their API key. */
export function strangersRequest(route: Route): fc.Arbitrary<WireRequest> {
  const stranger = fc.constantFrom(undefined, 'bad', '');
  return fc.tuple(rightRequest(route), stranger).map(([request, key]) => {
    const { 'x-api-key': _, ...others } = request.headers;
    return { ...request, headers: key === undefined ? others : { ...others, 'x-api-key': key } };
  });
}

/** Generates requests of one operation that are valid except for an unknown query parameter. */
export function invalidRequest(route: Route): fc.Arbitrary<WireRequest> {
  return fc
    .tuple(rightRequest(route), fc.constantFrom('unknown', 'Status', 'limit ', 'tag.a'))
    .map(([request, name]) => {
      const wrong = `${encodeURIComponent(name)}=1`;
      return { ...request, query: request.query === undefined ? wrong : `${request.query}&${wrong}` };
    });
}

/** Generates requests of one path that are valid except for a method that the path does not have. */
export function wrongMethodRequest(route: Route): fc.Arbitrary<WireRequest> {
  const known = Object.values(routes)
    .filter(({ path }) => path === route.path)
    .map(({ method }): string => method);
  const others = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD'].filter((method) => !known.includes(method));
  return fc.tuple(rightRequest(route), fc.constantFrom(...others)).map(([request, method]) => ({ ...request, method }));
}

/** Generates requests of one operation that are valid except for their body. */
export function wrongBodyRequest(route: Route): fc.Arbitrary<WireRequest> {
  const wrong = fc.constantFrom('{', '[]', '"a"', '{"unknown":1}', '{"tenant_id":"ten_01h455vb4pex5vsknk084sn02q"}');
  return fc.tuple(rightRequest(route), wrong).map(([request, body]) => ({ ...request, body }));
}
