import { randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../generated/proto/workgate/access/v1/access_pb.js';
import { IdentityService } from '../../generated/proto/workgate/identity/v1/identity_service_pb.js';
import { MemberService } from '../../generated/proto/workgate/identity/v1/member_service_pb.js';
import { SessionService } from '../../generated/proto/workgate/identity/v1/session_service_pb.js';
import { WorkItemStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { anonymousClient, PROTOCOLS, TestPerson } from '../support/people.ts';
import { pathOf, type RawRpcOptions, sendRpc } from '../support/raw-rpc.ts';
import { type Refusal, refusalInJson, refusalInTrailer, refusalOf, sendGrpcWeb } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

const CREATE = pathOf(WorkService, 'CreateWorkItem');
const WATCH = pathOf(WorkService, 'WatchWorkItemTimeline');

let service: TestService;
let ada: TestPerson;
beforeAll(async () => {
  service = await TestService.start();
  const tenantId = await service.createTenant();
  ada = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
});
afterAll(() => service.stop());

const shortly = ({ code, info }: Refusal) => [Code[code], info.type, info.code, info.retryable];
const fieldsOf = ({ info }: Refusal) => info.problems.map(({ field }) => field);
const INVALID = ['InvalidArgument', 'validation_error', 'validation_error', false];
const TOO_LARGE = ['ResourceExhausted', 'validation_error', 'payload_too_large', false];

const send = (path: string, { headers, ...options }: RawRpcOptions) =>
  sendRpc(service.address, path, { ...options, headers: { Cookie: ada.cookie, ...headers } });
const sendFrame = (path: string, bytes: Uint8Array, { headers, ...options }: Parameters<typeof sendGrpcWeb>[3] = {}) =>
  sendGrpcWeb(service.address, path, bytes, { ...options, headers: { Cookie: ada.cookie, ...headers } });

describe.each(PROTOCOLS)('over %s', (protocol) => {
  const work = () => ada.client(WorkService, protocol);

  test('a validation error names every invalid field at once', async () => {
    const refused = await refusalOf(
      work().createWorkItem({
        subject: '',
        tags: ['fine', ''],
        contact: { email: 'nobody', locale: 'not a language' },
        initialMessage: { content: ' ' },
        idempotencyKey: 'x'.repeat(256),
      }),
    );
    expect(shortly(refused)).toEqual(INVALID);
    const fields = [
      'subject',
      'tags[1]',
      'contact.email',
      'contact.locale',
      'initial_message.content',
      'idempotency_key',
    ];
    expect(new Set(fieldsOf(refused))).toEqual(new Set(fields));
    for (const { field, problem } of refused.info.problems) expect(refused.message).toContain(`${field}: ${problem}`);
  });

  test('each kind of refusal has its Connect code, and the type and code of the REST envelope', async () => {
    const { workItem } = await work().createWorkItem({ subject: 'Closed soon', idempotencyKey: `k-${protocol}` });
    const { workItemId = '' } = workItem ?? {};
    const move = (status: WorkItemStatus, expectedVersion?: bigint) =>
      work().updateWorkItem({
        workItemId,
        changes: { status },
        updateMask: { paths: ['status'] },
        ...(expectedVersion === undefined ? {} : { expectedVersion }),
      });
    const cases: [Promise<unknown>, unknown[]][] = [
      [work().getWorkItem({ workItemId: newId('wi') }), ['NotFound', 'not_found', 'not_found', false]],
      [
        work().createWorkItem({ subject: 'Other', idempotencyKey: `k-${protocol}` }),
        ['FailedPrecondition', 'conflict', 'idempotency_key_reused', false],
      ],
      [move(WorkItemStatus.CLOSED), ['FailedPrecondition', 'conflict', 'invalid_state', false]],
      [move(WorkItemStatus.OPEN, 7n), ['Aborted', 'conflict', 'precondition_failed', false]],
      [
        ada.client(MemberService, protocol).inviteMember({ email: 'x@example.com', role: Role.VIEWER }),
        ['PermissionDenied', 'authorization_error', 'authorization_error', false],
      ],
      [
        anonymousClient(service, SessionService, protocol).getSession({}),
        ['Unauthenticated', 'authentication_error', 'authentication_error', false],
      ],
    ];
    const refusals = await Promise.all(cases.map(([call]) => refusalOf(call)));
    for (const [index, [, expected]] of cases.entries()) expect(shortly(refusals[index] as Refusal)).toEqual(expected);
  });

  test('a refused stream has the same error detail', async () => {
    const first = (workItemId: string) => work().watchWorkItemTimeline({ workItemId })[Symbol.asyncIterator]().next();
    expect(shortly(await refusalOf(first(newId('wi'))))).toEqual(['NotFound', 'not_found', 'not_found', false]);
    const invalid = await refusalOf(first('not-an-id'));
    expect([shortly(invalid), fieldsOf(invalid)]).toEqual([INVALID, ['work_item_id']]);
  });

  test.each([
    ['while the response is built', { $unset: { created_at: '' } }],
    // The count does not fit its binary type, and the time does not fit its JSON type.
    ['while the response is serialized', { $set: { message_count: 1.5, created_at: new Date(8.64e15) } }],
  ] as const)('a fault %s is hidden from the caller and logged', async (_when, damage) => {
    const { workItem } = await work().createWorkItem({ subject: 'Damaged' });
    const { workItemId = '' } = workItem ?? {};
    const rows = service.services.platform.mongo.connection.collection<WorkItemDocument>('work_items');
    await rows.updateOne({ _id: workItemId }, damage as never);
    const refused = await refusalOf(work().getWorkItem({ workItemId }));
    expect(shortly(refused)).toEqual(['Internal', 'internal_error', 'internal_error', true]);
    expect(refused.message).not.toMatch(/encode|int32|field|message_count|created_at/);
    await rows.deleteOne({ _id: workItemId });
    const logged = () => service.output.split('\n').filter((line) => line.includes(refused.info.correlationId));
    await expect.poll(() => logged().some((line) => /"err":\{.*stack/.test(line))).toBe(true);
  });
});

describe('a JSON body', () => {
  test.each([
    ['an unknown field', '{"subject": "x", "tenant_id": "x"}', ['tenant_id']],
    ['an unknown nested field', '{"subject": "x", "contact": {"phone": "1"}}', ['phone']],
    ['a field with a very long name', `{"${'x'.repeat(5_000)}": 1}`, undefined],
    ['a value of another type', '{"subject": 1}', ['subject']],
    ['a list instead of a value', '{"subject": ["x"]}', ['subject']],
    ['an unknown enum value', '{"subject": "x", "priority": "SOON"}', undefined],
    ['a number outside the range of its type', '{"subject": "x", "priority": 9999999999}', ['priority']],
    ['a field given twice, in both spellings', '{"subject": "x", "channel_id": "a", "channelId": "b"}', undefined],
    ['incomplete JSON', '{"subject": "x"', undefined],
    ['no content', '', undefined],
    ['a list as the message', '[]', undefined],
    ['null as the message', 'null', undefined],
    ['a __proto__ field', '{"subject": "x", "__proto__": {"tenantId": "x"}}', ['__proto__']],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), undefined],
    ['a very deep structure', `${'{"contact":'.repeat(20_000)}1${'}'.repeat(20_000)}`, undefined],
  ])('with %s is refused as invalid', async (_what, body, fields) => {
    const answer = await send(CREATE, { body });
    expect(answer.status).toBe(400);
    const refused = refusalInJson(answer);
    expect(shortly(refused)).toEqual(INVALID);
    if (fields !== undefined) expect(fieldsOf(refused)).toEqual(fields);
    expect(refused.message.length).toBeLessThan(1_000);
  });

  test('that the framework refuses gets an uncompressed error, even if the caller accepts compression', async () => {
    const body = `{"${'x'.repeat(5_000)}": 1}`;
    const answer = await send(CREATE, { body, headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding'] ?? 'identity').toBe('identity');
    expect(shortly(refusalInJson(answer))).toEqual(INVALID);
  });

  test('with more than a kilobyte of faults gets a compressed error that the caller can decompress', async () => {
    const body = { subject: '', tags: Array.from({ length: 50 }, () => '') };
    const answer = await send(CREATE, { body, headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
    const bytes = gunzipSync(answer.bytes);
    const refused = refusalInJson({ ...answer, bytes, json: JSON.parse(bytes.toString()) });
    expect(shortly(refused)).toEqual(INVALID);
    expect(fieldsOf(refused)).toContain('tags[10]');
  });
});

describe('a binary body', () => {
  const proto = { 'Content-Type': 'application/proto' };
  const garbage: [string, Uint8Array][] = [
    ['that is not a message', Buffer.from('{"subject": "x"}')],
    ['that is truncated', Buffer.from([0x0a, 0x7f, 0x78])],
    ['with a wire type that does not exist', Buffer.from([0x0f, 0x00])],
    ['with text that is not UTF-8', Buffer.from([0x0a, 0x02, 0xff, 0xfe])],
  ];

  test.each(garbage)('%s is refused as invalid, over Connect', async (_what, body) => {
    const answer = await send(CREATE, { body, headers: proto });
    expect(shortly(refusalInJson(answer))).toEqual(INVALID);
    expect(answer.status).toBe(400);
  });

  test.each(garbage)('%s is refused as invalid, over gRPC-web', async (_what, body) => {
    expect(shortly(refusalInTrailer(await sendFrame(CREATE, body)))).toEqual(INVALID);
  });

  test.each([CREATE, WATCH])('over gRPC-web that is not exactly one frame is refused, by %s', async (path) => {
    const bodies = [
      [],
      [0, 0, 0],
      [0, 0, 0, 0, 9, 1],
      [0, 255, 255, 255, 255, 1],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      [2, 0, 0, 0, 0],
      [1, 0, 0, 0, 2, 1, 1],
    ];
    for (const bytes of bodies) {
      const refused = refusalInTrailer(await sendFrame(path, Uint8Array.from(bytes), { isFramed: true }));
      expect(['InvalidArgument', 'ResourceExhausted'], `${bytes} ${refused.message}`).toContain(Code[refused.code]);
    }
  });
});

describe('a body of more than 256 KiB', () => {
  const LIMIT = 256 * 1024;
  const padded = (size: number) => JSON.stringify({ subject: 'Large' }).padEnd(size, ' ');

  test('is refused, while a body of exactly 256 KiB is accepted', async () => {
    expect((await send(CREATE, { body: padded(LIMIT) })).status).toBe(200);
    const answer = await send(CREATE, { body: padded(LIMIT + 1) });
    expect(answer.status).toBe(429);
    expect(shortly(refusalInJson(answer))).toEqual(TOO_LARGE);
    expect(answer.headers['retry-after']).toBeUndefined();
  });

  test('is refused however small its compressed form is', async () => {
    const bomb = gzipSync(padded(64 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(LIMIT);
    const answer = await send(CREATE, { body: bomb, headers: { 'Content-Encoding': 'gzip' } });
    expect(shortly(refusalInJson(answer))).toEqual(TOO_LARGE);
    const frame = Buffer.concat([Buffer.from([1, 0, 0, 0, 0]), bomb]);
    frame.writeUInt32BE(bomb.length, 1);
    const streamed = await sendFrame(CREATE, frame, { isFramed: true, headers: { 'Grpc-Encoding': 'gzip' } });
    expect(shortly(refusalInTrailer(streamed))).toEqual(TOO_LARGE);
  });

  test('is refused over gRPC-web, even if only its declared length is too large', async () => {
    const frame = Buffer.from([0, 0, 4, 0, 1]);
    expect(shortly(refusalInTrailer(await sendFrame(CREATE, frame, { isFramed: true })))).toEqual(TOO_LARGE);
    expect(shortly(refusalInTrailer(await sendFrame(CREATE, randomBytes(LIMIT + 1))))).toEqual(TOO_LARGE);
  });
});

describe('a malformed request', () => {
  test.each([
    ['with an unknown compression', { 'Content-Encoding': 'zstd' }],
    ['with a declared compression that the body lacks', { 'Content-Encoding': 'gzip' }],
    ['with a deadline that is not a number', { 'Connect-Timeout-Ms': 'soon' }],
    ['with a deadline of too many digits', { 'Connect-Timeout-Ms': '99999999999' }],
    ['without the protocol version', { 'Connect-Protocol-Version': undefined }],
  ])('%s is refused with the usual error detail', async (_what, headers) => {
    const refused = refusalInJson(await send(CREATE, { body: { subject: 'x' }, headers }));
    expect([Code[refused.code], refused.info.type]).toEqual(['InvalidArgument', 'validation_error']);
  });

  test('gets the REST error envelope with 405 and Allow, 415 or 404', async () => {
    const method = await send(CREATE, { method: 'PUT' });
    const media = await send(CREATE, { headers: { 'Content-Type': 'application/xml' } });
    const nowhere = await send(pathOf(WorkService, 'DeleteEverything'), {});
    const noService = await send('/workgate.work.v2.WorkService/GetWorkItem', {});
    expect([method, media, nowhere, noService].map(({ status }) => status)).toEqual([405, 415, 404, 404]);
    expect(method.headers['allow']).toBe('POST');
    const codes = ['method_not_allowed', 'unsupported_media_type', 'not_found', 'not_found'];
    for (const [index, { json, headers }] of [method, media, nowhere, noService].entries()) {
      expect(headers['content-type']).toBe('application/json');
      expect(json.error).toMatchObject({ code: codes[index], correlation_id: headers['x-correlation-id'] });
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

test('no response may be cached or sniffed', async () => {
  const answers = [await send(CREATE, { body: { subject: 'x' } }), await send(CREATE, { body: 'broken' })];
  answers.push(await sendFrame(pathOf(IdentityService, 'ListAgentDelegations'), new Uint8Array()));
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  }
});
