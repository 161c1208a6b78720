import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CreateWorkItemRequestSchema,
  CreateWorkItemResponseSchema,
} from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const PATH = '/workgate.work.v1.WorkService/CreateWorkItem';
const TEXT = 'application/grpc-web-text';

/** Frames of gRPC-web, by their flag (PROTOCOL-WEB.md): 0 for a message, 128 for the trailers. */
function framesOf(bytes: Buffer): { flag: number; payload: Buffer }[] {
  const frames = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at + 1);
    frames.push({ flag: bytes.readUInt8(at), payload: bytes.subarray(at + 5, at + 5 + length) });
    at += 5 + length;
  }
  return frames;
}

/** What was padded by itself is read by itself. */
function fromBase64(body: string): Buffer {
  return Buffer.concat((body.match(/[^=]+={0,2}/g) ?? []).map((piece) => Buffer.from(piece, 'base64')));
}

function frame(payload: Uint8Array): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(payload.length, 1);
  return Buffer.concat([header, payload]);
}

describe('gRPC-web in its text form', () => {
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

  it('is read in whatever pieces it comes, and padded wherever the client has flushed', async () => {
    const bytes = message('In pieces');
    const whole = bytes.toString('base64');
    await expectTaken([whole], 'In pieces');
    await expectTaken([whole], 'In pieces', `${TEXT}+proto`);
    await expectTaken([...whole], 'In pieces');
    await expectTaken([bytes.subarray(0, 5).toString('base64'), bytes.subarray(5).toString('base64')], 'In pieces');
    await expectTaken([bytes.subarray(0, 5).toString('base64') + bytes.subarray(5).toString('base64')], 'In pieces');
  });

  it.each([
    ['letters that base64 has not', ['AAAA!AAA']],
    ['half a letter', [`${message('x').toString('base64')}A`]],
    ['padding within', ['A=AA']],
    ['a frame that is not whole', ['AAAAAA==']],
    ['nothing', []],
  ])('is refused with %s: an error that can be read, and nothing is made', async (_name, pieces) => {
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

  it('is as large as any other request, and no larger', async () => {
    const answer = await send([message('x'.repeat(300 * 1024)).toString('base64')]);
    expect(framesOf(fromBase64(answer.body)).at(-1)?.payload.toString()).toMatch(/grpc-status: 8\b/);
  });

  it('is asked for by its own name: others are told what is spoken', async () => {
    const answer = await send(['AAAA'], 'application/grpc-web-text+json');
    expect(answer.status).toBe(415);
    expect(answer.body).toContain('application/grpc-web-text');
  });
});
