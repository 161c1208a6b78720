import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Code, ConnectError, createClient, type Interceptor } from '@connectrpc/connect';
import { encodeEnvelope } from '@connectrpc/connect/protocol';
import { errorFromJson } from '@connectrpc/connect/protocol-connect';
import {
  compressionBrotli,
  compressionGzip,
  createConnectTransport,
  createGrpcWebTransport,
} from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { pathOf, type RawRpcOptions, sendRpc } from '../support/raw-rpc.ts';
import { checked, refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const CREATE = pathOf(WorkService, 'CreateWorkItem');
const GET = pathOf(WorkService, 'GetWorkItem');
const WORDS = randomBytes(3_000).toString('hex');

let service: TestService;
let ada: TestPerson;
let workItemId: string;
beforeAll(async () => {
  service = await TestService.start();
  const tenantId = await service.createTenant();
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  const { workItem } = await ada
    .client(WorkService)
    .createWorkItem({ subject: 'x', initialMessage: { content: WORDS } });
  workItemId = workItem?.workItemId ?? '';
});
afterAll(() => service.stop());

const send = (path: string, { headers, ...options }: RawRpcOptions) =>
  sendRpc(service.address, path, { ...options, headers: { Cookie: ada.cookie, ...headers } });

describe('the correlation id', () => {
  const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = (id: string) => `00-${id}-b7ad6b7169203331-01`;

  test.each([
    ['the trace id of traceparent', { traceparent: traceparent(TRACE_ID), 'X-Request-Id': 'mine' }, TRACE_ID],
    ['X-Request-Id', { 'X-Request-Id': 'order/1234:a' }, 'order/1234:a'],
    ['X-Request-Id beside a broken traceparent', { traceparent: 'no', 'X-Request-Id': 'mine' }, 'mine'],
    ['new where nothing fits', { traceparent: traceparent('0'.repeat(32)), 'X-Request-Id': 'a b' }, /^[0-9a-f]{32}$/],
  ])('is %s, in the answer, the error and the log', async (_name, headers, expected) => {
    const ids: string[] = [];
    for (const id of [workItemId, newId('wi'), 'broken']) {
      const { headers: answer, json } = await send(GET, { body: { workItemId: id }, headers });
      const correlationId = String(answer['x-correlation-id']);
      ids.push(correlationId);
      if (id === workItemId) continue;
      const { info } = checked(errorFromJson(json, undefined, new ConnectError('no error', Code.Unknown)));
      expect(info.correlationId).toBe(correlationId);
    }
    const matching = expect.stringMatching(typeof expected === 'string' ? `^${expected}$` : expected);
    expect(ids).toEqual([matching, matching, matching]);
    const logged = (id: string) => service.output.includes(`"correlation_id":"${id}"`);
    await expect.poll(() => ids.every(logged)).toBe(true);
  });

  test.each(PROTOCOLS)('of a change stands in the timeline, over %s', async (protocol) => {
    const client = ada.client(WorkService, protocol, { 'X-Request-Id': `made-${protocol}` });
    const { workItem } = await client.createWorkItem({ subject: 'x' });
    const stream = client.watchWorkItemTimeline({ workItemId: workItem?.workItemId ?? '' });
    for await (const { event } of stream) {
      if (event.case !== 'entry') continue;
      expect(event.value.correlationId).toBe(`made-${protocol}`);
      break;
    }
    const refused = await refusalOf(client.getWorkItem({ workItemId: newId('wi') }));
    expect(refused.info.correlationId).toBe(`made-${protocol}`);
  });
});

describe('compression', () => {
  const LIST = pathOf(WorkService, 'ListWorkItemMessages');
  const codecs = { gzip: [gzipSync, gunzipSync], br: [brotliCompressSync, brotliDecompressSync] } as const;

  test.each(['gzip', 'br'] as const)('with %s works in both directions', async (encoding) => {
    const [compress, decompress] = codecs[encoding];
    const body = compress(JSON.stringify({ workItemId }));
    const answer = await send(LIST, { body, headers: { 'Content-Encoding': encoding, 'Accept-Encoding': encoding } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.bytes.length).toBeLessThan(WORDS.length);
    expect(JSON.parse(decompress(answer.bytes).toString()).messages[0].content).toBe(WORDS);
  });

  test('is left out where the caller does not ask for it', async () => {
    const answer = await send(LIST, { body: { workItemId }, headers: { 'Accept-Encoding': undefined } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json.messages[0].content).toBe(WORDS);
  });

  test.each([
    ['Connect', createConnectTransport],
    ['gRPC-web', createGrpcWebTransport],
  ])('works for clients of %s', async (_name, createTransport) => {
    for (const compression of [compressionGzip, compressionBrotli]) {
      const seen: Headers[] = [];
      const signed: Interceptor = (next) => async (request) => {
        request.header.set('Cookie', ada.cookie);
        request.header.set('Origin', service.address);
        const answer = await next(request);
        seen.push(answer.header);
        return answer;
      };
      const client = createClient(
        WorkService,
        createTransport({
          baseUrl: service.address,
          httpVersion: '1.1',
          interceptors: [signed],
          sendCompression: compression,
          acceptCompression: [compression],
        }),
      );
      const content = `${WORDS} again, by ${compression.name}`;
      const { message } = await client.appendWorkItemMessage({ workItemId, content });
      expect(message?.content).toBe(content);
      const [header] = seen;
      expect(header?.get('grpc-encoding') ?? header?.get('content-encoding')).toBe(compression.name);
    }
  });
});

describe('a deadline of the caller', () => {
  test.each(PROTOCOLS)('ends a stream, over %s', async (protocol) => {
    const stream = ada.client(WorkService, protocol).watchWorkItemTimeline({ workItemId }, { timeoutMs: 300 });
    const seen: (string | undefined)[] = [];
    const watching = (async () => {
      for await (const { event } of stream) seen.push(event.case);
    })();
    // The service keeps the same deadline (next test): whoever is first says it.
    const { code } = await watching.then(
      () => new ConnectError('ended without an error', Code.Unknown),
      (error: unknown) => ConnectError.from(error),
    );
    expect([Code.DeadlineExceeded, Code.Unavailable]).toContain(code);
    expect(seen).toContain('caughtUp');
  });

  test('is kept by the service itself, which says how to go on', async () => {
    const body = encodeEnvelope(0, Buffer.from(JSON.stringify({ workItemId })));
    const headers = { 'Content-Type': 'application/connect+json', 'Connect-Timeout-Ms': '300' };
    const answer = await send(pathOf(WorkService, 'WatchWorkItemTimeline'), { body, headers });
    const end = framesOf(answer.bytes).at(-1);
    expect(end?.flags).toBe(0b10);
    const { error } = JSON.parse(end?.text ?? '');
    const { code, info } = checked(errorFromJson(error, undefined, new ConnectError('no error', Code.Unknown)));
    expect([Code[code], info.code, info.retryable]).toEqual(['Unavailable', 'unavailable', true]);
  });

  test('that is long enough changes nothing', async () => {
    const answer = await send(CREATE, { body: { subject: 'x' }, headers: { 'Connect-Timeout-Ms': '60000' } });
    expect(answer.status).toBe(200);
  });
});

test('JSON has every field that has a value of its own, and none that is absent', async () => {
  const { json } = await send(CREATE, { body: { subject: 'x', contact: {} } });
  expect(json.replayed).toBe(false);
  expect(json.workItem).toMatchObject({ tags: [], messageCount: 0, version: '1', channel: 'WORK_ITEM_CHANNEL_OTHER' });
  for (const absent of ['assignee', 'contact', 'channelId', 'sourceReference']) {
    expect(json.workItem).not.toHaveProperty(absent);
  }
});

/** The frames of a stream (gRPC over HTTP2, Length-Prefixed-Message). */
function framesOf(bytes: Buffer): { flags: number; text: string }[] {
  const frames = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 5 + bytes.readUInt32BE(at + 1);
    frames.push({ flags: bytes.readUInt8(at), text: bytes.subarray(at + 5, end).toString() });
    at = end;
  }
  return frames;
}
