import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';
import { forbid, LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

/** Approving and rejecting. Only people do this: REST has no operation for it. */
describe('a decision of a person', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  const decisions = ['approve', 'reject'] as const;

  sampled(4).each(
    PROPOSAL_STATUSES.filter((status) => status !== 'pending_approval').flatMap((status) =>
      decisions.map((what) => [what, status] as const),
    ),
  )('to %s is refused for a proposal that is %s, and the error names the status', async (what, status) => {
    const proposal = await desk.inState(status);
    const word = what === 'approve' ? 'approved' : 'rejected';
    await expect(desk[what](proposal.proposal_id)).rejects.toMatchObject({
      code: 'invalid_state',
      message: expect.stringContaining(`that is ${status} cannot be ${word}`),
    });
    expect((await desk.get(proposal.proposal_id)).body).toEqual(proposal);
  });

  it.each(decisions)('to %s is refused if the proposal has expired unnoticed', async (what) => {
    const workItemId = await desk.workItem();
    const { proposal_id: id } = await desk.inState('pending_approval', { workItemId });
    await desk.overdue(id);
    await expect(desk[what](id)).rejects.toMatchObject({
      code: 'invalid_state',
      message: expect.stringContaining('expired'),
    });
    expect((await desk.get(id)).body).toMatchObject({ status: 'expired', approvals: [] });
    expect(await desk.workItemStatus(workItemId)).toBe('new');
  });

  it('on an unknown proposal fails with not_found', async () => {
    const id = 'prop_01h455vb4pex5vsknk084sn02q';
    for (const what of decisions) await expect(desk[what](id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('to reject ends the proposal, even after an approval', async () => {
    const [workItemId, [first, second]] = [await desk.workItem(), desk.approvers];
    const { proposal_id: id } = (await desk.propose(VERY_LARGE, { workItemId })).body;
    await desk.approve(id, first);
    expect((await desk.reject(id, second)).status).toBe('rejected');
    const { body } = await desk.get(id);
    expect(body.approvals.map(({ decision }: { decision: string }) => decision)).toEqual(['approve', 'reject']);
    expect(await desk.workItemStatus(workItemId)).toBe('new');
    expect((await desk.execute(id)).status).toBe(409);
  });

  it('is checked against the policy of that moment', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    const text = forbid('approve', 'four-eyes', 'context.amount > 5000');
    await desk.under(text, async () => {
      for (const what of decisions) {
        await expect(desk[what](id)).rejects.toMatchObject({
          code: 'policy_denied',
          details: [{ field: 'tenant/four-eyes', problem: 'Not here: four-eyes.' }],
        });
      }
    });
    expect(await desk.statusOf(id)).toBe('pending_approval');
    expect((await desk.approve(id)).status).toBe('approved');
  });

  it('is logged with the person, and with the comment only as a commitment', async () => {
    const { proposal_id: id } = (await desk.propose(LARGE)).body;
    const [approver] = desk.approvers;
    await service.services.actions.approvals.approve(approver, id, 'Very private comment');
    const events = await desk.events(id);
    expect(events.at(-1)).toMatchObject({
      type: 'proposal.approved',
      actor: { type: 'user', id: approver.principal.id, accountable: approver.principal.id },
      data: { status: 'approved', previous_status: 'pending_approval', comment_hash: expect.any(String) },
    });
    expect(JSON.stringify(events)).not.toMatch(/private/i);
  });

  it('is counted once for each person, even if many people decide at the same time', async () => {
    for (let round = 0; round < 3; round += 1) {
      const workItemId = await desk.workItem();
      const { proposal_id: id } = (await desk.propose(VERY_LARGE, { workItemId })).body;
      const people = [...desk.approvers, desk.approvers[0], desk.approvers[1]];
      await Promise.allSettled(people.map((by) => desk.approve(id, by)));
      const { status, approvals } = await desk.row(id);
      expect(status).toBe('approved');
      expect(new Set(approvals.map(({ approver }) => approver.id)).size).toBe(2);
      expect(approvals).toHaveLength(2);
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    }
  });

  it('to approve excludes one to reject at the same time', { tags: 'full' }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const workItemId = await desk.workItem();
      const { proposal_id: id } = (await desk.propose(LARGE, { workItemId })).body;
      const [first, second] = desk.approvers;
      const outcomes = await Promise.allSettled([desk.approve(id, first), desk.reject(id, second)]);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { status, approvals } = await desk.row(id);
      expect(approvals).toMatchObject([{ decision: status === 'approved' ? 'approve' : 'reject' }]);
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    }
  });

  it('is requested only from people who may make it', async () => {
    const own = await RefundDesk.open(service);
    const { proposal_id: id } = (await own.propose(LARGE)).body;
    const awaiting = async (call: (typeof own.approvers)[0]) =>
      (await service.services.actions.approvalInbox.list(call, {})).rows.map(({ proposal }) => proposal.proposalId);
    expect(await awaiting(own.approvers[0])).toEqual([id]);
    expect(await awaiting(await own.join('admin'))).toEqual([id]);
    expect(await awaiting(await own.join('member'))).toEqual([]);
    expect(await awaiting(await own.join('viewer'))).toEqual([]);
    // The person who created the API key of the proposal.
    expect(await awaiting(await own.callOf(own.creator))).toEqual([]);
    await own.overdue(id);
    expect(await awaiting(own.approvers[0])).toEqual([]);
    expect(await own.statusOf(id)).toBe('expired');
  });
});
