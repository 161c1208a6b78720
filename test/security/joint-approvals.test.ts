import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionProposalStatus, ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { activate, supportPack } from '../support/packs.ts';
import { TestPerson } from '../support/people.ts';
import { refundOf } from '../support/refund-of.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';

/**
 * Returns a pack that needs two approvals above this amount in euros. The limit on joint approvals is the usual one.
 */
const takesTwoAbove = (amount: string) =>
  supportPack({
    refunds: {
      bulk_approval_limit: { EUR: '250.00' },
      auto_approve_up_to: { EUR: '50.00' },
      two_approvals_above: { EUR: amount },
      auto_approve_budget: { per_resource: { EUR: '50.00' }, per_principal: { EUR: '500.00' } },
    },
  });
const LIMIT = { bulk_approval_limit: { EUR: '250.00', USD: '250.00' } };

describe('several approvals by one decision', () => {
  let service: TestService;
  let desk: RefundDesk;
  let approver: TestPerson;
  let owner: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    const { tenantId } = desk;
    const join = async (role: 'approver' | 'owner') =>
      (await TestPerson.create(service, [{ tenantId, role }])).signIn();
    [approver, owner] = [await join('approver'), await join('owner')];
    await desk.creator.signIn();
  });
  afterAll(() => service.stop());

  const propose = async (amount: string, options: Parameters<RefundDesk['propose']>[1] = {}) => {
    const { proposal_id: proposalId, payload_hash: payloadHash } = (await desk.propose(amount, options)).body;
    return { proposalId, payloadHash };
  };
  const approveAll = (proposals: { proposalId: string; payloadHash: string }[], person = approver) =>
    person.client(ActionService).approveActionProposals({ proposals, comment: 'All of them.' });
  const statusesOf = (proposals: { proposalId: string }[]) =>
    Promise.all(proposals.map(({ proposalId }) => desk.statusOf(proposalId)));
  const TOGETHER = { code: Code.PermissionDenied };

  it('are all refused if the pack has no limit, but a single one is not', async () => {
    const proposals = [await propose(LARGE), await propose(LARGE)];
    expect(await refusalOf(approveAll(proposals))).toMatchObject({ code: TOGETHER.code });
    expect(await statusesOf(proposals)).toEqual(['pending_approval', 'pending_approval']);
    const { outcomes } = await approveAll(proposals.slice(0, 1));
    expect(outcomes.map(({ outcome }) => outcome.case)).toEqual(['proposal']);
    const listed = await approver.client(ActionService).listActionProposalsAwaitingMe({});
    expect(listed.bulkApprovalLimits).toEqual([]);
  });

  it('are stored as separate approvals up to the limit, and all refused above it', async () => {
    await activate(owner, supportPack({ refunds: LIMIT }));
    const within = [await propose(LARGE), await propose(LARGE)];
    const beyond = [...within, await propose('50.01')];
    expect(await refusalOf(approveAll(beyond))).toMatchObject({ code: TOGETHER.code });
    expect(await statusesOf(beyond)).toEqual(beyond.map(() => 'pending_approval'));
    const listed = await approver.client(ActionService).listActionProposalsAwaitingMe({});
    const limits = new Map(listed.bulkApprovalLimits.map(({ proposalId, amount }) => [proposalId, amount]));
    for (const { proposalId } of within) expect(limits.get(proposalId)).toBe('250.00');
    const { outcomes } = await approveAll(within);
    expect(outcomes.map(({ proposalId }) => proposalId)).toEqual(within.map(({ proposalId }) => proposalId));
    for (const { outcome } of outcomes) {
      expect(outcome.value).toMatchObject({
        status: ActionProposalStatus.APPROVED,
        approvals: [{ comment: 'All of them.' }],
      });
    }
    for (const { proposalId, payloadHash } of within) {
      const row = await desk.row(proposalId);
      expect(row.approvals).toMatchObject([
        { payload_hash: payloadHash, approver: { accountable: approver.personId } },
      ]);
    }
  });

  it('are refused across currencies, and for proposals that need two people or have a high risk', async () => {
    const small = await propose('60.00');
    for (const other of [
      await propose('60.00', { currency: 'USD' }),
      await propose(VERY_LARGE),
      await propose('70.00', { payload: { reason: 'fraudulent' } }),
    ]) {
      expect(await refusalOf(approveAll([small, other]))).toMatchObject({ code: TOGETHER.code });
      expect(await statusesOf([small, other])).toEqual(['pending_approval', 'pending_approval']);
    }
  });

  it('are refused for proposals that need two people by now, even if one was enough before', async () => {
    const proposals = [await propose('60.00'), await propose('60.00')];
    await activate(owner, takesTwoAbove('55.00'));
    const listed = await approver.client(ActionService).listActionProposalsAwaitingMe({});
    const limited = listed.bulkApprovalLimits.map(({ proposalId }) => proposalId);
    for (const { proposalId } of proposals) expect(limited).not.toContain(proposalId);
    expect(await refusalOf(approveAll(proposals))).toMatchObject({ code: TOGETHER.code });
    await activate(owner, supportPack({ refunds: LIMIT }));
    const { outcomes } = await approveAll(proposals);
    expect(outcomes.map(({ outcome }) => outcome.case)).toEqual(['proposal', 'proposal']);
  });

  it('are refused for a proposal that needs two people because of earlier approvals for its order', {
    tags: 'full',
  }, async () => {
    const order = { orderId: await desk.order(1_000_000) };
    await activate(owner, takesTwoAbove('130.00'));
    const [first, second, other] = [
      await propose('100.00', order),
      await propose('60.00', order),
      await propose('60.00'),
    ];
    await approveAll([first]);
    const listed = await approver.client(ActionService).listActionProposalsAwaitingMe({ pageSize: 200 });
    const offered = listed.bulkApprovalLimits.map(({ proposalId }) => proposalId);
    expect(offered).toContain(other.proposalId);
    expect(offered, 'as its case would show').not.toContain(second.proposalId);
    expect(await refusalOf(approveAll([second, other]))).toMatchObject({ code: TOGETHER.code });
    expect(await statusesOf([second, other])).toEqual(['pending_approval', 'pending_approval']);
    await activate(owner, supportPack({ refunds: LIMIT }));
  });

  it('report each refused proposal with the reason', async () => {
    const [good, rejected, otherHash, altered] = [
      await propose('60.00'),
      await propose('60.00'),
      await propose('60.00'),
      await propose('60.00'),
    ];
    await desk.reject(rejected.proposalId);
    await desk.write(altered.proposalId, {
      payload: { ...refundOf(await desk.row(altered.proposalId)), amount: '1.00' },
    });
    const seen = [rejected, { ...otherHash, payloadHash: 'a'.repeat(64) }, altered, good];
    const { outcomes } = await approveAll(seen);
    const told = outcomes.map(({ outcome }) => (outcome.case === 'refusal' ? outcome.value.code : outcome.case));
    expect(told).toEqual(['invalid_state', 'payload_mismatch', 'payload_mismatch', 'proposal']);
    expect(await desk.statusOf(otherHash.proposalId)).toBe('pending_approval');
  });

  it('are refused to accountable people and to other tenants, and for one proposal given twice', async () => {
    const proposals = [await propose('60.00'), await propose('60.00')];
    const { outcomes } = await approveAll(proposals, desk.creator);
    expect(outcomes.map(({ outcome }) => outcome.case === 'refusal' && outcome.value.code)).toEqual([
      'policy_denied',
      'policy_denied',
    ]);
    const elsewhere = await service.createTenant();
    const stranger = await (await TestPerson.create(service, [{ tenantId: elsewhere, role: 'owner' }])).signIn();
    expect(await refusalOf(approveAll(proposals, stranger))).toMatchObject({ code: Code.NotFound });
    const [one] = proposals;
    if (one !== undefined)
      expect(await refusalOf(approveAll([one, one]))).toMatchObject({ code: Code.InvalidArgument });
    expect(await statusesOf(proposals)).toEqual(['pending_approval', 'pending_approval']);
  });

  it('do not go by a raised limit until another administrator confirms it', async () => {
    await desk.waitDays(7);
    // The administrator whose key proposes raises the limit on joint approvals.
    await activate(desk.creator, supportPack({ refunds: { bulk_approval_limit: { EUR: '900.00' } } }));
    const proposals = [await propose('140.00'), await propose('140.00')];
    expect(await refusalOf(approveAll(proposals))).toMatchObject({ code: TOGETHER.code });
    const others = await desk.newKey();
    const theirs = [await propose('140.00', { by: others }), await propose('140.00', { by: others })];
    expect(await refusalOf(approveAll(theirs))).toMatchObject({ code: TOGETHER.code });
  });
});
