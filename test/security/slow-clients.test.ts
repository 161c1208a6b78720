import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectEnvelope, type RawAnswer } from './raw-http.ts';

/** Milliseconds. Short, so that the test does not wait for long. */
const REQUEST_TIMEOUT_MS = 3_000;
const DRIP_INTERVAL_MS = 50;
const BODY = JSON.stringify({ subject: 'Dripped' });

/** Sends the head at once, at most `bytes` bytes of the body one by one, and then the rest. Returns the answer. */
async function drip(
  address: string,
  head: string[],
  body: string,
  bytes = Number.POSITIVE_INFINITY,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(`${[...head, 'Host: x', `Content-Length: ${body.length}`, 'Connection: close'].join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bytes && !socket.closed && received === ''; sent += 1) {
    // The last byte is never dripped, so that the body stays incomplete.
    if (sent < body.length - 1) socket.write(body.charAt(sent));
    await delay(DRIP_INTERVAL_MS);
  }
  if (received === '') socket.write(body.slice(bytes));
  await closed;
  const [start = '', content = ''] = received.split('\r\n\r\n');
  const [statusLine = '', ...lines] = start.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => line.split(': ', 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
  );
  return { status: Number(statusLine.slice(9, 12)), headers, body: content };
}

describe('a client that drips its body', () => {
  let service: TestService;
  let key: TestKey;
  /** Statuses that the dripping clients got. */
  const told: number[] = [];

  beforeAll(async () => {
    service = await TestService.start({ env: { WORKGATE_REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS) } });
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
  });
  afterAll(() => service.stop());

  const post = (path: string, ...more: string[]) => [
    `POST ${path} HTTP/1.1`,
    'Content-Type: application/json',
    ...more,
  ];

  sampled(3).each(['/api/v1/public/work-items', '/api/v1/mcp', '/api/v1/a2a'])(
    'gets 408 with the error envelope from %s',
    async (path) => {
      const more = [`X-Api-Key: ${key.token}`, `Authorization: Bearer ${key.token}`, 'X-Request-Id: dripped'];
      const answer = await drip(service.address, post(path, ...more), BODY);
      told.push(answer.status);
      expectEnvelope(answer, 408);
      expect(JSON.parse(answer.body)).toMatchObject({
        error: {
          type: 'validation_error',
          message: expect.stringMatching(/too long to arrive/),
          correlation_id: 'dripped',
        },
      });
    },
  );

  it('is logged with the status that it got', { tags: 'full' }, async () => {
    // Afterwards the time for an answer is over too. Nobody must have tried to send a second answer.
    await delay(REQUEST_TIMEOUT_MS);
    expect((await key.client.listWorkItems()).status).toBe(200);
    const lines = service.output.split('\n').filter((line) => line.includes('"correlation_id":"dripped"'));
    const statuses = lines.flatMap((line) => JSON.parse(line).status ?? []);
    expect(statuses.length).toBeGreaterThan(0);
    expect(statuses).toEqual(told);
  });

  it('is served if the body is complete in time', async () => {
    const answer = await drip(service.address, post('/api/v1/public/work-items', `X-Api-Key: ${key.token}`), BODY, 10);
    expect(answer.status, answer.body).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ subject: 'Dripped' });
  });
});
