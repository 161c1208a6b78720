import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { Code, ConnectError } from '@connectrpc/connect';
import { createGrpcWebTransport } from '@connectrpc/connect-node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ErrorInfoSchema } from '../../generated/proto/workgate/errors/v1/errors_pb.js';
import {
  CreateWorkItemRequestSchema,
  CreateWorkItemResponseSchema,
  WorkService,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { sendRpc } from '../support/raw-rpc.ts';
import { TestService } from '../support/service.ts';

const PATH = '/workgate.work.v1.WorkService/CreateWorkItem';
const TEXT = 'application/grpc-web-text';

/** Splits gRPC-web into frames. Their flag is 0 for a message and 128 for the trailers (PROTOCOL-WEB.md). */
function framesOf(bytes: Buffer): { flag: number; payload: Buffer }[] {
  const frames = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at + 1);
    frames.push({ flag: bytes.readUInt8(at), payload: bytes.subarray(at + 5, at + 5 + length) });
    at += 5 + length;
  }
  return frames;
}

/** Decodes base64 piece by piece: each part that was padded on its own is decoded on its own. */
function fromBase64(body: string): Buffer {
  return Buffer.concat((body.match(/[^=]+={0,2}/g) ?? []).map((piece) => Buffer.from(piece, 'base64')));
}

function frame(payload: Uint8Array): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(payload.length, 1);
  return Buffer.concat([header, payload]);
}

describe('gRPC-web as text', () => {
  let service: TestService;
  let person: TestPerson;
  let tenantId: string;

  beforeAll(async () => {
    service = await TestService.start();
    tenantId = await service.createTenant();
    person = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
  });
  afterAll(() => service.stop());

  async function send(pieces: readonly string[], type = TEXT) {
    const headers = { Origin: service.address, Cookie: person.cookie, 'Content-Type': type };
    const sent = request(`${service.address}${PATH}`, { method: 'POST', headers, agent: false });
    const answer = new Promise<{ status: number | undefined; type: string | undefined; body: string }>(
      (resolve, reject) => {
        sent.once('error', reject);
        sent.once('response', (response) => {
          const { statusCode: status, headers } = response;
          text(response).then((body) => resolve({ status, type: headers['content-type'], body }), reject);
        });
      },
    );
    for (const piece of pieces) {
      sent.write(piece);
      await delay(20);
    }
    sent.end();
    return answer;
  }

  const message = (subject: string) =>
    frame(toBinary(CreateWorkItemRequestSchema, create(CreateWorkItemRequestSchema, { subject })));

  async function expectTaken(pieces: readonly string[], subject: string, type = TEXT): Promise<void> {
    const answer = await send(pieces, type);
    expect([answer.status, answer.type]).toEqual([200, 'application/grpc-web-text+proto']);
    const [data, trailers] = framesOf(fromBase64(answer.body));
    expect(fromBinary(CreateWorkItemResponseSchema, data?.payload ?? Buffer.alloc(0)).workItem?.subject).toBe(subject);
    expect([trailers?.flag, trailers?.payload.toString()]).toEqual([128, expect.stringContaining('grpc-status: 0')]);
  }

  it('is read in pieces of any size, with padding wherever the client flushed', async () => {
    const bytes = message('In pieces');
    const whole = bytes.toString('base64');
    await expectTaken([whole], 'In pieces');
    await expectTaken([whole], 'In pieces', `${TEXT}+proto`);
    await expectTaken([whole], 'In pieces', `${TEXT}; charset=utf-8`);
    await expectTaken([...whole], 'In pieces');
    await expectTaken([bytes.subarray(0, 5).toString('base64'), bytes.subarray(5).toString('base64')], 'In pieces');
    await expectTaken([bytes.subarray(0, 5).toString('base64') + bytes.subarray(5).toString('base64')], 'In pieces');
  });

  it.each([
    ['letters outside base64', ['AAAA!AAA']],
    ['an incomplete last letter', [`${message('x').toString('base64')}A`]],
    ['padding in the middle', ['A=AA']],
    ['an incomplete frame', ['AAAAAA==']],
    ['an empty body', []],
  ])('gets a readable error, and creates nothing, for %s', async (_name, pieces) => {
    const made = () =>
      service.services.platform.mongo.connection.collection('work_items').countDocuments({ tenant_id: tenantId });
    const before = await made();
    const answer = await send(pieces);
    expect(await made()).toBe(before);
    expect([answer.status, answer.type]).toEqual([200, 'application/grpc-web-text+proto']);
    const trailers = framesOf(fromBase64(answer.body)).at(-1);
    expect([trailers?.flag, trailers?.payload.toString()]).toEqual([128, expect.stringMatching(/grpc-status: 3\b/)]);
    expect(trailers?.payload.toString()).toMatch(/grpc-message: The%20request%20cannot%20be%20read/);
  });

  it('is refused above the size limit of any other request', async () => {
    const answer = await send([message('x'.repeat(300 * 1024)).toString('base64')]);
    expect(framesOf(fromBase64(answer.body)).at(-1)?.payload.toString()).toMatch(/grpc-status: 8\b/);
  });

  describe.each([
    ['application/grpc-web-text', 'application/grpc-web-text+proto'],
    ['application/grpc-web-text+proto', 'application/grpc-web-text+proto'],
    ['application/grpc-web', 'application/grpc-web+proto'],
    ['Application/gRPC-Web+Proto; charset=utf-8', 'application/grpc-web+proto'],
    ['application/grpc-web+json', 'application/grpc-web+json'],
  ])('a call of an unknown method in %s', (type, answered) => {
    it.each([
      '/workgate.work.v1.WorkService/NoSuchMethod',
      '/workgate.work.v1.WorkService/createWorkItem',
      '/workgate.none.v1.NoService/Get',
      '/grpc.health.v1.Health/Check',
      '/',
      '/healthz?x=1',
    ])('gets grpc-status 12 and an empty body: %s', async (path) => {
      const answer = await sendRpc(service.address, path, { headers: { 'Content-Type': type }, body: 'AAAAAAA=' });
      expect([answer.status, answer.headers['content-type'], answer.bytes.length]).toEqual([200, answered, 0]);
      expect(answer.headers['grpc-status']).toBe('12');
      const message = decodeURIComponent(String(answer.headers['grpc-message']));
      expect(message).toMatch(/no such method.*generated/i);
      expect(answer.headers).toMatchObject({ 'x-correlation-id': expect.any(String), 'cache-control': 'no-store' });
    });
  });

  it('gives a client of the generated code the status of an unknown method', async () => {
    const transport = createGrpcWebTransport({ baseUrl: service.address, httpVersion: '1.1' });
    const { createWorkItem } = WorkService.method;
    const older = { ...createWorkItem, name: 'OfALaterRelease' };
    const call = transport.unary(older, undefined, undefined, { Origin: service.address }, { subject: 'x' });
    const error = ConnectError.from(await call.catch((thrown: unknown) => thrown));
    expect(error.code).toBe(Code.Unimplemented);
    const [info] = error.findDetails(ErrorInfoSchema);
    expect(info).toMatchObject({ code: 'not_found', retryable: false, correlationId: expect.stringMatching(/\S/) });
  });

  it('is not used to answer Connect requests and GET requests', async () => {
    const path = '/workgate.work.v1.WorkService/NoSuchMethod';
    const connect = await sendRpc(service.address, path);
    expect([connect.status, connect.json.error.code]).toEqual([404, 'not_found']);
    const get = await sendRpc(service.address, path, { method: 'GET', headers: { 'Content-Type': TEXT } });
    expect(get.status).toBe(404);
  });

  it('is refused under other media types, and the error names the supported ones', async () => {
    const answer = await send(['AAAA'], 'application/grpc-web-text+json');
    expect(answer.status).toBe(415);
    expect(answer.body).toContain('application/grpc-web-text');
  });
});
