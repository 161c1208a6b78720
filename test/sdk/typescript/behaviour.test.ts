/** Tests retries, timeouts and cancellation against a server whose responses the test sets. */
import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import {
  ApiError,
  InternalError,
  InvalidResponseError,
  NetworkError,
  NotModifiedError,
  RequestTimeoutError,
  UnavailableError,
  Workgate,
  WorkgateError,
} from '@workgate/sdk';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let answers: Answer[] = [];
let arrivals: IncomingMessage[] = [];
const server = createServer((request, response) => {
  arrivals.push(request);
  const answer = answers.shift();
  if (answer === undefined) response.destroy();
  else answer(response, request);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a/path/`;
const workgate = new Workgate({ apiKey: 'wg_test_key', baseUrl, timeoutMs: 10_000 });

after(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers = [];
  arrivals = [];
});

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => {
  return (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const refusal = (status: number, headers: Record<string, string> = {}): Answer => {
  const type = status === 429 ? 'rate_limited' : 'unavailable';
  return json(
    status,
    { error: { type, code: type, message: 'Not now.', correlation_id: '', retryable: true } },
    headers,
  );
};
const NOW = { 'Retry-After': '0' };
const emptyPage = json(200, { work_items: [], next_page_token: null });
const item = json(200, {
  work_item_id: 'wi_1',
  created_at: '2026-03-01T09:30:00.000Z',
  updated_at: '2026-03-01T09:30:00.000Z',
  contact: null,
  assignee: null,
});

test('the SDK keeps the path of the base URL, and does not double its last slash', async () => {
  answers = [emptyPage];
  await workgate.workItems.list({ updatedSince: new Date('2026-03-01T10:30:00+01:00'), tag: 'a b&c' });
  assert.equal(
    arrivals[0]?.url,
    '/a/path/api/v1/public/work-items?tag=a+b%26c&updated_since=2026-03-01T09%3A30%3A00.000Z',
  );
});

test('an identifier cannot change the path', async () => {
  answers = [item];
  await workgate.workItems.get({ workItemId: '../x?y$&' });
  assert.equal(arrivals[0]?.url, '/a/path/api/v1/public/work-items/..%2Fx%3Fy%24%26');
  for (const workItemId of ['', '.', '..']) {
    await assert.rejects(workgate.workItems.get({ workItemId }), TypeError);
  }
});

test('the caller’s own idempotency key replaces the generated one in every attempt', async () => {
  answers = [refusal(503, NOW), item];
  await workgate.workItems.create({ idempotencyKey: 'mine', body: { subject: 'One' } });
  assert.deepEqual(
    arrivals.map(({ headers }) => headers['idempotency-key']),
    ['mine', 'mine'],
  );
});

test('Retry-After may be a date', async () => {
  answers = [refusal(503, { 'Retry-After': new Date(Date.now() + 1100).toUTCString() }), emptyPage];
  await workgate.workItems.list();
  assert.equal(arrivals.length, 2);
});

test('Retry-After is seconds or an HTTP date, and anything else is ignored', async () => {
  const told = async (value: string): Promise<number | undefined> => {
    answers = [refusal(503, { 'Retry-After': value })];
    const error = await workgate.workItems.list({}, { maxRetries: 0 }).catch((thrown: unknown) => thrown);
    assert.ok(error instanceof ApiError);
    return error.retryAfterMs;
  };
  assert.equal(await told('0'), 0);
  assert.equal(await told('7'), 7000);
  assert.equal(await told('Sun, 01 Mar 2020 09:29:00 GMT'), 0);
  assert.ok(((await told('Sun, 01 Mar 2099 09:29:00 GMT')) ?? 0) > 0);
  for (const value of ['', '-1', '1.5', '5, 5', 'soon', '2099-03-01', 'Abc, 99 Xyz 2099 09:29:00 GMT']) {
    assert.equal(await told(value), undefined, value);
  }
});

test('without Retry-After the SDK chooses the delay, and gives up after two retries', async () => {
  answers = [refusal(503), refusal(503, NOW), refusal(503, NOW), emptyPage];
  await assert.rejects(workgate.workItems.list(), UnavailableError);
  assert.equal(arrivals.length, 3);
});

test('a Retry-After of an hour is not waited for, but reported in the error', async () => {
  answers = [refusal(429, { 'Retry-After': '3600' }), emptyPage];
  await assert.rejects(
    workgate.workItems.list(),
    (error) => error instanceof ApiError && error.retryAfterMs === 3_600_000,
  );
  assert.equal(arrivals.length, 1);
});

test('a patch is retried after 429, which has no effect, but not after 503, which may have one', async () => {
  const patch = () => workgate.workItems.update({ workItemId: 'wi_1', ifMatch: '"1"', body: { priority: 'low' } });
  answers = [refusal(429, NOW), item, refusal(503, NOW)];
  await patch();
  await assert.rejects(patch(), UnavailableError);
  assert.equal(arrivals.length, 3);
});

test('an Idempotency-Key header does not make a patch repeatable', async () => {
  answers = [refusal(503, NOW), item];
  const headers = { 'Idempotency-Key': 'mine' };
  const patch = workgate.workItems.update({ workItemId: 'wi_1', body: { priority: 'low' } }, { headers });
  await assert.rejects(patch, UnavailableError);
});

test('executing a proposal is retried without an idempotency key, because the proposal is the key', async () => {
  answers = [refusal(503, NOW), json(200, { proposal: {}, action: null, policy: {} })];
  await assert.rejects(
    workgate.actions.executeProposal({ proposalId: 'prop_1', body: { dryRun: false } }),
    InvalidResponseError,
  );
  assert.equal(arrivals.length, 2);
  assert.equal(arrivals[1]?.headers['idempotency-key'], undefined);
});

test('a broken connection is retried, and finally throws NetworkError', async () => {
  answers = [(response) => response.destroy(), emptyPage];
  await workgate.workItems.list();
  await assert.rejects(workgate.workItems.list({}, { maxRetries: 0 }), NetworkError);
});

test('a timeout is retried if this has no second effect, and finally throws RequestTimeoutError', async () => {
  const patch = { workItemId: 'wi_1', body: { priority: 'low' as const } };
  answers = [() => {}, emptyPage, () => {}, () => {}];
  await workgate.workItems.list({}, { timeoutMs: 200 });
  await assert.rejects(workgate.workItems.update(patch, { timeoutMs: 50 }), RequestTimeoutError);
  await assert.rejects(workgate.workItems.list({}, { timeoutMs: 50, maxRetries: 0 }), RequestTimeoutError);
  assert.equal(arrivals.length, 4);
});

test('the total timeout limits the attempts and the delays between them', async () => {
  answers = [() => {}, () => {}, () => {}];
  await assert.rejects(
    workgate.workItems.list({}, { totalTimeoutMs: 100, maxRetries: 10 }),
    (error) => error instanceof RequestTimeoutError && error.attempts === 1,
  );
  answers = [refusal(503, { 'Retry-After': '30' })];
  await assert.rejects(
    workgate.workItems.list({}, { totalTimeoutMs: 10_000 }),
    (error) => error instanceof UnavailableError && error.attempts === 1,
  );
});

test('408, and retryable 409 and 5xx, are retried; errors marked as not retryable are not', async () => {
  const refused = (status: number, retryable: boolean) =>
    json(status, { error: { type: 'conflict', code: 'conflict', message: 'No.', correlation_id: '', retryable } });
  answers = [refused(408, false), refused(409, true), refused(500, true), item];
  await workgate.workItems.create({ body: { subject: 'One' } }, { maxRetries: 3 });
  assert.equal(new Set(arrivals.map(({ headers }) => headers['idempotency-key'])).size, 1);
  for (const status of [409, 422, 500, 503]) {
    answers = [refused(status, false), item];
    await assert.rejects(workgate.workItems.create({ body: { subject: 'One' } }), ApiError);
  }
  assert.equal(arrivals.length, 8);
});

test('errors contain the idempotency key, the request id and the number of attempts', async () => {
  const caught = async (call: Promise<unknown>): Promise<WorkgateError> => {
    const error = await call.catch((thrown: unknown) => thrown);
    assert.ok(error instanceof WorkgateError);
    return error;
  };
  answers = [
    (response) => response.writeHead(201).end('<h1>'),
    (response) => response.destroy(),
    refusal(429, NOW),
    refusal(503),
  ];
  const unreadable = await caught(workgate.workItems.create({ idempotencyKey: 'mine', body: { subject: 'One' } }));
  assert.equal(unreadable.idempotencyKey, 'mine');
  assert.equal(unreadable.requestId, arrivals[0]?.headers['x-request-id']);
  const headers = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };
  const unanswered = await caught(workgate.workItems.list({}, { headers, maxRetries: 0 }));
  assert.deepEqual(
    [unanswered.idempotencyKey, unanswered.requestId, unanswered.attempts],
    [undefined, '4bf92f3577b34da6a3ce929d0e0e4736', 1],
  );
  assert.equal((await caught(workgate.workItems.list({}, { maxRetries: 1 }))).attempts, 2);
});

test('a signal cancels a call, which rejects with the signal’s reason', async () => {
  const controller = new AbortController();
  answers = [() => controller.abort(new Error('enough'))];
  await assert.rejects(workgate.workItems.list({}, { signal: controller.signal }), { message: 'enough' });
});

test('a signal cancels the delay between attempts', async () => {
  const controller = new AbortController();
  answers = [refusal(503, { 'Retry-After': '30' })];
  const listing = workgate.workItems.list({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error('enough')), 50);
  await assert.rejects(listing, { message: 'enough' });
});

test('a 304 throws NotModifiedError', async () => {
  answers = [(response) => response.writeHead(304).end()];
  await assert.rejects(workgate.workItems.get({ workItemId: 'wi_1', ifNoneMatch: '"1"' }), NotModifiedError);
});

test('an HTML page or redirect from a gateway becomes an error', async () => {
  answers = [
    (response) => response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Oh</h1>'),
    (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Portal</h1>'),
    (response) => response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  ];
  await assert.rejects(workgate.workItems.list(), InternalError);
  await assert.rejects(workgate.workItems.list(), InvalidResponseError);
  await assert.rejects(workgate.workItems.list(), InvalidResponseError);
});

test('invalid options are refused at once', () => {
  assert.throws(() => new Workgate({ apiKey: '', baseUrl }), TypeError);
  assert.throws(() => new Workgate({ apiKey: 'wg_test_key\n', baseUrl }), /^TypeError: (?!.*wg_test)/);
  assert.throws(() => new Workgate({ apiKey: 'wg_test_key', baseUrl: 'work.acme.com' }), TypeError);
  for (const end of ['?', '#', '?x=1', '#x']) {
    assert.throws(() => new Workgate({ apiKey: 'wg_test_key', baseUrl: `https://work.acme.com${end}` }), TypeError);
  }
  for (const maxRetries of [11, -1, 1.5, Number.NaN]) {
    assert.throws(() => new Workgate({ apiKey: 'wg_test_key', baseUrl, maxRetries }), TypeError);
  }
  for (const timeoutMs of [0, -1, 1.5, 2 ** 31, Number.NaN, Number.POSITIVE_INFINITY]) {
    assert.throws(() => new Workgate({ apiKey: 'wg_test_key', baseUrl, timeoutMs }), TypeError);
  }
});
