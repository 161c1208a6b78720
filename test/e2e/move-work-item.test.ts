/**
 * People move work to the right queue of any pack. They cannot use a move to choose which pack judges their proposals.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { RefundDesk } from '../support/governance.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let admin: TestPerson;
let member: TestPerson;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());
beforeEach(async () => {
  desk = await RefundDesk.open(service);
  admin = await desk.creator.signIn();
  member = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }])).signIn();
  // With these limits, no refund of the tests passes without a person.
  const strict = { auto_approve_up_to: { EUR: '0.01' }, two_approvals_above: { EUR: '0.01' } };
  const queues = [
    { queue_key: 'careful', title: 'Careful work' },
    { queue_key: 'slow', title: 'Slow work', match: { tags: ['slow'] } },
  ];
  await activate(admin, supportPack({ pack_key: 'strict', title: 'Strict', queues, refunds: strict }));
});

const work = (by = member) => by.client(WorkService);
const move = (
  workItemId: string,
  packKey: string,
  queueKey: string,
  more: { expectedVersion?: bigint } = {},
  by = member,
) => work(by).moveWorkItem({ workItemId, packKey, queueKey, ...more });
const STRICT = ['strict', 'careful'] as const;
const SUPPORT = ['customer_support', 'general'] as const;

describe('a move', () => {
  it('can be moved to a queue of any pack, once, and shows the new queue at every door and in packets', async () => {
    const { packs } = await work().listQueues({});
    expect(packs.map(({ packKey, title, queues }) => [packKey, title, queues.map((queue) => queue.title)])).toEqual([
      ['customer_support', 'Customer support', expect.arrayContaining(['Refunds'])],
      ['strict', 'Strict', ['Careful work', 'Slow work']],
    ]);
    const id = await desk.workItem();
    const { workItem } = await move(id, ...STRICT, { expectedVersion: 1n });
    expect(workItem).toMatchObject({ packKey: 'strict', queueKey: 'careful', version: 2n });
    expect((await move(id, ...STRICT)).workItem?.version, 'it is there already').toBe(2n);
    expect((await desk.key.client.getWorkItem(id)).body).toMatchObject({ pack_key: 'strict', queue_key: 'careful' });
    const listed = await desk.key.client.get('/api/v1/public/work-items?pack_key=strict&queue_key=careful');
    expect(listed.body.work_items.map((one: { work_item_id: string }) => one.work_item_id)).toEqual([id]);

    const packet = await desk.key.client.post(`/api/v1/public/work-items/${id}/evidence-packets`, {});
    const keys = await fetch(`${service.address}/.well-known/jwks.json`);
    const report = verifyPacket(JSON.stringify(packet.body), readKeySet(await keys.json()));
    expect(report.problems).toEqual([]);
    const events = await desk.events(id);
    expect(events.at(-1)).toMatchObject({
      type: 'work_item.updated',
      actor: { id: member.personId },
      data: { pack_key: 'strict', queue_key: 'careful' },
    });
  });

  it('is refused for an unknown pack or queue, with the known ones, and if the work has changed', {
    tags: 'full',
  }, async () => {
    const id = await desk.workItem();
    const problemsOf = async (...[packKey, queueKey]: [string, string]) =>
      (await refusalOf(move(id, packKey, queueKey))).info.problems;
    expect(await problemsOf('nowhere', 'general')).toMatchObject([
      { field: 'pack_key', problem: 'must be one of customer_support, strict' },
    ]);
    expect(await problemsOf('strict', 'general')).toMatchObject([
      { field: 'queue_key', problem: 'must be one of careful, slow' },
    ]);
    const stale = await refusalOf(move(id, ...STRICT, { expectedVersion: 7n }));
    expect(stale.info.code).toBe('precondition_failed');
    const viewer = await (await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'viewer' }])).signIn();
    expect((await refusalOf(move(id, ...STRICT, {}, viewer))).info.code).toBe('authorization_error');
    const stranger = await (
      await TestPerson.create(service, [{ tenantId: await service.createTenant(), role: 'admin' }])
    ).signIn();
    expect((await refusalOf(move(id, ...SUPPORT, {}, stranger))).info.code).toBe('not_found');
  });
});

describe('a proposal for the work', () => {
  const refusalOfMove = async (id: string, by?: TestPerson) => {
    const { info, message } = await refusalOf(move(id, ...SUPPORT, {}, by));
    return `${info.code} ${message}`;
  };

  it('is judged by the pack in which it was made, because the work cannot leave that pack while it is open', async () => {
    const id = await desk.workItem();
    await move(id, ...STRICT);
    const { body } = await desk.propose('5.00', { workItemId: id });
    expect(body).toMatchObject({ status: 'pending_approval', policy: { approvals_required: 2 } });
    for (const person of [member, admin]) {
      const refused = new RegExp(`^invalid_state .*while ${body.proposal_id} is pending_approval`);
      expect(await refusalOfMove(id, person)).toMatch(refused);
    }
    // A move within the pack does not change who judges.
    expect((await move(id, 'strict', 'slow')).workItem?.queueKey).toBe('slow');
    await desk.approve(body.proposal_id);
    expect((await desk.get(body.proposal_id)).body.status).toBe('pending_approval');
    await desk.approve(body.proposal_id, desk.approvers[1]);
    expect(await refusalOfMove(id)).toMatch(/^invalid_state .* is approved/);
    expect((await desk.execute(body.proposal_id)).status).toBe(200);
    expect((await move(id, ...SUPPORT)).workItem?.packKey).toBe('customer_support');
  });

  sampled(2).each([
    ['executing', /is executing/],
    ['outcome_unknown', /is outcome_unknown/],
  ] as const)('keeps the work in its pack while it is %s', async (status, problem) => {
    const { work_item_id: id } = await desk.inState(status);
    expect((await refusalOf(move(id, ...STRICT))).message).toMatch(problem);
  });

  sampled(2).each([
    ['could be executed again', true, 'invalid_state'],
    ['has failed for good', false, 'moved'],
  ])('that %s answers a move to another pack with: %s', async (_, retryable, expected) => {
    const { body } = await desk.propose('5.00');
    const execution = await desk.begun(body.proposal_id, 'failed', retryable);
    await desk.write(body.proposal_id, { status: 'execution_failed', execution });
    const moved = move(body.work_item_id, ...STRICT).then(() => 'moved');
    expect(await moved.catch(async (error) => (await refusalOf(Promise.reject(error))).info.code)).toBe(expected);
  });

  it('is never judged by another pack than that of the work, even if both change at the same time', {
    tags: 'full',
  }, async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await desk.workItem();
      await move(id, ...STRICT);
      const [moved, proposed] = await Promise.allSettled([
        move(id, ...SUPPORT),
        desk.proposeUnchecked('5.00', { workItemId: id }),
      ]);
      const { body, status } = proposed.status === 'fulfilled' ? proposed.value : { body: {}, status: 0 };
      const { body: item } = await desk.key.client.getWorkItem(id);
      if (moved.status === 'rejected') expect(item.pack_key).toBe('strict');
      if (status !== 201) expect(body.error.code).toBe('conflict');
      else expect(body.policy.policy_version, JSON.stringify(body)).toMatch(new RegExp(`^${item.pack_key}@`));
    }
  });
});
