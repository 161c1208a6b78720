/** Runs the generated TypeScript SDK against a scripted server, which answers with the examples of the contract. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** The part of the SDK under test. Its sources do not compile under the options of the tests; `sdk/typescript` compiles them. */
interface Sdk {
  Workgate: new (options: { apiKey: string; baseUrl: string }) => Client;
  Refused: new (message: string) => Error;
  errors: Record<
    | 'ApiError'
    | 'NetworkError'
    | 'RateLimitedError'
    | 'RequestTimeoutError'
    | 'UnavailableError'
    | 'ValidationError'
    | 'WaitTimeoutError',
    new () => Error
  >;
}
interface CallSettings {
  signal?: AbortSignal;
  timeoutMs?: number;
  maxRetries?: number;
}
interface Client {
  workItems: {
    create(given: { body: { subject: string } }): Promise<{ workItemId: string; createdAt: Date }>;
    list(given?: object, settings?: CallSettings): Promise<unknown>;
    update(given: { workItemId: string; body: object }, settings?: CallSettings): Promise<unknown>;
  };
  followEvents(options?: {
    after?: number;
    types?: string[];
    log?: (line: string) => void;
  }): AsyncIterable<{ sequence: number; at: Date }>;
  waitForProposal(id: string, options: { until: 'decided' | 'ended'; timeoutMs?: number }): Promise<{ status: string }>;
  worker(
    operation: string,
    handler: (claim: { payload: unknown }) => object,
  ): { run: () => Promise<void>; stop: () => void };
}
const sdk = '../../generated/sdk/typescript/src/index.ts';
const { Workgate, Refused } = await vi.importActual<Sdk>(sdk);
const {
  ApiError,
  NetworkError,
  RateLimitedError,
  RequestTimeoutError,
  UnavailableError,
  ValidationError,
  WaitTimeoutError,
} = await vi.importActual<Sdk['errors']>(sdk);

type Answer = (response: ServerResponse) => void;
interface Arrival {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const CONTRACT = new URL('../../generated/rest/public-api.openapi.json', import.meta.url);

let examples: Record<string, { value: Record<string, unknown> }>;
let answers: Answer[] = [];
let arrivals: Arrival[] = [];
let workgate: Client;
const server = createServer(async (request, response) => {
  const { method, url, headers } = request;
  arrivals.push({ method, url, headers, body: await text(request) });
  const answer = answers.shift();
  if (answer === undefined) response.destroy();
  else answer(response);
});

beforeAll(async () => {
  examples = JSON.parse(await readFile(CONTRACT, 'utf8')).components.examples;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  workgate = new Workgate({ apiKey: 'wg_test_key', baseUrl });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = [];
  arrivals = [];
});

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const exampleOf = (name: string) => examples[name]?.value ?? {};
const item = () => json(200, exampleOf('WorkItem'));
const emptyPage = () => json(200, { work_items: [], next_page_token: null });
/** Returns a refusal with `Retry-After: 0`, so that the test does not wait. */
const refusal = (status: number, type: string, retryable: boolean) =>
  json(
    status,
    { error: { type, code: type, message: 'Not now.', correlation_id: 'cor_1', retryable } },
    { 'Retry-After': '0' },
  );
const limited = () => refusal(429, 'rate_limited', true);
const unavailable = () => refusal(503, 'unavailable', true);
const cut: Answer = (response) => response.destroy();
const silence: Answer = () => undefined;
const paths = () => arrivals.map(({ method, url }) => `${method} ${url?.split('/').at(-1)}`);

describe('calls of the TypeScript SDK', () => {
  it('are retried after 429 and 503 with the same Idempotency-Key', async () => {
    answers = [limited(), unavailable(), json(201, exampleOf('WorkItem'))];
    const created = await workgate.workItems.create({ body: { subject: 'One' } });
    expect(created.workItemId).toBe(exampleOf('WorkItem')['work_item_id']);
    expect(created.createdAt).toBeInstanceOf(Date);
    expect(arrivals.map(({ body }) => body)).toEqual(Array(3).fill('{"subject":"One"}'));
    const keys = arrivals.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('fail with the error of the service after two retries', async () => {
    answers = [limited(), limited(), limited(), emptyPage()];
    const thrown = await workgate.workItems.list().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(RateLimitedError);
    expect(thrown).toMatchObject({ status: 429, code: 'rate_limited', retryable: true, attempts: 3, retryAfterMs: 0 });
    expect(arrivals).toHaveLength(3);
  });

  it('are not retried after 503 if they have no Idempotency-Key', async () => {
    const patch = () => workgate.workItems.update({ workItemId: 'wi_1', body: { priority: 'low' } });
    answers = [limited(), item(), unavailable(), item()];
    await patch();
    await expect(patch()).rejects.toBeInstanceOf(UnavailableError);
    expect(paths()).toEqual(Array(3).fill('PATCH wi_1'));
  });

  it('are not retried after 400, and report the refusal', async () => {
    answers = [refusal(400, 'validation_error', false), item()];
    const thrown = await workgate.workItems.create({ body: { subject: '' } }).catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ValidationError);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ status: 400, correlationId: 'cor_1', attempts: 1 });
    expect(arrivals).toHaveLength(1);
  });

  it('are retried after a cut connection, and report cut connections and timeouts as their own errors', async () => {
    answers = [cut, emptyPage(), cut, silence, silence];
    await workgate.workItems.list();
    await expect(workgate.workItems.list({}, { maxRetries: 0 })).rejects.toBeInstanceOf(NetworkError);
    expect(arrivals).toHaveLength(3);
    const impatient = { timeoutMs: 20 };
    const list = workgate.workItems.list({}, { ...impatient, maxRetries: 0 });
    await expect(list).rejects.toBeInstanceOf(RequestTimeoutError);
    const patch = workgate.workItems.update({ workItemId: 'wi_1', body: { priority: 'low' } }, impatient);
    await expect(patch).rejects.toMatchObject({ name: 'RequestTimeoutError', attempts: 1 });
  });

  it('end with the reason of their signal, during a request or a pause before a retry', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const list = ({ signal }: AbortController) => workgate.workItems.list({}, { signal });
    answers = [() => first.abort('enough')];
    await expect(list(first)).rejects.toBe('enough');
    answers = [
      (response) => {
        json(503, {}, { 'Retry-After': '30' })(response);
        response.once('close', () => second.abort('enough of waiting'));
      },
    ];
    await expect(list(second)).rejects.toBe('enough of waiting');
    expect(arrivals).toHaveLength(2);
  });
});

describe('followers of the TypeScript SDK', () => {
  const event = (sequence: number) => {
    const [first] = exampleOf('EventPage')['events'] as object[];
    return { ...first, event_id: `evt_${sequence}`, sequence };
  };
  const page = (sequences: number[], nextAfter: number, head = nextAfter) =>
    json(200, { events: sequences.map(event), next_after: nextAfter, head });

  it('deliver each event once and in order, and continue from next_after after a fault', async () => {
    const warnings: string[] = [];
    answers = [page([3, 4], 7, 9), unavailable(), page([4, 8], 9)];
    const follower = workgate.followEvents({ after: 2, types: ['work_item.*'], log: (line) => warnings.push(line) });
    const seen: number[] = [];
    for await (const { sequence, at } of follower) {
      expect(at).toBeInstanceOf(Date);
      seen.push(sequence);
      if (sequence === 8) break;
    }
    expect(seen).toEqual([3, 4, 8]);
    const asked = arrivals.map(({ url }) => new URL(url ?? '', 'http://x').searchParams);
    expect(asked.map((query) => query.get('after'))).toEqual(['2', '7', '7']);
    expect(asked[0]?.get('types')).toBe('work_item.*');
    expect(warnings).toEqual(['There is nothing to be had at the moment.']);
  });

  it('end on a permanent error', async () => {
    answers = [refusal(403, 'authorization_error', false), page([1], 1)];
    const following = workgate.followEvents()[Symbol.asyncIterator]().next();
    await expect(following).rejects.toMatchObject({ status: 403 });
    expect(arrivals).toHaveLength(1);
  });
});

describe('waitForProposal of the TypeScript SDK', () => {
  const proposal = (status: string) => json(200, { ...exampleOf('ActionProposal'), status });
  const log = () => json(200, { events: [], next_after: 5, head: 5 });
  const happened = (sequence: number) => {
    const [first] = exampleOf('EventPage')['events'] as object[];
    return json(200, { events: [{ ...first, sequence }], next_after: sequence, head: sequence });
  };

  it('returns at a final status, and continues at an unknown one', async () => {
    answers = [log(), proposal('approved'), happened(6), proposal('a_later_label'), happened(7), proposal('executed')];
    const ended = await workgate.waitForProposal('prop_1', { until: 'ended' });
    expect(ended.status).toBe('executed');
    expect(answers).toEqual([]);
  });

  it('reports the current status when the timeout is over', async () => {
    answers = [log(), proposal('pending_approval'), silence];
    const thrown = await workgate.waitForProposal('prop_1', { until: 'decided', timeoutMs: 400 }).catch((e) => e);
    expect(thrown).toBeInstanceOf(WaitTimeoutError);
    expect(thrown.proposal.status).toBe('pending_approval');
  });
});

describe('workers of the TypeScript SDK', () => {
  it('begin each operation that they claim, and report its result or refusal', async () => {
    const claim = json(200, exampleOf('OperationClaimAnswer'));
    const lease = json(200, { lease_seconds: 60, lease_expires_at: '2030-01-01T00:00:00.000Z' });
    const end = json(200, exampleOf('OperationClaimEnd'));
    answers = [claim, lease, end, claim, lease, end];
    const { claim_id: claimId, token, payload } = exampleOf('OperationClaimAnswer')['claim'] as Record<string, unknown>;
    const payloads: unknown[] = [];
    const worker = workgate.worker('x_close_account', ({ payload: given }) => {
      payloads.push(given);
      if (payloads.length === 1) return { closure_id: 'cl_17' };
      worker.stop();
      throw new Refused('The account has a balance.');
    });
    await worker.run();
    expect(payloads).toEqual([payload, payload]);
    expect(arrivals.map(({ url }) => url?.split('/operation-claims')[1])).toEqual([
      '',
      `/${claimId}/begin`,
      `/${claimId}/complete`,
      '',
      `/${claimId}/begin`,
      `/${claimId}/fail`,
    ]);
    const sent = arrivals.map(({ body }) => JSON.parse(body));
    expect(sent[0]).toMatchObject({ operations: ['x_close_account'] });
    expect(sent[1]).toEqual({ token });
    expect(sent[2]).toEqual({ token, result: { closure_id: 'cl_17' } });
    expect(sent[5]).toEqual({ token, outcome: 'refused', message: 'The account has a balance.' });
  });
});
