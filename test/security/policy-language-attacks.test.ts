import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OperationService } from '../../generated/proto/workgate/operation/v1/operation_service_pb.js';
import { PackService } from '../../generated/proto/workgate/pack/v1/pack_service_pb.js';
import { PolicyService } from '../../generated/proto/workgate/policy/v1/policy_service_pb.js';
import { workgate } from '../faults/cli.ts';
import { forbid, RefundDesk } from '../support/governance.ts';
import { definitionWith } from '../support/operation-definitions.ts';
import { supportPack } from '../support/packs.ts';
import type { TestPerson } from '../support/people.ts';
import { TestService } from '../support/service.ts';

const TEXT = { type: 'string', maxLength: 20 };
const counting = (count: object, more: object = {}) => ({
  operation: 'x_count',
  payload_schema: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'count'],
    properties: { id: TEXT, count: { type: 'integer', ...count }, ratio: { type: 'number' }, ...more },
  },
  resource: { type: 'thing', id_pointer: '/id' },
  risk: 'low',
  summary: 'Count {/id}.',
  personal_data: [],
  display: {},
});

describe('a policy about an operation', () => {
  let service: TestService;
  let desk: RefundDesk;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    admin = await desk.creator.signIn();
    await put(counting({ minimum: 0, maximum: 10 }), 0n);
  });
  afterAll(() => service.stop());

  const put = (members: object, expectedVersion: bigint) =>
    admin.client(OperationService).putOperation({ text: definitionWith(members), expectedVersion });
  const validate = (text: string) => admin.client(PolicyService).validatePolicies({ text });
  const problemsOf = async (text: string) => (await validate(text)).problems.join('\n');
  const counted = (when: string) => forbid('propose', 'counted', `resource is x_count && ${when}`);

  it('is refused if any value of the payload could overflow, or if it reads another proposal', {
    tags: 'full',
  }, async () => {
    expect(await problemsOf(counted('resource.payload.count > 3'))).toBe('');
    // The count is at most ten. With ten, this sum just fits, and the next one overflows.
    expect(await problemsOf(counted('resource.payload.count + 9223372036854775797 > 0'))).toBe('');
    expect(await problemsOf(counted('resource.payload.count + 9223372036854775798 > 0'))).toMatch(
      /tenant\/counted.*overflow/s,
    );
    expect(await problemsOf(counted('x_count::"prop_1".payload.count > 3'))).toMatch(/tenant\/counted.*prop_1/s);
  });

  it('is checked again for a new version of the operation, whose values may differ', { tags: 'full' }, async () => {
    await desk.under(counted('resource.payload.count + 9223372036854775797 > 0'), async () => {
      await expect(put(counting({ minimum: 0, maximum: 1_000 }), 1n)).rejects.toThrow(
        /payload_schema.*tenant's own policies.*counted.*overflow/s,
      );
    });
  });

  const paying = (operation: string, amount: object) => ({
    ...counting({}, { amount, reason: TEXT }),
    operation,
  });
  const asking = (operation: string) =>
    forbid(
      'execute',
      'large',
      `resource is ${operation} && ((resource.payload has amount && resource.payload.amount > 1000) || resource.payload.id == "x")`,
    );

  it('is checked again when an older version of its pack is activated', { tags: 'full' }, async () => {
    const packs = admin.client(PackService);
    await put(paying('x_pay', { type: 'integer' }), 0n);
    const texts = { packYaml: supportPack({}), policyCedar: asking('x_pay') };
    await packs.putPack({ ...texts, expectedVersion: 0n });
    const counted = (version: bigint, expectedRevision: bigint) =>
      packs.activatePack({ packKey: 'customer_support', version, expectedRevision, reason: 'A test wants it.' });
    // A pack version that is not active does not prevent changes of the operation.
    await put(paying('x_pay', TEXT), 1n);
    await expect(counted(1n, 0n)).rejects.toThrow(/version.*x_pay\.amount.*an integer/s);
    // Putting the same text again is refused too, and not treated as unchanged.
    await expect(packs.putPack({ ...texts, expectedVersion: 1n })).rejects.toThrow(/policy_cedar.*amount/s);
    const other = { ...texts, policyCedar: asking('x_pay').replace('amount > 1000', 'amount like "*"') };
    await expect(packs.putPack({ ...other, expectedVersion: 1n })).rejects.toThrow(/policy_cedar.*amount/s);
    await packs.putPack({ ...texts, policyCedar: '', expectedVersion: 1n });
    await counted(2n, 0n);
  });

  it('is refused if one branch could never hold again, even if other branches could', {
    tags: 'full',
  }, async () => {
    await put(paying('x_pay_out', { type: 'integer' }), 0n);
    await desk.under(asking('x_pay_out'), async () => {
      await expect(put(paying('x_pay_out', TEXT), 1n)).rejects.toThrow(
        /payload_schema.*tenant's own policies.*amount/s,
      );
      await put(paying('x_pay_out', { type: 'integer', maximum: 5_000 }), 1n);
    });
    const typo = asking('x_pay_out')
      .replaceAll('amount', 'currency')
      .replace('has currency && resource.payload.currency > 1000', 'has currency');
    expect(await problemsOf(typo)).toMatch(/"currency", which does not exist/);
  });

  it('is checked with the status that work has while it waits for approval', { tags: 'full' }, async () => {
    const text = forbid('approve', 'nobody', 'context.work.status == "waiting_on_approval"');
    expect(await problemsOf(text)).toMatch(/nobody could approve any .*tenant\/nobody/);
    const open = forbid('approve', 'open', 'context.work.status != "waiting_on_approval"');
    expect(await problemsOf(open)).toBe('');
  });

  it('cannot permit, use an id twice, or be longer than 65536', async () => {
    const permit = '@id("a")\n@reason("b")\npermit (principal, action, resource is x_count);';
    expect(await problemsOf(permit)).toMatch(/may only forbid/);
    const two = [counted('resource.payload.count > 3'), counted('resource.payload.count > 4')].join('\n');
    expect(await problemsOf(two)).toMatch(/the id is used twice/);
    await expect(validate(`// ${'x'.repeat(70_000)}`)).rejects.toThrow(/65536/);
  });

  it('is limited by the 2000 members that all versions of an operation may have together', {
    tags: 'full',
    timeout: 120_000,
  }, async () => {
    const members = (version: number) =>
      Object.fromEntries(
        Array.from({ length: 480 }, (_, n) => [`m_${version}_${n}`, { type: 'string', maxLength: 5 }]),
      );
    const put480 = (version: number) =>
      put({ ...counting({}, members(version)), operation: 'x_large' }, BigInt(version));
    for (const version of [0, 1, 2, 3]) await put480(version);
    await expect(put480(4)).rejects.toThrow(/more than 2000 members/);
    const text = forbid('propose', 'large', 'resource is x_large && resource.payload has m_3_479');
    expect(await problemsOf(text)).toBe('');
  });

  it('has a schema that lists what Cedar cannot express, and gets a note on an unknown operation', async () => {
    const { schema, untyped } = await admin.client(PolicyService).getPolicySchema({});
    expect(schema).toMatch(/entity x_count \{\n {2}payload: \{\n {4}"id": String,\n {4}"count": Long,\n/);
    expect(schema).toMatch(/resource: \[Proposal, .*x_count/);
    expect(untyped.filter((one) => one.operation === 'x_count')).toMatchObject([
      { operation: 'x_count', member: 'ratio', why: expect.stringMatching(/fraction/) },
    ]);
    const printed = await workgate(service.env, ['policy', 'schema', '--tenant', desk.tenantId]);
    expect(printed.stdout).toContain(schema);
    const { notes } = await validate(
      [counted('resource.payload.count > 3'), forbid('propose', 'typo', 'context.operation == "x_cuont"')].join('\n'),
    );
    expect(notes).toEqual([
      expect.stringMatching(/x_count\.ratio.*fraction/),
      expect.stringMatching(/x_cuont is named, but no such operation is defined/),
    ]);
  });
});
