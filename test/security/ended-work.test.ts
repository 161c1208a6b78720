import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionService } from '../../generated/proto/workgate/action/v1/action_service_pb.js';
import { WorkItemStatus as WireStatus, WorkService } from '../../generated/proto/workgate/work/v1/work_service_pb.js';
import { newId } from '../../src/platform/ids.ts';
import { A2aAgent, actionMessage, proposeRefund } from '../support/a2a.ts';
import { DOORS, executeAt } from '../support/doors.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestPerson } from '../support/people.ts';
import { recovered } from '../support/recovered.ts';
import { TestService } from '../support/service.ts';

const ENDINGS = ['cancelled', 'rejected', 'failed', 'resolved'] as const;

/** Work that has ended: nothing is approved, sent or paid for it any more. */
describe('ended work', () => {
  let service: TestService;
  let desk: RefundDesk;
  let member: TestPerson;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
    member = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'approver' }]);
    await member.signIn();
  });
  afterAll(() => service.stop());

  const end = (workItemId: string, status: string) => desk.key.client.updateWorkItem(workItemId, { status });

  /** Creates a refund that policy or people have approved, or that waits for approval. */
  async function refund(status: 'auto_approved' | 'approved' | 'pending_approval') {
    const orderId = await desk.order(1_000_000);
    const row = await desk.row((await desk.inState(status, { orderId })).proposal_id);
    return { id: row._id, orderId, workItemId: row.work_item_id, row };
  }

  describe.each(ENDINGS)('that a PATCH has set to %s', (ending) => {
    it.each(DOORS)('pays nothing when its proposal is executed at %s', async (door) => {
      const { id, orderId, workItemId, row } = await refund('auto_approved');
      expect((await end(workItemId, ending)).status).toBe(200);
      expect(await executeAt(door, desk, member, row)).toMatchObject({ code: 'invalid_state' });
      expect((await desk.refunded(orderId)).count).toBe(0);
      expect(await desk.statusOf(id)).toBe('cancelled');
    });
  });

  it('pays nothing after a person has ended it over Connect, or an agent over A2A', { tags: 'full' }, async () => {
    const connect = await refund('approved');
    await member.client(WorkService).updateWorkItem({
      workItemId: connect.workItemId,
      changes: { status: WireStatus.RESOLVED },
      updateMask: { paths: ['status'] },
    });
    const agent = A2aAgent.withKey(service, desk.key.token);
    const task = await agent.send(actionMessage(proposeRefund(desk.integrationId, await desk.order(5_000), '0.50')));
    await agent.result('tasks/cancel', { id: task.id });
    for (const workItemId of [connect.workItemId, task.id]) {
      const { action_proposals: proposals } = (await desk.list(workItemId)).body;
      expect(proposals).toMatchObject([{ status: 'cancelled' }]);
      const refused = await desk.execute(proposals[0].proposal_id);
      expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    }
    expect((await desk.refunded(connect.orderId)).count).toBe(0);
  });

  it('cancels a proposal that read the work as open and was stored after its end', async () => {
    const { workItems } = service.services.workItems;
    const { workItemId } = await refund('auto_approved');
    const orderId = await desk.order(5_000);
    const call = await desk.callOf(desk.creator);
    const open = await workItems.get(call, workItemId);
    expect((await end(workItemId, 'cancelled')).status).toBe(200);
    const read = workItems.get.bind(workItems);
    const stored = service.services.platform.mongo.connection.collection('action_proposals');
    // The work reads as open until the proposal is stored.
    const spy = vi.spyOn(workItems, 'get').mockImplementation(async (...args) => {
      const isStored = (await stored.findOne({ 'payload.order_id': orderId })) !== null;
      return isStored ? read(...args) : open;
    });
    try {
      const payload = { type: 'commerce_refund', order_id: orderId, amount: '1.00', currency: 'EUR' } as const;
      const proposed = await service.services.actions.proposals.propose(call, workItemId, {
        integrationId: desk.integrationId,
        approvalReason: 'It came twice.',
        resourceType: 'order',
        operation: 'commerce_refund',
        payload: { ...payload, reason: 'duplicate' },
      });
      expect(proposed.value.status).toBe('cancelled');
    } finally {
      spy.mockRestore();
    }
    expect((await desk.refunded(orderId)).count).toBe(0);
  });

  it('has its proposals shown as cancelled at once, at every door and in every list; the events follow', async () => {
    const { id, workItemId } = await refund('pending_approval');
    // Written directly to the database, so that only the WorkItem says that it has ended.
    const workItems = service.services.platform.mongo.connection.collection<{ _id: string }>('work_items');
    await workItems.updateOne({ _id: workItemId }, { $set: { status: 'resolved' } });
    const inbox = await member.client(ActionService).listActionProposalsAwaitingMe({});
    expect(inbox.proposals.map(({ proposalId }) => proposalId)).not.toContain(id);
    expect(await service.services.actions.proposals.stored.peek(await desk.callOf(desk.creator), id)).toMatchObject({
      status: 'cancelled',
    });
    expect((await desk.row(id)).status).toBe('pending_approval');
    expect((await desk.list(workItemId)).body.action_proposals).toMatchObject([
      { proposal_id: id, status: 'cancelled' },
    ]);
    expect((await desk.events(id)).at(-1)).toMatchObject({
      type: 'proposal.cancelled',
      actor: { type: 'system' },
      data: { status: 'cancelled', previous_status: 'pending_approval', reason: 'work_ended' },
    });
    expect(await desk.workItemStatus(workItemId)).toBe('resolved');
  });

  it('has its proposals cancelled by the worker of any process', async () => {
    const { id, workItemId } = await refund('auto_approved');
    expect((await end(workItemId, 'cancelled')).status).toBe(200);
    // This process may cancel the proposal, or the service process, which looks for due work by itself.
    await service.services.actions.recovery.recover(desk.tenantId);
    await expect.poll(async () => (await desk.row(id)).status, { timeout: 20_000 }).toBe('cancelled');
  });

  it('cannot be approved any more if it was waiting for approval', async () => {
    const { id, workItemId } = await refund('pending_approval');
    expect(await desk.workItemStatus(workItemId)).toBe('waiting_on_approval');
    expect((await end(workItemId, 'rejected')).body).toMatchObject({ status: 'rejected' });
    await expect(desk.approve(id)).rejects.toMatchObject({ code: 'invalid_state' });
    expect(await desk.workItemStatus(workItemId)).toBe('rejected');
    expect(await desk.statusOf(id)).toBe('cancelled');
  });

  it('cannot be ended by somebody who may not cancel its approved or pending proposals', async () => {
    const approved = await refund('approved');
    const stranger = await desk.newKey();
    const refused = await stranger.client.updateWorkItem(approved.workItemId, { status: 'cancelled' });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { code: 'invalid_state', message: expect.stringContaining(approved.id) } },
    });
    const pending = await refund('pending_approval');
    const writer = await service.createKey(desk.tenantId, ['work.read', 'work.write'], {}, desk.creator);
    expect(await writer.client.updateWorkItem(pending.workItemId, { status: 'cancelled' })).toMatchObject({
      status: 409,
      body: { error: { code: 'invalid_state', message: expect.stringContaining(pending.id) } },
    });
    for (const { id, row, workItemId } of [approved, pending]) {
      expect(await desk.statusOf(id)).toBe(row.status);
      expect((await end(workItemId, 'cancelled')).status).toBe(200);
    }
  });

  it('sends no execution that was claimed before the end and not sent', async () => {
    const { id, orderId, workItemId, row } = await refund('approved');
    const { steps } = service.services.actions;
    await steps.claim(await desk.callOf(desk.creator), row, newId('act'));
    expect((await end(workItemId, 'cancelled')).status).toBe(200);
    expect(await desk.statusOf(id)).toBe('executing');
    await desk.write(id, { 'execution.lease_until': new Date(0), due_at: new Date(0) });
    await recovered(service, desk.tenantId);
    expect(await desk.statusOf(id)).toBe('cancelled');
    expect((await desk.refunded(orderId)).count).toBe(0);
  });

  it('sends no execution that passed its checks before the end', async () => {
    const { id, orderId, workItemId, row } = await refund('approved');
    const [{ gate, steps }, call] = [service.services.actions, await desk.callOf(desk.creator)];
    const examined = await gate.examine(row, call.principal, false);
    if ('refusal' in examined) throw new Error('It did not pass');
    const claimed = await steps.claim(call, row, newId('act'));
    const attempt = claimed && (await steps.record(call, claimed, 'policies'));
    if (claimed === null || attempt === null) throw new Error('It was not begun');
    expect((await end(workItemId, 'cancelled')).status).toBe(200);
    const outcome = await steps.perform(call, attempt, examined.connector, call.principal, examined);
    expect(outcome).toMatchObject({ reason: 'work_ended' });
    if ('refusal' in outcome) await steps.giveBack(call, claimed, attempt, outcome);
    expect(await desk.statusOf(id)).toBe('cancelled');
    expect((await desk.refunded(orderId)).count).toBe(0);
  });

  it('takes no new proposal, and executes none that arrived at the moment of its end', async () => {
    const workItemId = await desk.workItem();
    const orderId = await desk.order(1_000_000);
    const proposing = Array.from({ length: 5 }, () =>
      desk.propose('0.10', { workItemId, orderId, idempotencyKey: randomUUID() }),
    );
    const [ended, ...proposed] = await Promise.all([end(workItemId, 'cancelled'), ...proposing]);
    expect([200, 409]).toContain(ended?.status);
    if (ended?.status !== 200) expect((await end(workItemId, 'cancelled')).status).toBe(200);
    for (const { status, body } of proposed) {
      if (status !== 201) continue;
      expect(await desk.execute(body.proposal_id)).toMatchObject({ status: 409 });
    }
    expect((await desk.propose(LARGE, { workItemId, orderId })).status).toBe(409);
    expect((await desk.refunded(orderId)).count).toBe(0);
  });
});
