import { create, type DescField, type DescMessage, type Message, ScalarType } from '@bufbuild/protobuf';
import { Code } from '@connectrpc/connect';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { ChatDesk } from '../support/chat-desk.ts';
import { callRpc } from '../support/rpc-call.ts';
import { rowOf, SERVICES, World } from '../support/rpcs.ts';
import { sampled } from '../support/sample.ts';

const RUNS = 25;
/** Codes of a fault of the service. No request gets one of these codes, however odd it is. */
const OUR_FAULT = [Code.Internal, Code.Unknown, Code.Unavailable, Code.DataLoss];
/** Rpcs to test. `SignOut` is absent because it ends the session that calls the others. */
const METHODS = SERVICES.flatMap((service) => service.methods).filter(({ name }) => name !== 'SignOut');

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '$where',
    '{"$ne":null}',
    '__proto__',
    'constructor',
    '../../etc',
    '\u202e',
    '\ufeff',
    '*',
  ),
  fc.constantFrom('a@b.example', 'work.read', 'agent.work.read', 'subject', 'contact.name', 'de-CH', '10.0.0.0/8'),
  fc.constantFrom('wi', 'key', 'dlg', 'usr', 'ten').map((prefix) => newId(prefix as 'wi')),
  fc.constantFrom(300, 70_000).map((length) => 'x'.repeat(length)),
);
const int32 = fc.oneof(fc.integer(), fc.constantFrom(0, -1, 1, 2 ** 31 - 1, -(2 ** 31)));
const int64 = fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.constantFrom(0n, -1n, 1n, 2n ** 53n));
const enumeration = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constantFrom(-1, 2 ** 31 - 1));
/** Seconds of times and durations: of any size, or close to now. */
const seconds = fc.oneof(
  int64,
  fc.integer({ min: -100, max: 100 }).map((s) => BigInt(Math.floor(Date.now() / 1000) + s)),
);

function anyOf(field: DescField): fc.Arbitrary<unknown> {
  if (field.fieldKind === 'list') return fc.array(ofKind(field, field.listKind), { maxLength: 4 });
  if (field.fieldKind === 'map') return fc.constant({});
  return ofKind(field, field.fieldKind);
}

function ofKind(field: DescField, kind: 'scalar' | 'enum' | 'message'): fc.Arbitrary<unknown> {
  if (kind === 'enum') return enumeration;
  if (kind === 'message') return messageOf(field.message as DescMessage);
  switch (field.scalar) {
    case ScalarType.STRING:
      return field.name === 'seconds' ? fc.constant('') : text;
    case ScalarType.INT64:
      return field.name === 'seconds' ? seconds : int64;
    case ScalarType.BOOL:
      return fc.boolean();
    case ScalarType.INT32:
      return int32;
    default:
      throw new Error(`No arbitrary for the kind of ${field.toString()}`);
  }
}

/** Returns an arbitrary message of the type. Each field may be absent, and at most one field of a oneof is present. */
function messageOf(desc: DescMessage): fc.Arbitrary<Message> {
  const plain = desc.fields.filter((field) => field.oneof === undefined);
  const fields = fc.record(Object.fromEntries(plain.map((field) => [field.localName, anyOf(field)])), {
    requiredKeys: [],
  });
  const oneofs = fc.record(
    Object.fromEntries(
      desc.oneofs.map(({ localName, fields: cases }) => [
        localName,
        fc.oneof(...cases.map((field) => anyOf(field).map((value) => ({ case: field.localName, value })))),
      ]),
    ),
    { requiredKeys: [] },
  );
  return fc.tuple(fields, oneofs).map(([one, other]) => create(desc, { ...one, ...other } as never));
}

describe('a random request', () => {
  let desk: ChatDesk;
  let world: World;
  beforeAll(async () => {
    desk = await ChatDesk.open();
    world = await World.create(desk, 'Own');
  });
  afterAll(() => desk.close());

  sampled(24).each(METHODS.map((method) => [method.name, method] as const))(
    'to %s is answered, and never with a fault of the service',
    async (_name, method) => {
      const { owner } = world.people;
      const client = owner.client(method.parent);
      const valid = (await rowOf(method)?.request(world, owner)) as Record<string, unknown>;
      await fc.assert(
        fc.asyncProperty(messageOf(method.input), fc.boolean(), async (hostile, onExisting) => {
          // Half of the requests name existing things, because many of the others end at an id that does not exist.
          const request = onExisting ? { ...hostile, ...idsOf(valid) } : hostile;
          const { code, text: message } = await callRpc(client, method, request);
          expect(OUR_FAULT, message).not.toContain(code);
        }),
        { numRuns: RUNS },
      );
    },
  );

  it('leaves the service working and the prototype of objects unchanged', async () => {
    const { code } = await callRpc(world.people.owner.client(SERVICES[0] as never), METHODS[1] as never, {});
    expect(code).toBeUndefined();
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

const idsOf = (request: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(request).filter(([name]) => /^(workItem|key|delegation)Id$/.test(name)));
