import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestKey, TestService } from '../support/service.ts';
import { expectEnvelope, type RawAnswer } from './raw-http.ts';

/** Short, so that the test need not wait for long. */
const REQUEST_TIMEOUT_MS = 3_000;
const DRIP_INTERVAL_MS = 50;
const BODY = JSON.stringify({ subject: 'Dripped' });

/** Sends the head at once and the body a byte at a time, `bytes` of them at most; the answer, if one comes. */
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
    // Its last byte never comes, unless all the rest is there.
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

  it.each([
    '/api/v1/public/work-items',
    '/api/v1/mcp',
    '/api/v1/a2a',
  ])('is told that it took too long by %s, with the envelope', async (path) => {
    const more = [`X-Api-Key: ${key.token}`, `Authorization: Bearer ${key.token}`, 'X-Request-Id: dripped'];
    const answer = await drip(service.address, post(path, ...more), BODY);
    expectEnvelope(answer, 408);
    expect(JSON.parse(answer.body)).toMatchObject({
      error: {
        type: 'validation_error',
        message: expect.stringMatching(/too long to arrive/),
        correlation_id: 'dripped',
      },
    });
  });

  it('is logged with the status that it has got', async () => {
    // The time for an answer is over too, and nobody has tried to give another one.
    await delay(REQUEST_TIMEOUT_MS);
    expect((await key.client.listWorkItems()).status).toBe(200);
    const lines = service.output.split('\n').filter((line) => line.includes('"correlation_id":"dripped"'));
    const statuses = lines.flatMap((line) => JSON.parse(line).status ?? []);
    expect(statuses).toEqual([408, 408, 408]);
  });

  it('is served if the body is there in time', async () => {
    const answer = await drip(service.address, post('/api/v1/public/work-items', `X-Api-Key: ${key.token}`), BODY, 10);
    expect(answer.status, answer.body).toBe(201);
    expect(JSON.parse(answer.body)).toMatchObject({ subject: 'Dripped' });
  });
});
