import { Code } from '@connectrpc/connect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ActionProposalStatus, ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { CallContext } from '../../src/call-context.ts';
import { forbid, LARGE, RefundDesk, SMALL } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { refundOf } from '../support/refund-of.ts';
import { refusalOf } from '../support/rpc-errors.ts';
import { TestService } from '../support/service.ts';
import { trafficOf } from '../support/traffic.ts';

describe('the approval case', () => {
  let service: TestService;
  let desk: RefundDesk;
  let approver: TestPerson;

  beforeAll(async () => {
    service = await TestService.start({ monitored: true });
    desk = await RefundDesk.open(service);
    const { tenantId } = desk;
    approver = await (await TestPerson.create(service, [{ tenantId, role: 'approver' }])).signIn();
  });
  afterAll(() => service.stop());

  const caseOf = (proposalId: string, person = approver) =>
    person.client(ActionService, 'grpc-web').getApprovalCase({ proposalId });
  const propose = async (amount: string, options: Parameters<RefundDesk['propose']>[1] = {}) =>
    (await desk.propose(amount, options)).body;
  const say = (workItemId: string, content: string) =>
    approver.client(WorkService).appendWorkItemMessage({ workItemId, content });

  it('has the proposal, its WorkItem, its integration and the accountable people', async () => {
    const { proposal_id: id, work_item_id: workItemId } = await propose(LARGE);
    expect((await caseOf(id)).contactName, 'without a contact').toBe('');
    const contact = { name: 'Maria Lindqvist', email: 'maria@example.com' };
    await approver.client(WorkService).updateWorkItem({
      workItemId,
      changes: { contact },
      updateMask: { paths: ['contact.name', 'contact.email'] },
    });
    const found = await caseOf(id);
    expect(found).toMatchObject({
      proposal: {
        proposalId: id,
        status: ActionProposalStatus.PENDING_APPROVAL,
        resource: { resourceType: 'order' },
        money: { amount: '100.00', currency: 'EUR' },
      },
      workItem: { workItemId, subject: 'Refund', packKey: 'customer_support' },
      integrationName: 'Shop',
      integrationEnabled: true,
      approvalsMissing: 1,
      contactName: contact.name,
      standing: { refusal: '' },
    });
    expect(found.accountablePeople.map(({ personId }) => personId)).toEqual([desk.creator.personId]);
    expect(found.accountablePeople[0]?.name).toMatch(/^Person /);
    expect(found.superseded).toBeUndefined();
  });

  it('adds up the proposals of the same resource by progress, whatever the letter case of its id', async () => {
    const orderId = await desk.order(1_000_000);
    const spelt = orderId.toUpperCase();
    const other = await desk.order(1_000_000);
    const executed = await propose(SMALL, { orderId });
    await desk.execute(executed.proposal_id);
    const approved = await propose('200.00', { orderId });
    await desk.approve(approved.proposal_id);
    const pending = await propose('60.00', { orderId });
    await desk.proposeUnchecked('70.50', { orderId: spelt });
    // These proposals do not count: they are rejected, expired or for another resource.
    const rejected = await propose('80.00', { orderId });
    await desk.reject(rejected.proposal_id);
    const overdue = await propose('90.00', { orderId });
    await desk.overdue(overdue.proposal_id);
    await propose('99.00', { orderId: other });

    const totals = {
      resourceType: 'order',
      resourceId: orderId,
      currency: 'EUR',
      overDays: 30,
      executed: { count: 1, amount: SMALL },
      approved: { count: 1, amount: '200.00' },
      pending: { count: 2, amount: '130.50', isAtLeast: false },
      all: '330.51',
    };
    for (const { proposal_id: id } of [pending, approved, executed, rejected]) {
      expect((await caseOf(id)).totals, id).toMatchObject(totals);
    }
    expect((await caseOf(pending.proposal_id)).totals?.withThis).toBe('260.01');
    expect((await caseOf(approved.proposal_id)).totals?.withThis).toBe('200.01');
    // An earlier release stored proposals without the resource that they count for.
    await desk.proposalRows.updateOne({ _id: pending.proposal_id }, { $unset: { counted: '' } });
    expect((await caseOf(approved.proposal_id)).totals).toMatchObject(totals);
    // If somebody alters a proposal behind the service's back, its case has no totals, and other cases leave it out.
    const payload = { ...refundOf(await desk.row(pending.proposal_id)), amount: '-1' };
    await desk.write(pending.proposal_id, { payload });
    expect((await caseOf(pending.proposal_id)).totals).toBeUndefined();
    expect((await caseOf(approved.proposal_id)).totals?.pending).toMatchObject({ count: 1, amount: '70.50' });
  });

  it('shows the amount that the provider had left when asked, and says when open proposals exceed it', async () => {
    const orderId = await desk.order(15_000);
    const [first, second] = [await propose('100.00', { orderId }), await propose('60.00', { orderId })];
    const leftOf = async ({ proposal_id: id }: { proposal_id: string }) => (await caseOf(id)).totals?.left;
    expect(await leftOf(second)).toMatchObject({ amount: '150.00', wanted: '160.00', isExceeded: true });
    expect((await leftOf(second))?.at).toBeDefined();
    await desk.reject(first.proposal_id);
    expect(await leftOf(second)).toMatchObject({ amount: '150.00', wanted: '60.00', isExceeded: false });
    // An executed refund counts once: it leaves the open amount at once, and the provider's next answer includes it.
    await desk.execute((await propose(SMALL, { orderId })).proposal_id);
    const third = await propose('60.00', { orderId });
    expect(await leftOf(third)).toMatchObject({ wanted: '120.00', isExceeded: false });
  });

  it('says what deciding now would do, and nothing is decided by anybody who has seen something else', async () => {
    const orderId = await desk.order(1_000_000);
    const [one, two] = [await propose('500.00', { orderId }), await propose('500.00', { orderId })];
    const missing = async () => {
      const { proposal, approvalsMissing } = await caseOf(two.proposal_id);
      return [proposal?.policy?.approvalsRequired, approvalsMissing];
    };
    expect(await missing()).toEqual([1, 1]);
    await desk.approve(one.proposal_id);
    expect(await missing()).toEqual([2, 2]);
    expect((await desk.row(two.proposal_id)).policy.approvals_required, 'nothing is stored').toBe(1);

    const stored = service.services.platform.mongo.connection.collection('approval_budgets');
    const budgets = async () => JSON.stringify(await stored.find({ tenant_id: desk.tenantId }).toArray());
    const approve = (seenApprovalsRequired: number) =>
      approver.client(ActionService).approveActionProposal({
        ...{ proposalId: two.proposal_id, payloadHash: two.payload_hash },
        seenApprovalsRequired,
      });
    const refusal = await refusalOf(approve(1));
    expect(refusal).toMatchObject({ code: Code.Aborted, info: { code: 'precondition_failed' } });
    expect(refusal.message).toMatch(/^By now 2 different people have to approve it, where you have seen 1\./);
    expect(await desk.row(two.proposal_id)).toMatchObject({ approvals: [], policy: { approvals_required: 2 } });
    expect(await budgets(), 'no budget is spent').not.toContain(two.proposal_id);
    expect((await approve(2)).proposal).toMatchObject({ status: ActionProposalStatus.PENDING_APPROVAL });
    expect(await missing()).toEqual([2, 1]);
    expect(await budgets()).toContain(two.proposal_id);
  });

  it('says why policy would refuse the caller now, because the total has grown since', async () => {
    const orderId = await desk.order(1_000_000);
    const [one, two] = [await propose('300.00', { orderId }), await propose('300.00', { orderId })];
    await desk.under(forbid('approve', 'at-most-400', 'context.total > 40000'), async () => {
      expect((await caseOf(two.proposal_id)).standing?.refusal).toBe('');
      await desk.approve(one.proposal_id);
      expect((await caseOf(two.proposal_id)).standing?.refusal).toContain('Not here: at-most-400.');
    });
  });

  it('has the superseded proposal and the last ten messages', { tags: 'full' }, async () => {
    const first = await propose(LARGE);
    const { work_item_id: workItemId } = first;
    for (let n = 1; n <= 12; n += 1) await say(workItemId, `Message ${n}`);
    const { proposal_id: id } = await propose('120.00', { workItemId, more: { supersedes: first.proposal_id } });
    const found = await caseOf(id);
    expect(found.superseded).toMatchObject({
      proposalId: first.proposal_id,
      status: ActionProposalStatus.CANCELLED,
      money: { amount: '100.00' },
    });
    const expected = Array.from({ length: 10 }, (_one, index) => `Message ${index + 3}`);
    expect(found.messages.map(({ content }) => content)).toEqual(expected);
    const { messages } = await approver.client(WorkService).listWorkItemMessages({ workItemId });
    expect(found.earlierMessages).toBe(messages.length - 10);
  });

  it('changes nothing, shows the current status, and is refused to callers who may not approve', async () => {
    const { proposal_id: id, version } = await propose(LARGE);
    await desk.overdue(id);
    expect((await caseOf(id)).proposal?.status).toBe(ActionProposalStatus.EXPIRED);
    expect(await desk.row(id)).toMatchObject({ status: 'pending_approval', version });
    const { tenantId } = desk;
    const member = await (await TestPerson.create(service, [{ tenantId, role: 'member' }])).signIn();
    expect(await refusalOf(caseOf(id, member))).toMatchObject({ code: Code.PermissionDenied });
    const elsewhere = await service.createTenant();
    const stranger = await (await TestPerson.create(service, [{ tenantId: elsewhere, role: 'owner' }])).signIn();
    expect(await refusalOf(caseOf(id, stranger))).toMatchObject({ code: Code.NotFound });
  });

  it('leaves out what the caller may not read', async () => {
    const first = await propose(LARGE);
    const { work_item_id: workItemId } = first;
    await say(workItemId, 'A word');
    await approver.client(WorkService).updateWorkItem({
      workItemId,
      changes: { contact: { email: 'maria@example.com' } },
      updateMask: { paths: ['contact.email'] },
    });
    const { proposal_id: id } = await propose('120.00', { workItemId, more: { supersedes: first.proposal_id } });
    const { approvalCases } = service.services.actions;
    const all: CallContext = desk.approvers[0];
    const bare = { ...all, permissions: new Set(['actions.approve'] as const) };
    expect(await approvalCases.get(bare, id)).toMatchObject({
      superseded: null,
      messages: [],
      earlierMessages: 0,
      contactName: null,
    });
    const found = await approvalCases.get(all, id);
    expect(found.superseded?.proposalId).toBe(first.proposal_id);
    expect(found.contactName, 'the email stands in for a missing name').toBe('maria@example.com');
    expect(found.messages.map(({ content }) => content)).toContain('A word');
  });

  it('needs as many database commands with forty other proposals of the resource as with none', async () => {
    const { approvalCases } = service.services.actions;
    const { connection } = service.services.platform.mongo;
    const costOf = async (id: string) => {
      // The lowest of six counts is exact: background work and an expired cache can only add commands.
      const costs: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        costs.push((await trafficOf(connection, () => approvalCases.get(desk.approvers[0], id))).commands);
      }
      return Math.min(...costs);
    };
    const orderId = await desk.order(10_000_000);
    const { proposal_id: id, work_item_id: workItemId } = await propose(LARGE, { orderId });
    const alone = await costOf(id);
    for (let n = 1; n <= 40; n += 1) await propose(`1${String(n).padStart(2, '0')}.00`, { orderId, workItemId });
    expect((await caseOf(id)).totals?.pending).toMatchObject({ count: 41, amount: '4920.00' });
    expect(await costOf(id)).toBe(alone);
    expect(alone).toBeLessThanOrEqual(24);
  });
});
