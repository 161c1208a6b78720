import { lookup } from 'node:dns/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { trySending } from '../../src/events/webhooks/sending.ts';
import { newSigningSecret } from '../../src/platform/standard-webhooks.ts';
import { Flood, json, type Reply, WebhookReceiver } from '../support/webhook-receiver.ts';

/** DNS look-ups are spied on, so that the tests can decide which addresses a name has. */
vi.mock('node:dns/promises', { spy: true });

const MIB = 1024 * 1024;
const SECRET = newSigningSecret();
const BODY = '{"event_id":"evt_1","type":"work_item.created"}';

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.start();
});
afterAll(() => receiver.stop());
beforeEach(() => {
  vi.mocked(lookup).mockReset();
  receiver.received.length = 0;
  receiver.connections = 0;
});

const send = (url = receiver.url('/hook'), allowLoopback = true) =>
  trySending({ url: new URL(url), secrets: [SECRET], id: 'evt_1', body: BODY }, { allowLoopback });
const found = (...addresses: string[]) =>
  vi.mocked(lookup).mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);

describe('a delivery to an endpoint', () => {
  test('succeeds if the answer is 2xx, and carries nothing of the service but its signature', async () => {
    receiver.reply(json(204, undefined));
    expect(await send()).toMatchObject({ isTaken: true, isGone: false, attempt: { status: 204, problem: null } });
    const [request] = receiver.received;
    new Webhook(SECRET).verify(request?.body ?? '', request?.headers as Record<string, string>);
    const names = Object.keys(request?.headers ?? {}).sort();
    expect(names).toEqual([
      'accept',
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'webhook-id',
      'webhook-signature',
      'webhook-timestamp',
    ]);
  });

  test('fails if the answer is a redirect, and goes nowhere else', async () => {
    const elsewhere = await WebhookReceiver.start();
    for (const status of [301, 302, 303, 307, 308]) {
      receiver.reply((_received, response) => void response.writeHead(status, { Location: elsewhere.url('/') }).end());
      expect(await send()).toMatchObject({
        isTaken: false,
        attempt: { status, problem: expect.stringContaining('redirect') },
      });
    }
    expect(elsewhere.connections).toBe(0);
    await elsewhere.stop();
  });

  test('goes to public addresses only, even if the name leads elsewhere at the second look-up', async () => {
    receiver.reply(json(200, {}));
    const url = receiver.url('/hook', 'rebound.test');
    found('127.0.0.1');
    expect(await send(url)).toMatchObject({ isTaken: true });
    for (const addresses of [['10.0.0.1'], ['127.0.0.1', '169.254.169.254'], ['::ffff:10.0.0.1']]) {
      found(...addresses);
      const { isTaken, attempt } = await send(url);
      expect({ isTaken, status: attempt.status, problem: attempt.problem }).toEqual({
        isTaken: false,
        status: null,
        problem: 'The receiver has an address that is not public.',
      });
    }
    found('127.0.0.1');
    expect(await send(url, false)).toMatchObject({ isTaken: false });
    expect(receiver.connections).toBe(1);
  });

  test('is judged by the head of an answer of 10 MiB, and reads little of it', async () => {
    const flood = new Flood(500, 10 * MIB, 'x');
    receiver.reply(flood.reply);
    const { attempt } = await send();
    expect(attempt).toMatchObject({ status: 500, answer: 'x'.repeat(1024) });
    await flood.closed;
    expect(flood.written).toBeLessThan(10 * MIB);
  });

  test('ends after five seconds if the receiver hangs, drips a head or drips a body', async () => {
    const replies: [Reply, number | null][] = [
      [() => undefined, null],
      [(_received, response) => void setInterval(() => response.socket?.write('H'), 200).unref(), null],
      [
        (_received, response) => {
          response.writeHead(200);
          const timer = setInterval(() => response.write('.'), 200);
          response.on('close', () => clearInterval(timer));
        },
        200,
      ],
    ];
    for (const [reply, status] of replies) {
      receiver.reply(reply);
      const { attempt, isTaken } = await send();
      expect(attempt.status).toBe(status);
      expect(isTaken).toBe(status === 200);
      expect(attempt.latency_ms).toBeLessThan(8_000);
    }
  });

  test('records the answer without deceptive characters, and never the secret', async () => {
    receiver.reply((_received, response) => void response.writeHead(418).end('a\u0000\u202eb\ud83d\ude00\u200b'));
    const { attempt } = await send();
    expect(attempt.answer).toBe('a[U+0000][U+202E right-to-left override]b😀[U+200B zero width space]');
    expect(JSON.stringify(attempt)).not.toContain(SECRET.slice(6));
  });
});
