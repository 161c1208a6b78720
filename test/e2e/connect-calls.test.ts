import { randomBytes } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { create, toBinary } from '@bufbuild/protobuf';
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
import { CreateWorkItemRequestSchema, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import { PROTOCOLS, TestPerson } from '../support/people.ts';
import { pathOf, type RawRpcOptions, sendRpc } from '../support/raw-rpc.ts';
import { checked, refusalOf, sendGrpcWeb } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
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

const SOME = toBinary(CreateWorkItemRequestSchema, create(CreateWorkItemRequestSchema, { subject: 'x' }));
const sendFrame = (headers: RawRpcOptions['headers']) =>
  sendGrpcWeb(service.address, CREATE, SOME, { headers: { Cookie: ada.cookie, ...headers } });

const send = (path: string, { headers, ...options }: RawRpcOptions) =>
  sendRpc(service.address, path, { ...options, headers: { Cookie: ada.cookie, ...headers } });

describe('the correlation id', () => {
  const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
  const traceparent = (id: string) => `00-${id}-b7ad6b7169203331-01`;

  test.each([
    ['the trace id of traceparent', { traceparent: traceparent(TRACE_ID), 'X-Request-Id': 'mine' }, TRACE_ID],
    ['X-Request-Id', { 'X-Request-Id': 'order/1234:a' }, 'order/1234:a'],
    ['X-Request-Id beside a broken traceparent', { traceparent: 'no', 'X-Request-Id': 'mine' }, 'mine'],
    [
      'new when no header is valid',
      { traceparent: traceparent('0'.repeat(32)), 'X-Request-Id': 'a b' },
      /^[0-9a-f]{32}$/,
    ],
  ])('is %s, in the response, the error and the log', async (_name, headers, expected) => {
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

  sampled(3).each(PROTOCOLS)('of a change is shown in the timeline, over %s', async (protocol) => {
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

  test('is not used when the caller does not ask for it', async () => {
    const answer = await send(LIST, { body: { workItemId }, headers: { 'Accept-Encoding': undefined } });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json.messages[0].content).toBe(WORDS);
  });

  test.each([
    ['Connect', createConnectTransport],
    ['gRPC-web', createGrpcWebTransport],
  ])('works for %s clients', async (_name, createTransport) => {
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
  sampled(3).each(PROTOCOLS)('ends a stream, over %s', async (protocol) => {
    const stream = ada.client(WorkService, protocol).watchWorkItemTimeline({ workItemId }, { timeoutMs: 1500 });
    const seen: (string | undefined)[] = [];
    const watching = (async () => {
      for await (const { event } of stream) seen.push(event.case);
    })();
    // The service enforces the same deadline (next test), so either side may report it first.
    const { code } = await watching.then(
      () => new ConnectError('ended without an error', Code.Unknown),
      (error: unknown) => ConnectError.from(error),
    );
    expect([Code.DeadlineExceeded, Code.Unavailable]).toContain(code);
    expect(seen).toContain('caughtUp');
  });

  test('is enforced by the service itself, whose error may be retried', async () => {
    const body = encodeEnvelope(0, Buffer.from(JSON.stringify({ workItemId })));
    const headers = { 'Content-Type': 'application/connect+json', 'Connect-Timeout-Ms': '300' };
    const answer = await send(pathOf(WorkService, 'WatchWorkItemTimeline'), { body, headers });
    const end = framesOf(answer.bytes).at(-1);
    expect(end?.flags).toBe(0b10);
    const { error } = JSON.parse(end?.text ?? '');
    const { code, info } = checked(errorFromJson(error, undefined, new ConnectError('no error', Code.Unknown)));
    expect([Code[code], info.code, info.retryable]).toEqual(['Unavailable', 'unavailable', true]);
  });

  // A Node timer takes the last value for one millisecond.
  test.each(['60000', '7200000', '9999999999'])('has no effect when it is long enough: %s ms', async (deadline) => {
    const answer = await send(CREATE, { body: { subject: 'x' }, headers: { 'Connect-Timeout-Ms': deadline } });
    expect(answer.status).toBe(200);
  });

  // gRPC clients send 99999999S for a deadline that never comes.
  test.each([
    '2H',
    '61M',
    '3601S',
    '99999999m',
    '99999999S',
    '99999999H',
  ])('has no effect over gRPC-web when it is longer than any call: %s', async (deadline) => {
    const answer = await sendFrame({ 'grpc-timeout': deadline });
    expect(answer.bytes.toString()).toContain('grpc-status: 0');
  });
});

// Gateways add such parameters to requests that they forward.
test.each([
  'application/grpc-web+proto; charset=utf-8',
  'application/grpc-web;charset=UTF-8',
])('parameters of a binary media type have no effect: %s', async (type) => {
  const answer = await sendFrame({ 'Content-Type': type });
  expect(answer.bytes.toString()).toContain('grpc-status: 0');
});

test('JSON contains fields with default values, and omits absent fields', async () => {
  const { json } = await send(CREATE, { body: { subject: 'x', contact: {} } });
  expect(json.replayed).toBe(false);
  expect(json.workItem).toMatchObject({ tags: [], messageCount: 0, version: '1', channel: 'WORK_ITEM_CHANNEL_OTHER' });
  for (const absent of ['assignee', 'contact', 'channelId', 'sourceReference']) {
    expect(json.workItem).not.toHaveProperty(absent);
  }
});

/** Splits a stream into its frames (gRPC over HTTP2, Length-Prefixed-Message). */
function framesOf(bytes: Buffer): { flags: number; text: string }[] {
  const frames = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + 5 + bytes.readUInt32BE(at + 1);
    frames.push({ flags: bytes.readUInt8(at), text: bytes.subarray(at + 5, end).toString() });
    at = end;
  }
  return frames;
}
