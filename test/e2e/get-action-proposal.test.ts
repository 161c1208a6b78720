import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

describe('getActionProposal', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  sampled(3).each(PROPOSAL_STATUSES)('shows a proposal that is %s without changing it', async (status) => {
    const proposal = await desk.inState(status);
    expect(proposal.status).toBe(status);
    const row = await desk.row(proposal.proposal_id);
    for (let time = 0; time < 2; time += 1) {
      expect(await desk.get(proposal.proposal_id)).toMatchObject({ status: 200, body: proposal });
    }
    expect({ ...(await desk.row(proposal.proposal_id)), outbox: [] }).toEqual({ ...row, outbox: [] });
  });

  it('shows who approved in which order, with the hash of what each of them saw', async () => {
    const { body } = await desk.propose(VERY_LARGE);
    const { proposal_id: id, payload_hash: hash } = body;
    const { approvals } = service.services.actions;
    const [first, second] = desk.approvers;
    await approvals.approve(first, id, 'Checked with the warehouse.');
    expect((await desk.get(id)).body).toMatchObject({ status: 'pending_approval', version: 2, approvals: [{}] });
    await approvals.approve(second, id, null);
    const approved = (await desk.get(id)).body;
    expect(approved).toMatchObject({ status: 'approved', version: 3, payload: body.payload, payload_hash: hash });
    const by = ({ principal }: typeof first) => ({
      type: 'user',
      id: principal.id,
      display_name: principal.displayName,
    });
    expect(approved.approvals).toEqual([
      {
        approver: by(first),
        accountable: first.principal.id,
        decision: 'approve',
        comment: 'Checked with the warehouse.',
        payload_hash: hash,
        at: expect.any(String),
      },
      {
        approver: by(second),
        accountable: second.principal.id,
        decision: 'approve',
        comment: null,
        payload_hash: hash,
        at: expect.any(String),
      },
    ]);
    expect(approved.updated_at >= approved.approvals[1].at.slice(0, 19)).toBe(true);
  });

  it('shows who rejected the proposal, and why', async () => {
    const { body } = await desk.propose(LARGE);
    const [approver] = desk.approvers;
    await service.services.actions.approvals.reject(approver, body.proposal_id, 'The customer has both items.');
    expect((await desk.get(body.proposal_id)).body).toMatchObject({
      status: 'rejected',
      approvals: [
        { approver: { id: approver.principal.id }, decision: 'reject', comment: 'The customer has both items.' },
      ],
    });
  });

  describe('of a proposal whose time is over', () => {
    sampled(3).each(['pending_approval', 'auto_approved', 'approved'] as const)(
      'turns a proposal that is %s into an expired one, not a rejected one',
      async (status) => {
        const workItemId = await desk.workItem();
        const proposal = await desk.inState(status, { workItemId });
        const { proposal_id: id } = proposal;
        await desk.overdue(id);
        const { body } = await desk.get(id);
        expect(body).toMatchObject({ status: 'expired', version: proposal.version + 1, approvals: proposal.approvals });
        expect((await desk.get(id)).body).toEqual(body);
        expect(await desk.workItemStatus(workItemId)).toBe('new');
        const events = await desk.events(id);
        expect(events.at(-1)).toMatchObject({
          type: 'proposal.expired',
          actor: { type: 'system', id: 'workgate-governance', accountable: null },
          data: { status: 'expired', previous_status: status },
        });
        expect(events.filter(({ type }) => type === 'proposal.expired')).toHaveLength(1);
        expect(events.map(({ type }) => type)).not.toContain('proposal.rejected');
      },
    );

    it.each([
      'rejected',
      'denied',
      'cancelled',
      'executing',
      'executed',
      'execution_failed',
      'outcome_unknown',
    ] as const)('leaves a proposal that is %s unchanged', async (status) => {
      const { proposal_id: id } = await desk.inState(status);
      await desk.overdue(id);
      expect(await desk.statusOf(id)).toBe(status);
    });

    it('expires the proposal once, however many callers look at the same time', async () => {
      const workItemId = await desk.workItem();
      const { proposal_id: id } = await desk.inState('pending_approval', { workItemId });
      await desk.propose(LARGE, { workItemId });
      await desk.overdue(id);
      const answers = await Promise.all(Array.from({ length: 8 }, () => desk.get(id)));
      for (const { body } of answers) expect(body).toMatchObject({ status: 'expired', version: 2 });
      expect((await desk.events(id)).filter(({ type }) => type === 'proposal.expired')).toHaveLength(1);
      // The other proposal still waits for approval, so the WorkItem does too.
      expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
    });

    it('is not needed, because the worker expires proposals too', async () => {
      const workItemId = await desk.workItem();
      const overdue: string[] = [];
      for (const status of ['pending_approval', 'auto_approved', 'approved'] as const) {
        overdue.push((await desk.inState(status, { workItemId })).proposal_id);
      }
      const { proposal_id: other } = await desk.inState('auto_approved');
      for (const id of overdue) await desk.overdue(id);
      await service.services.actions.recovery.recover(desk.tenantId);
      // The worker of the service may have taken one first.
      for (const id of overdue) await expect.poll(async () => (await desk.row(id)).status).toBe('expired');
      expect((await desk.row(other)).status).toBe('auto_approved');
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    });
  });
});
