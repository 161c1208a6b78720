import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { setDefaultCACertificates } from 'node:tls';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SendingCall, UnknownCode } from '../../src/integrations/providers/connector.ts';
import { carrierTo } from '../../src/integrations/providers/webhook/carrier.ts';
import { receiverOf } from '../../src/integrations/providers/webhook/receiver.ts';
import type { AnyPayload } from '../../src/operations/operation.ts';
import { newSigningSecret } from '../../src/platform/standard-webhooks.ts';
import { certificateFor } from '../support/certificate.ts';
import { sendingCall } from '../support/provider-call.ts';
import { Flood, json, problem, type Received, type Reply, WebhookReceiver } from '../support/webhook-receiver.ts';

/** DNS look-ups are spied on, so that the tests can decide which addresses a name has. */
vi.mock('node:dns/promises', { spy: true });

const MIB = 1024 * 1024;
const SECRET = newSigningSecret();
const RESULT = { type: 'x_close_account', closure: 'c-17' };
const PAYLOAD = { type: 'x_close_account', account: 'a-1', note: 'Ünïcode – 100 %' } as AnyPayload;

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  vi.mocked(lookup).mockReset();
  receiver.received.length = 0;
  receiver.connections = 0;
  receiver.reply(json(200, {}));
});

interface Addresses {
  url?: string;
  lookup_url?: string;
  dry_run_url?: string;
}

const ALL = () => ({
  url: receiver.url('/do?team=7'),
  lookup_url: receiver.url('/known/?team=7'),
  dry_run_url: receiver.url('/would'),
});

/** Reads a result as a closed `result_schema` with one member does. */
const readResult: SendingCall['readResult'] = (value) => {
  const { closure, ...others } = value as Record<string, unknown>;
  if (typeof closure !== 'string') return { problem: 'closure must be a text', details: [] };
  const [other] = Object.keys(others);
  return other === undefined ? { result: RESULT } : { problem: `${other} is not a member of it`, details: [] };
};

/** Returns the carrier of an integration with these addresses, and calls through this carrier. */
function carrying(addresses: Addresses = ALL(), more: Partial<SendingCall<AnyPayload>> = {}, allowLoopback = true) {
  const receivers = receiverOf({
    settingsOf: async () => ({ url: receiver.url('/do'), ...addresses }),
    signingSecretsOf: async () => [SECRET],
  });
  const url = new URL(addresses.url ?? receiver.url('/do')).href;
  const target = { provider: 'webhook', address: url, account: 'credential/1', workspace: null };
  const call = { ...sendingCall(PAYLOAD, target), readResult, ...more };
  const carrier = carrierTo(receivers, { allowLoopback });
  return {
    call,
    carrier,
    execute: () => carrier.execute(call),
    lookup: () => carrier.lookup(call),
    dryRun: () => carrier.dryRun(call),
  };
}

/** Verifies a request with the independent library. @throws {Error} if the signature is not valid. */
function verified({ headers, body }: Received): void {
  new Webhook(SECRET).verify(body, headers as Record<string, string>, { jsonParse: false });
}

const last = () => receiver.received.at(-1) as Received;

const raw =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Reply =>
  (_received, response) =>
    void response.writeHead(status, headers).end(body);

describe('a request', () => {
  test('contains all that the receiver needs, signed according to Standard Webhooks', async () => {
    receiver.reply(json(200, { closure: 'c-17' }));
    const approvedBy = [{ type: 'user' as const, id: 'usr_1', displayName: 'Ada' }];
    const { call, execute } = carrying(ALL(), { approvedBy, attempt: 2, operationVersion: 3 });
    expect(await execute()).toEqual({ kind: 'succeeded', result: RESULT });
    expect(receiver.received).toHaveLength(1);
    const { method, path, headers, body } = last();
    expect([method, path]).toEqual(['POST', '/do?team=7']);
    verified(last());
    expect(headers).toMatchObject({
      'webhook-id': call.actionId,
      'idempotency-key': call.idempotencyKey,
      'content-type': 'application/json',
      connection: 'close',
    });
    expect(JSON.parse(body)).toEqual({
      request: 'execute',
      action_id: call.actionId,
      proposal_id: call.proposalId,
      work_item_id: call.workItemId,
      operation: 'x_close_account',
      version: 3,
      payload: PAYLOAD,
      payload_hash: call.payloadHash,
      approved_by: [{ type: 'user', id: 'usr_1', display_name: 'Ada' }],
      attempt: 2,
      result_token: call.resultToken,
    });
  });

  test('fails verification if its body, id or timestamp was altered', async () => {
    await carrying().execute();
    const { headers, body } = last();
    const altered: Received[] = [
      { ...last(), body: body.replace('a-1', 'a-2') },
      { ...last(), headers: { ...headers, 'webhook-id': 'act_other' } },
      { ...last(), headers: { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) - 1) } },
    ];
    for (const one of altered) expect(() => verified(one)).toThrow();
  });

  test('is not sent if it waited too long, or if the integration leads elsewhere by now', async () => {
    expect(await carrying(ALL(), { mayStillSend: () => false }).execute()).toEqual({ kind: 'not_sent' });
    const { call } = carrying();
    const elsewhere = { ...call.target, account: 'credential/2' };
    expect(await carrying(ALL(), { target: elsewhere }).execute()).toEqual({ kind: 'not_sent' });
    expect(receiver.received).toEqual([]);
  });
});

describe('an answer', () => {
  const UNKNOWN: [name: string, reply: Reply, code: UnknownCode][] = [
    ['200 with garbage', raw(200, '<html>'), 'needs_a_person'],
    ['200 with nothing', raw(200, ''), 'needs_a_person'],
    ['204', raw(204, ''), 'needs_a_person'],
    ['200 with a list', json(200, [RESULT]), 'needs_a_person'],
    ['200 with another result', json(200, { closure: 17 }), 'needs_a_person'],
    ['200 with more than the result', json(200, { closure: 'c-17', also: 1 }), 'needs_a_person'],
    ['200 with a member given twice', raw(200, '{"closure": "a", "closure": "b"}'), 'needs_a_person'],
    ['200 in another encoding', raw(200, Buffer.from('{"closure": "\xff"}', 'latin1')), 'needs_a_person'],
    ['200 that is compressed', raw(200, '{"closure": "c"}', { 'Content-Encoding': 'gzip' }), 'needs_a_person'],
    ['200 of 64 KiB and a byte', raw(200, `{"closure": "${'c'.repeat(64 * 1024 - 14)}"}`), 'needs_a_person'],
    ['202', json(202, {}), 'accepted'],
    ['302', raw(302, '', { Location: 'http://169.254.169.254/latest/meta-data' }), 'provider_error'],
    ['307 to itself', (_r, response) => void response.writeHead(307, { Location: '/do' }).end(), 'provider_error'],
    ['400', problem(400, { title: 'No' }), 'provider_error'],
    ['401', json(401, {}), 'provider_error'],
    ['404', json(404, {}), 'provider_error'],
    ['409 without a problem document', json(409, { detail: 'No' }), 'provider_error'],
    [
      '422 with a broken problem document',
      raw(422, '{', { 'Content-Type': 'application/problem+json' }),
      'provider_error',
    ],
    ['429 without Retry-After', json(429, {}), 'provider_error'],
    ['500', problem(500, { title: 'Oops' }), 'provider_error'],
    ['503 with an invalid Retry-After', json(503, {}, { 'Retry-After': 'soon' }), 'provider_error'],
    ['none, because the connection is cut', (_r, response) => void response.destroy(), 'no_answer'],
    [
      '101 that switches protocols',
      (_r, response) => void response.writeHead(101, { Upgrade: 'x', Connection: 'upgrade' }).end(),
      'no_answer',
    ],
    [
      '200 with endless headers',
      (_r, response) => void response.socket?.end(`HTTP/1.1 200 OK\r\nA: ${'a'.repeat(MIB)}`),
      'no_answer',
    ],
  ];

  test.each(UNKNOWN)('leaves the outcome unknown, and never failed: %s', async (_name, reply, code) => {
    receiver.reply(reply);
    expect(await carrying().execute()).toMatchObject({ kind: 'unknown', code });
    expect(receiver.received).toHaveLength(1);
    // Without a look-up, only a person can find the outcome, unless the receiver is going to report it.
    const alone = code === 'accepted' ? 'awaits_report' : 'no_lookup';
    expect(await carrying({}).execute()).toMatchObject({ kind: 'unknown', code: alone });
  });

  test('of exactly 64 KiB is read', async () => {
    receiver.reply(raw(200, `{"closure": "${'c'.repeat(64 * 1024 - 15)}"}`));
    expect(await carrying().execute()).toMatchObject({ kind: 'succeeded' });
  });

  test('of 64 MiB is not read to its end', async () => {
    const flood = new Flood(200, 64 * MIB, ' ');
    receiver.reply(flood.reply);
    expect(await carrying().execute()).toMatchObject({ kind: 'unknown', code: 'needs_a_person' });
    await flood.closed;
    expect(flood.written).toBeLessThan(32 * MIB);
  });

  test('that drips or never comes is awaited only as long as a provider may take', async () => {
    receiver.reply((_received, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      const timer = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(timer));
    });
    const dripping = carrying().execute();
    await expect.poll(() => receiver.received.length).toBe(1);
    receiver.reply(() => undefined);
    const startedAt = performance.now();
    const hanging = carrying().execute();
    expect(await dripping).toMatchObject({ kind: 'unknown', code: 'needs_a_person' });
    expect(await hanging).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    expect(performance.now() - startedAt).toBeLessThan(16_000);
  });

  test('that refuses is final, and its text cannot deceive', async () => {
    for (const status of [409, 422]) {
      receiver.reply(problem(status, { title: 'Conflict', detail: `Is\nclosed\u202e <!here>${'!'.repeat(1000)}` }));
      const outcome = await carrying().execute();
      expect(outcome).toMatchObject({ kind: 'failed', error: { code: 'provider_refused', retryable: false } });
      const { message } = (outcome as { error: { message: string } }).error;
      expect(message).toMatch(/^The receiver refused it: Is closed {2}\[mention <!here>\]!+…$/);
      expect(message.length).toBeLessThan(400);
    }
  });

  test('that asks for time is a failure that may be repeated after this time', async () => {
    for (const status of [429, 503]) {
      receiver.reply(json(status, {}, { 'Retry-After': '30' }));
      const error = { code: 'provider_rate_limited', retryable: true, retry_after_seconds: 30 };
      expect(await carrying().execute()).toMatchObject({ kind: 'failed', error });
    }
    receiver.reply(json(503, {}, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }));
    const outcome = (await carrying().execute()) as { error: { retry_after_seconds: number } };
    expect(Math.abs(outcome.error.retry_after_seconds - 60)).toBeLessThan(5);
    receiver.reply(json(503, {}, { 'Retry-After': '9999999999' }));
    expect(await carrying().execute()).toMatchObject({ error: { retry_after_seconds: 86_400 } });
  });

  test('to a repetition settles nothing about the request before', async () => {
    const repeated = (unknownBefore?: UnknownCode) => carrying(ALL(), { unknownBefore, attempt: 2 }).execute();
    receiver.reply(problem(409, { title: 'In progress' }));
    // This holds even if a person has found that nothing was done.
    expect(await repeated()).toMatchObject({ kind: 'unknown', code: 'provider_error' });
    expect(await repeated('no_answer')).toMatchObject({ kind: 'unknown', code: 'provider_error' });
    receiver.reply(json(503, {}, { 'Retry-After': '30' }));
    expect(await repeated('no_answer')).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    // The receiver may refuse because it has done the earlier request, although its look-up does not know that yet.
    receiver.reply(problem(422, { title: 'No' }));
    expect(await repeated('no_answer')).toMatchObject({ kind: 'unknown', code: 'no_answer' });
    expect(await repeated()).toMatchObject({ kind: 'failed' });
  });
});

describe('connecting to the receiver', () => {
  const unsent = (words: string) => ({
    kind: 'failed',
    error: { code: 'provider_unavailable', message: `The receiver ${words}.`, retryable: true },
  });
  const found = (...addresses: string[]) =>
    vi.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

  test('fails with an error that may be retried, because nothing was sent', async () => {
    const gone = await WebhookReceiver.start();
    const url = gone.url('/do');
    await gone.stop();
    expect(await carrying({ url }).execute()).toEqual(unsent('refuses connections'));
    vi.mocked(lookup).mockRejectedValue(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const nowhere = await carrying({ url: 'https://nowhere.test/' }).execute();
    expect(nowhere).toEqual(unsent('has a host name that is not known'));
  });

  test('leaves an earlier request unknown when it fails', async () => {
    found('10.0.0.1');
    const more = { unknownBefore: 'no_answer' } as const;
    expect(await carrying({ url: 'https://inside.test/' }, more).execute()).toMatchObject({
      kind: 'unknown',
      code: 'no_answer',
    });
  });

  test('fails if any address of the name is not public, even if all were a moment ago', async () => {
    const url = receiver.url('/do', 'rebound.test');
    for (const addresses of [['10.0.0.1'], ['127.0.0.1', '169.254.169.254'], ['::ffff:10.0.0.1'], ['::1', 'fd00::1']]) {
      found('127.0.0.1');
      expect((await carrying({ url }).execute()).kind, 'before').toBe('unknown');
      found(...addresses);
      expect(await carrying({ url }).execute(), addresses.join()).toEqual(unsent('has an address that is not public'));
    }
    expect(receiver.connections).toBe(4);
    // Outside tests, loopback addresses are not public either.
    found('127.0.0.1');
    expect(await carrying({ url }, {}, false).execute()).toEqual(unsent('has an address that is not public'));
    expect(await carrying({}, {}, false).execute()).toEqual(unsent('has an address that is not public'));
    expect(receiver.connections).toBe(4);
  });

  test('uses the checked address, after a single look-up of the name', async () => {
    found('127.0.0.1');
    receiver.reply(json(200, { closure: 'c' }));
    expect((await carrying({ url: receiver.url('/do', 'pinned.test') }).execute()).kind).toBe('succeeded');
    expect(lookup).toHaveBeenCalledOnce();
  });

  test('fails if the certificate is not trusted, or is for another name', async () => {
    const pems = certificateFor('hooks.test');
    const secure = await WebhookReceiver.start(pems);
    secure.reply(json(200, { closure: 'c' }));
    found('127.0.0.1');
    const at = (host: string) => carrying({ url: secure.url('/do', host) }).execute();
    const notValid = unsent('has no valid certificate for its host name');
    expect(await at('hooks.test')).toEqual(notValid);
    setDefaultCACertificates([pems.cert]);
    expect((await at('hooks.test')).kind).toBe('succeeded');
    expect(await at('other.test')).toEqual(notValid);
    expect(secure.received).toHaveLength(1);
    await secure.stop();
  });

  test('fails if the receiver has no TLS, or never answers the handshake', async () => {
    const plain = receiver.url('/do').replace('http:', 'https:');
    expect(await carrying({ url: plain }).execute()).toMatchObject({
      kind: 'failed',
      error: { code: 'provider_unavailable', retryable: true },
    });
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const startedAt = performance.now();
    expect(await carrying({ url: `https://127.0.0.1:${port}/` }).execute()).toEqual(unsent('cannot be reached'));
    expect(performance.now() - startedAt).toBeLessThan(7_000);
    silent.close();
    expect(receiver.received).toEqual([]);
  });
});

describe('a look-up', () => {
  const lookingUp = (reply: Reply, unknownBefore?: UnknownCode) => {
    receiver.reply(reply);
    return carrying(ALL(), { unknownBefore }).lookup();
  };

  test('is a signed request below its address, with the id of the action', async () => {
    receiver.reply(json(200, { state: 'done', result: { closure: 'c-17' } }));
    const { call, lookup: ask } = carrying(ALL(), { unknownBefore: 'no_answer' });
    expect(await ask()).toEqual({ kind: 'succeeded', result: RESULT });
    expect(last()).toMatchObject({ method: 'GET', path: `/known/${call.actionId}?team=7`, body: '' });
    verified(last());
  });

  test('returns the state of the action', async () => {
    const refused = { state: 'failed', problem: { title: 'It is closed already' } };
    expect(await lookingUp(json(200, refused), 'no_answer')).toMatchObject({
      kind: 'failed',
      error: { retryable: false },
    });
    expect(await lookingUp(json(200, { state: 'running' }), 'no_answer')).toMatchObject({
      kind: 'unknown',
      code: 'accepted',
    });
    expect(await lookingUp(json(200, { state: 'never_seen' }), 'no_answer')).toBeNull();
    expect(await lookingUp(json(200, { state: 'done', result: { closure: 1 } }), 'no_answer')).toMatchObject({
      kind: 'unknown',
      code: 'needs_a_person',
    });
  });

  const NOTHING: [string, Reply][] = [
    ['404', json(404, { state: 'never_seen' })],
    ['404 with a problem', problem(404, { title: 'Not found' })],
    ['500', json(500, { state: 'done', result: { closure: 'c' } })],
    ['201', json(201, { state: 'never_seen' })],
    ['a redirect', raw(302, '', { Location: '/known/other' })],
    ['a page', raw(200, '<html>never_seen</html>')],
    ['another state', json(200, { state: 'lost' })],
    ['no state', json(200, {})],
    ['a failure without a problem', json(200, { state: 'failed' })],
    ['a cut connection', (_r, response) => void response.destroy()],
  ];
  test.each(NOTHING)('that is answered with %s proves nothing', async (_name, reply) => {
    expect(await lookingUp(reply, 'no_answer')).toMatchObject({ kind: 'unknown' });
    // The look-up does not undo an earlier answer of the receiver either.
    expect(await lookingUp(reply, 'accepted')).toMatchObject({ kind: 'unknown', code: 'accepted' });
    expect(await lookingUp(reply, 'needs_a_person')).toMatchObject({ kind: 'unknown', code: 'needs_a_person' });
    // An action that is known to have failed stays failed.
    expect(await lookingUp(reply)).toBeNull();
  });

  test('that denies an earlier answer of the receiver sends nothing again', async () => {
    for (const known of ['accepted', 'needs_a_person'] as const) {
      const outcome = await lookingUp(json(200, { state: 'never_seen' }), known);
      expect(outcome).toMatchObject({ kind: 'unknown', code: 'needs_a_person' });
    }
  });

  test('without an answer, or without an address, leaves the outcome unknown', async () => {
    const { lookup: ask } = carrying({}, { unknownBefore: 'no_answer' });
    expect(await ask()).toMatchObject({ kind: 'unknown', code: 'no_lookup' });
    expect(await carrying({}).lookup()).toBeNull();
    expect(receiver.received).toEqual([]);
    const gone = { lookup_url: 'http://127.0.0.1:1/' };
    expect(await carrying(gone, { unknownBefore: 'no_answer' }).lookup()).toMatchObject({
      kind: 'unknown',
      code: 'no_answer',
    });
  });
});

describe('a dry check', () => {
  test('sends the proposal, and no action', async () => {
    receiver.reply(json(200, { ok: true }));
    const { call, dryRun } = carrying();
    expect(await dryRun()).toBeNull();
    expect(last()).toMatchObject({ method: 'POST', path: '/would' });
    verified(last());
    expect(JSON.parse(last().body)).toEqual({
      request: 'dry_check',
      proposal_id: call.proposalId,
      work_item_id: call.workItemId,
      operation: 'x_close_account',
      version: 1,
      payload: PAYLOAD,
      payload_hash: call.payloadHash,
    });
    expect(last().headers).not.toHaveProperty('idempotency-key');
  });

  test('returns what would be refused, and the field', async () => {
    const errors = [{ detail: 'It is closed', pointer: '#/payload/account' }, { detail: 'Another' }];
    receiver.reply(problem(422, { title: 'No', errors }));
    expect(await carrying().dryRun()).toEqual({
      code: 'provider_refused',
      message: 'The receiver refused it: It is closed',
      retryable: false,
      field: 'account',
    });
  });

  test('is unavailable after any other answer, and is not asked without an address', async () => {
    for (const reply of [
      json(200, {}),
      json(200, { ok: 'true' }),
      json(201, { ok: true }),
      json(422, {}),
      json(500, {}),
    ]) {
      receiver.reply(reply);
      expect(await carrying().dryRun()).toMatchObject({ code: 'provider_unavailable', retryable: true });
    }
    receiver.received.length = 0;
    expect(await carrying({}).dryRun()).toBe('not_asked');
    expect(receiver.received).toEqual([]);
  });
});

test('no outcome contains the secret', async () => {
  const outcomes: unknown[] = [];
  for (const reply of [json(500, { SECRET }), problem(422, {}), raw(200, SECRET)]) {
    receiver.reply(reply);
    const { execute, lookup: ask, dryRun } = carrying(ALL(), { unknownBefore: 'no_answer' });
    outcomes.push(await execute(), await ask(), await dryRun());
  }
  expect(JSON.stringify(outcomes)).not.toContain(SECRET.slice(6));
});
