import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../../generated/rest/routes.ts';
import { DIFFERENCES, differenceBetween } from './differences.ts';
import { anyRequest } from './requests.ts';
import { type Judge, startOurs, startStock, type Verdict, type WireRequest } from './two-backends.ts';

const COLLECTION = '/api/v1/public/work-items';
const ITEM = `${COLLECTION}/wi_01h455vb4pex5vsknk084sn02q`;
const GENERATED_REQUESTS = 5_000;

const key = { 'x-api-key': 'good' };
const json = { ...key, 'content-type': 'application/json' };
const patch = { ...key, 'content-type': 'application/merge-patch+json' };

/** Requests of which both classes must think the same. */
const AGREED: [verdict: Verdict, request: WireRequest][] = [
  ['handled', { method: 'GET', path: COLLECTION, headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: '', headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: 'limit=300&status=pending&tag=a+b%26c', headers: key }],
  ['handled', { method: 'GET', path: COLLECTION, query: 'limit=1&', headers: key }],
  ['handled', { method: 'GET', path: ITEM, headers: { ...key, 'if-none-match': 'W/"1", "2"' } }],
  ['handled', { method: 'GET', path: ITEM.replace('02q', '02%71'), headers: key }],
  ['handled', { method: 'POST', path: COLLECTION, headers: json, body: '{"subject":"a"}' }],
  ['handled', { method: 'PATCH', path: ITEM, headers: patch, body: '{"contact":null}' }],
  ['handled', { method: 'PATCH', path: ITEM, headers: json, body: '{}' }],
  ['handled', { method: 'POST', path: `${ITEM}/messages`, headers: json, body: '{"message":{"content":"a"}}' }],
  ['handled', { method: 'POST', path: `${COLLECTION}/a%2Fb/actions`, headers: key }],
  ['handled', { method: 'GET', path: `${ITEM}/evidence`, query: 'limit=5', headers: key }],
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

  it.each(AGREED)('agree: %s %j', async (verdict, request) => {
    const [a, b] = await both(request);
    expect(a.verdict).toBe(verdict);
    expect(a).toEqual(b);
  });

  it('agree on ids of any length', async () => {
    const request = { method: 'GET', path: `${COLLECTION}/${'a'.repeat(5_000)}`, headers: key };
    const [a, b] = await both(request);
    expect(a).toEqual({ verdict: 'validationFail', operationId: 'getWorkItem' });
    expect(a).toEqual(b);
  });

  it('have every operation among the requests that both let through', async () => {
    const outcomes = await Promise.all(AGREED.map(([, request]) => ours(request)));
    const handled = outcomes.filter(({ verdict }) => verdict === 'handled').map(({ operationId }) => operationId);
    const listMessages = await ours({ method: 'GET', path: `${ITEM}/messages`, headers: key });
    expect([...new Set([...handled, listMessages.operationId])].sort()).toEqual(Object.keys(routes).sort());
  });

  describe.each(DIFFERENCES)('differ: $name', (difference) => {
    it.each(difference.examples.map((request) => [request]))('%j', async (request) => {
      const [a, b] = await both(request);
      expect(a).not.toEqual(b);
      expect(differenceBetween(request, a, b)?.name).toBe(difference.name);
    });
  });

  it('differ in nothing else, over thousands of generated requests', async () => {
    const verdicts = new Set<string>();
    await fc.assert(
      fc.asyncProperty(anyRequest, async (request) => {
        const [a, b] = await both(request);
        verdicts.add(`${a.operationId}: ${a.verdict}`);
        const difference = differenceBetween(request, a, b);
        expect(difference, JSON.stringify({ ours: a, stock: b }, null, 2)).not.toBeNull();
      }),
      { numRuns: GENERATED_REQUESTS },
    );
    // The requests are worth something: every operation was reached, refused and passed.
    for (const operationId of Object.keys(routes)) {
      expect(verdicts).toContain(`${operationId}: handled`);
      expect(verdicts).toContain(`${operationId}: unauthorized`);
      if (operationId !== 'directActionExecution') expect(verdicts).toContain(`${operationId}: validationFail`);
    }
  });
});
