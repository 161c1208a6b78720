import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../generated/rest/routes.ts';
import { DIFFERENCES, differenceBetween } from './differences.ts';
import {
  anyRequest,
  invalidRequest,
  rightRequest,
  strangersRequest,
  wrongBodyRequest,
  wrongMethodRequest,
} from './requests.ts';
import { type Judge, startOurs, startStock, type Verdict, type WireRequest } from './two-backends.ts';

const COLLECTION = '/api/v1/public/work-items';
const ITEM = `${COLLECTION}/wi_01h455vb4pex5vsknk084sn02q`;
const INTEGRATIONS = '/api/v1/public/integrations';
const OPERATIONS = '/api/v1/public/operations';
const EVENTS = '/api/v1/public/events';
const HOOKS = '/api/v1/public/webhook-endpoints';
const HOOK = `${HOOKS}/whe_01h455vb4pex5vsknk084sn02q`;
const HOOK_URL = '"url":"https://hooks.example.com/"';
const CLAIMS = '/api/v1/public/operation-claims';
const CLAIM = `${CLAIMS}/clm_01h455vb4pex5vsknk084sn02q`;
const CLAIM_TOKEN = 'A'.repeat(43);
const RESULT_TOKEN = `k1.${'A'.repeat(60)}`;
const ME = '/api/v1/public/me';
const DATA = '/api/v1/public/data';
const PROPOSALS = `${ITEM}/action-proposals`;
const PROPOSAL = '/api/v1/public/action-proposals/prop_01h455vb4pex5vsknk084sn02q';
const ACTIONS = '/api/v1/public/actions';
const ACTION = `${ACTIONS}/act_01h455vb4pex5vsknk084sn02q`;
const GENERATED_REQUESTS = 5_000;
/** Number of generated requests of each kind for each operation. */
const GENERATED_OF_A_KIND = 20;

const key = { 'x-api-key': 'good' };
const json = { ...key, 'content-type': 'application/json' };
const patch = { ...key, 'content-type': 'application/merge-patch+json' };

const payload = { type: 'commerce_refund', order_id: '1234', amount: '25.00', currency: 'EUR', reason: 'other' };
const refund = {
  integration_id: 'int_01h455vb4pex5vsknk084sn02q',
  approval_reason: 'It came twice.',
  resource_type: 'order',
  action_operation: 'commerce_refund',
  payload,
};
const propose = (more: object): WireRequest => ({
  method: 'POST',
  path: PROPOSALS,
  headers: json,
  body: JSON.stringify({ ...refund, ...more }),
});
const proposePayload = (more: object) => propose({ payload: { ...payload, ...more } });
const execute = (body?: string): WireRequest => ({
  method: 'POST',
  path: `${PROPOSAL}/execute`,
  headers: json,
  ...(body === undefined ? {} : { body }),
});

/** Requests that both classes must judge the same. */
const AGREED: [verdict: Verdict, request: WireRequest][] = [
  ['handled', { method: 'GET', path: COLLECTION, headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: '', headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: 'limit=300&status=pending&tag=a+b%26c', headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: 'limit=1&', headers: key }],
  ['handled', { method: 'GET', path: `${COLLECTION}/search`, query: 'q=parcel&status=new,open', headers: key }],
  ['handled', { method: 'GET', path: ITEM, headers: { ...key, 'if-none-match': 'W/"1", "2"' } }],
  ['handled', { method: 'GET', path: ITEM.replace('02q', '02%71'), headers: key }],
  ['handled', { method: 'POST', path: COLLECTION, headers: json, body: '{"subject":"a"}' }],
  ['handled', { method: 'PATCH', path: ITEM, headers: patch, body: '{"contact":null}' }],
  ['handled', { method: 'PATCH', path: ITEM, headers: json, body: '{}' }],
  ['handled', { method: 'POST', path: `${ITEM}/messages`, headers: json, body: '{"message":{"content":"a"}}' }],
  ['handled', { method: 'POST', path: `${COLLECTION}/a%2Fb/actions`, headers: key }],
  ['handled', { method: 'GET', path: `${ITEM}/messages`, headers: key }],
  ['handled', propose({})],
  ['handled', propose({ supersedes: 'prop_01h455vb4pex5vsknk084sn02q' })],
  ['handled', proposePayload({ amount: '0', currency: 'XXX', order_id: '$' })],
  ['handled', { method: 'GET', path: PROPOSALS, query: 'limit=5&page_token=a', headers: key }],
  ['handled', { method: 'GET', path: PROPOSAL, headers: key }],
  ['handled', { method: 'POST', path: `${PROPOSAL}/cancel`, headers: key }],
  ['handled', { method: 'POST', path: `${PROPOSAL}/recheck`, headers: key }],
  ['handled', execute('{"dry_run":true}')],
  ['handled', { method: 'GET', path: ACTIONS, query: 'work_item_id=wi_01h455vb4pex5vsknk084sn02q', headers: key }],
  ['handled', { method: 'GET', path: ACTION, headers: key }],
  ['handled', { method: 'GET', path: INTEGRATIONS, query: 'limit=5&page_token=a', headers: key }],
  ['handled', { method: 'GET', path: `${INTEGRATIONS}/int_01h455vb4pex5vsknk084sn02q`, headers: key }],
  ['validationFail', { method: 'GET', path: `${INTEGRATIONS}/act_01h455vb4pex5vsknk084sn02q`, headers: key }],
  ['handled', { method: 'GET', path: OPERATIONS, query: 'limit=5&page_token=a', headers: key }],
  ['handled', { method: 'GET', path: `${OPERATIONS}/x_close_account`, headers: key }],
  ['validationFail', { method: 'GET', path: `${OPERATIONS}/X-Close`, headers: key }],
  ['handled', { method: 'GET', path: EVENTS, headers: key }],
  [
    'handled',
    { method: 'GET', path: EVENTS, query: 'after=7&types=proposal.*,a.b&limit=300&expand=data', headers: key },
  ],
  ['handled', { method: 'GET', path: EVENTS, query: 'after=9007199254740991&wait_seconds=30', headers: key }],
  ['validationFail', { method: 'GET', path: EVENTS, query: 'after=-1', headers: key }],
  ['validationFail', { method: 'GET', path: EVENTS, query: 'types=proposal', headers: key }],
  ['validationFail', { method: 'GET', path: EVENTS, query: 'wait_seconds=31', headers: key }],
  ['handled', { method: 'GET', path: HOOKS, headers: key }],
  ['handled', { method: 'POST', path: HOOKS, headers: json, body: `{${HOOK_URL},"types":["proposal.*"]}` }],
  ['validationFail', { method: 'POST', path: HOOKS, headers: json, body: `{${HOOK_URL},"types":["proposal"]}` }],
  ['validationFail', { method: 'POST', path: HOOKS, headers: json, body: '{}' }],
  ['handled', { method: 'GET', path: HOOK, headers: key }],
  ['validationFail', { method: 'GET', path: `${HOOKS}/whd_01h455vb4pex5vsknk084sn02q`, headers: key }],
  ['handled', { method: 'PATCH', path: HOOK, headers: patch, body: '{"filter":{"tag":null},"enabled":false}' }],
  ['handled', { method: 'DELETE', path: HOOK, headers: key }],
  ['handled', { method: 'POST', path: `${HOOK}/test`, headers: key }],
  ['handled', { method: 'POST', path: `${HOOK}/rotate-secret`, headers: json, body: '{"overlap_hours":0}' }],
  ['validationFail', { method: 'POST', path: `${HOOK}/rotate-secret`, headers: json, body: '{"overlap_hours":169}' }],
  ['handled', { method: 'POST', path: `${HOOK}/recover`, headers: json, body: '{"after_sequence":7}' }],
  ['handled', { method: 'GET', path: `${HOOK}/deliveries`, query: 'status=failed&limit=5&page_token=a', headers: key }],
  ['validationFail', { method: 'GET', path: `${HOOK}/deliveries`, query: 'status=lost', headers: key }],
  ['handled', { method: 'POST', path: `${HOOK}/deliveries/whd_01h455vb4pex5vsknk084sn02q/replay`, headers: key }],
  ['handled', { method: 'POST', path: CLAIMS, headers: json, body: '{"operations":["x_a"],"wait_seconds":30}' }],
  ['validationFail', { method: 'POST', path: CLAIMS, headers: json, body: '{"operations":["x_a","x_a"]}' }],
  ['handled', { method: 'POST', path: `${CLAIM}/begin`, headers: json, body: `{"token":"${CLAIM_TOKEN}"}` }],
  ['handled', { method: 'POST', path: `${CLAIM}/extend`, headers: json, body: `{"token":"${CLAIM_TOKEN}"}` }],
  ['validationFail', { method: 'POST', path: `${CLAIM}/extend`, headers: json, body: '{"token":"a"}' }],
  [
    'handled',
    { method: 'POST', path: `${CLAIM}/complete`, headers: json, body: `{"token":"${CLAIM_TOKEN}","result":{"a":1}}` },
  ],
  [
    'handled',
    {
      method: 'POST',
      path: `${CLAIM}/fail`,
      headers: json,
      body: `{"token":"${CLAIM_TOKEN}","outcome":"refused","message":"No."}`,
    },
  ],
  [
    'handled',
    { method: 'POST', path: `${ACTION}/result`, headers: json, body: `{"token":"${RESULT_TOKEN}","state":"done"}` },
  ],
  ['validationFail', { method: 'POST', path: `${ACTION}/result`, headers: json, body: '{"token":"a","state":"done"}' }],
  ['methodNotAllowed', { method: 'POST', path: INTEGRATIONS, headers: json, body: '{}' }],
  ['handled', { method: 'GET', path: ME, headers: key }],
  ['validationFail', { method: 'GET', path: ME, query: 'fields=key', headers: key }],
  ['handled', { method: 'GET', path: `${ITEM}/evidence`, query: 'limit=5', headers: key }],
  ['handled', { method: 'GET', path: `${DATA}/views/racing_catalog`, query: 'limit=5&date=2026-03-01', headers: key }],
  ['handled', { method: 'GET', path: `${DATA}/entities/group/2.136`, query: 'view_key=x', headers: key }],
  ['handled', { method: 'GET', path: `${DATA}/sources/feed/health`, query: 'view_key=x', headers: key }],
  ['validationFail', { method: 'GET', path: `${DATA}/sources/feed/health`, headers: key }],
  ['validationFail', { method: 'GET', path: `${DATA}/entities/horse/2.136`, query: 'view_key=x', headers: key }],
  ['validationFail', { method: 'GET', path: `${DATA}/views/racing_catalog`, query: 'date=2026-02-30', headers: key }],
  ['handled', { method: 'POST', path: `${ITEM}/evidence-packets`, headers: key }],
  ['handled', { method: 'POST', path: `${ITEM}/evidence-packets`, headers: json, body: '{}' }],
  ['notFound', { method: 'GET', path: `${COLLECTION}/`, headers: key }],
  ['notFound', { method: 'GET', path: `${ITEM}/`, headers: key }],
  ['notFound', { method: 'GET', path: `${COLLECTION}//messages`, headers: key }],
  ['notFound', { method: 'GET', path: `/${COLLECTION}`, headers: key }],
  ['notFound', { method: 'GET', path: `${ITEM}/messages/1`, headers: key }],
  ['notFound', { method: 'GET', path: COLLECTION.toUpperCase(), headers: key }],
  ['notFound', { method: 'GET', path: `${COLLECTION};v=1`, headers: key }],
  ['notFound', { method: 'PUT', path: '/api/v1/public/nothing', headers: {} }],
  ['methodNotAllowed', { method: 'PUT', path: COLLECTION, headers: {} }],
  ['methodNotAllowed', { method: 'HEAD', path: ITEM, headers: key }],
  ['methodNotAllowed', { method: 'GET', path: `${ITEM}/actions`, headers: key }],
  ['methodNotAllowed', { method: 'PATCH', path: PROPOSAL, headers: json, body: '{}' }],
  ['methodNotAllowed', { method: 'DELETE', path: PROPOSAL, headers: key }],
  ['methodNotAllowed', { method: 'GET', path: `${PROPOSAL}/execute`, headers: key }],
  ['methodNotAllowed', { method: 'POST', path: ACTIONS, headers: json, body: '{}' }],
  ['notFound', { method: 'GET', path: '/api/v1/public/action-proposals', headers: key }],
  ['notFound', { method: 'POST', path: `${PROPOSAL}/approve`, headers: json, body: '{}' }],
  ['notFound', { method: 'POST', path: `${PROPOSAL}/reject`, headers: json, body: '{}' }],
  ['unauthorized', { method: 'GET', path: COLLECTION, headers: {} }],
  ['unauthorized', { method: 'GET', path: `${COLLECTION}/x`, query: 'unknown=1', headers: { 'x-api-key': 'bad' } }],
  ['unauthorized', { method: 'POST', path: COLLECTION, headers: {}, body: '{' }],
  ['validationFail', { method: 'GET', path: `${COLLECTION}/wi_x`, headers: key }],
  ['validationFail', { method: 'GET', path: ITEM, query: 'unknown=1', headers: key }],
  ['validationFail', { method: 'GET', path: ITEM, headers: { ...key, 'if-none-match': '1' } }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'limit=1&limit=1', headers: key }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'tag=a&tag=b', headers: key }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'tag[]=a', headers: key }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'limit=0', headers: key }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'limit=1.5', headers: key }],
  ['validationFail', { method: 'GET', path: COLLECTION, query: 'updated_since=yesterday', headers: key }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json, body: '{' }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json, body: 'null' }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json, body: '{"subject":"a","tenant_id":"b"}' }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json, body: '{"subject":"a","__proto__":{}}' }],
  ['validationFail', { method: 'POST', path: COLLECTION, headers: json, body: '{"subject":5}' }],
  ['validationFail', { method: 'PATCH', path: ITEM, headers: patch, body: '5' }],
  ['validationFail', propose({ payload: undefined })],
  ['validationFail', propose({ payload: null })],
  ['validationFail', propose({ payload: [payload] })],
  ['validationFail', propose({ payload: { ...payload, type: undefined } })],
  ['validationFail', propose({ action_operation: 'chat_delete_message' })],
  ['validationFail', propose({ resource_type: 'Customer' })],
  ['validationFail', propose({ integration_id: 'prop_01h455vb4pex5vsknk084sn02q' })],
  ['validationFail', propose({ approval_reason: ' ' })],
  ['validationFail', propose({ supersedes: null })],
  ['validationFail', propose({ status: 'approved' })],
  ['validationFail', proposePayload({ type: 'chat_post_message' })],
  ['validationFail', proposePayload({ type: 7 })],
  ['validationFail', proposePayload({ amount: 25 })],
  ['validationFail', proposePayload({ amount: '1e3' })],
  ['validationFail', proposePayload({ amount: '-1.00' })],
  ['validationFail', proposePayload({ amount: '007.00' })],
  ['validationFail', proposePayload({ amount: '1.' })],
  ['validationFail', proposePayload({ amount: '1.00000' })],
  ['validationFail', proposePayload({ amount: '9'.repeat(16) })],
  ['validationFail', proposePayload({ currency: 'eur' })],
  ['validationFail', proposePayload({ currency: { $ne: 'EUR' } })],
  ['validationFail', proposePayload({ order_id: '12 34' })],
  ['validationFail', proposePayload({ reason: 'boredom' })],
  ['validationFail', proposePayload({ provider: 'stripe' })],
  ['validationFail', execute()],
  ['validationFail', execute('{}')],
  ['validationFail', execute('{"dry_run":"true"}')],
  ['validationFail', execute('{"dry_run":false,"force":true}')],
  [
    'validationFail',
    { method: 'GET', path: ACTIONS, query: 'work_item_id=act_01h455vb4pex5vsknk084sn02q', headers: key },
  ],
  ['validationFail', { method: 'GET', path: ACTION.replace('act_', 'prop_'), headers: key }],
  ['validationFail', { method: 'POST', path: `${ITEM}/evidence-packets`, headers: json, body: '{"tenant_id":"b"}' }],
];

describe('the compiled backend and the stock class', () => {
  let ours: Judge;
  let stock: Judge;

  beforeAll(async () => {
    ours = await startOurs();
    stock = await startStock();
  });

  const both = (request: WireRequest) => Promise.all([ours(request), stock(request)]);

  it.each(AGREED)('agree on %s for %j', async (verdict, request) => {
    const [a, b] = await both(request);
    expect(a.verdict).toBe(verdict);
    expect(a).toEqual(b);
  });

  it('agree on an id of 5,000 characters', async () => {
    const request = { method: 'GET', path: `${COLLECTION}/${'a'.repeat(5_000)}`, headers: key };
    const [a, b] = await both(request);
    expect(a).toEqual({ verdict: 'validationFail', operationId: 'getWorkItem' });
    expect(a).toEqual(b);
  });

  it('agree on at least one handled request of each operation', async () => {
    const outcomes = await Promise.all(AGREED.map(([, request]) => ours(request)));
    const handled = outcomes.filter(({ verdict }) => verdict === 'handled').map(({ operationId }) => operationId);
    expect([...new Set(handled)].sort()).toEqual(Object.keys(routes).sort());
  });

  describe.each(DIFFERENCES)('differ: $name', (difference) => {
    it.each(difference.examples.map((request) => [request]))('%j', async (request) => {
      const [a, b] = await both(request);
      expect(a).not.toEqual(b);
      expect(differenceBetween(request, a, b)?.name).toBe(difference.name);
    });
  });

  it(`differ in nothing else, over ${GENERATED_REQUESTS} generated requests`, { tags: 'full' }, async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const [a, b] = await both(request);
        const difference = differenceBetween(request, a, b);
        expect(difference, JSON.stringify({ ours: a, stock: b }, null, 2)).not.toBeNull();
      }),
      { numRuns: GENERATED_REQUESTS },
    );
  });

  describe.each(Object.values(routes))('agree on generated requests for $operationId', (route) => {
    const judge = (requests: fc.Arbitrary<WireRequest>, verdict: Verdict) =>
      fc.assert(
        fc.asyncProperty(requests, async (request) => {
          const [a, b] = await both(request);
          // A request with a wrong method has no operation.
          const known = verdict === 'methodNotAllowed' ? {} : { operationId: route.operationId };
          expect(a).toMatchObject({ verdict, ...known });
          expect(differenceBetween(request, a, b), JSON.stringify({ ours: a, stock: b }, null, 2)).not.toBeNull();
        }),
        { numRuns: GENERATED_OF_A_KIND },
      );

    it('that are valid: handled', () => judge(rightRequest(route), 'handled'));
    it('without a valid key: unauthorized', () => judge(strangersRequest(route), 'unauthorized'));
    it('with another method: methodNotAllowed', () => judge(wrongMethodRequest(route), 'methodNotAllowed'));
    if (route.ignoresRequest) return;
    it('with an unknown parameter: validationFail', () => judge(invalidRequest(route), 'validationFail'));
    if (route.validate.body === undefined) return;
    it('with a wrong body: validationFail', () => judge(wrongBodyRequest(route), 'validationFail'));
  });
});
