import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
import { refundProposal } from '../support/operations.ts';
import { TestPerson } from '../support/people.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

describe('cancelActionProposal', () => {
  let service: TestService;
  let desk: RefundDesk;

  beforeAll(async () => {
    service = await TestService.start();
    desk = await RefundDesk.open(service);
  });
  afterAll(() => service.stop());

  sampled(3).each(['pending_approval', 'auto_approved', 'approved'] as const)(
    'cancels a proposal that is %s',
    async (status) => {
      const workItemId = await desk.workItem();
      const proposal = await desk.inState(status, { workItemId });
      const { proposal_id: id } = proposal;
      const cancelled = await desk.cancel(id);
      expect(cancelled.status).toBe(200);
      expect(cancelled.body).toEqual({
        ...proposal,
        status: 'cancelled',
        version: proposal.version + 1,
        updated_at: cancelled.body.updated_at,
      });
      expect((await desk.get(id)).body).toEqual(cancelled.body);
      expect(await desk.workItemStatus(workItemId)).toBe('new');
      expect((await desk.events(id)).at(-1)).toMatchObject({
        type: 'proposal.cancelled',
        actor: { type: 'api_key', id: desk.key.keyId },
        data: { status: 'cancelled', previous_status: status },
      });
    },
  );

  it('changes nothing when repeated', async () => {
    const { proposal_id: id } = await desk.inState('pending_approval');
    const first = await desk.cancel(id);
    const again = await desk.cancel(id);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect((await desk.events(id)).filter(({ type }) => type === 'proposal.cancelled')).toHaveLength(1);
  });

  sampled(3).each([
    'rejected',
    'denied',
    'expired',
    'executing',
    'executed',
    'execution_failed',
    'outcome_unknown',
  ] as const)('refuses a proposal that is %s with 409, and names the status', async (status) => {
    const proposal = await desk.inState(status);
    const refused = await desk.cancel(proposal.proposal_id);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state', retryable: false } } });
    expect(refused.body.error.message).toContain(`that is ${status} cannot be cancelled`);
    expect((await desk.get(proposal.proposal_id)).body).toEqual(proposal);
  });

  it('refuses a proposal that has expired, although its stored status still says that it waits', async () => {
    const { proposal_id: id } = await desk.inState('pending_approval');
    await desk.overdue(id);
    const refused = await desk.cancel(id);
    expect(refused).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(refused.body.error.message).toContain('is expired');
    expect(await desk.statusOf(id)).toBe('expired');
  });

  it('ignores the body', async () => {
    for (const body of ['{"reason":', 'null', '{"unknown":1}']) {
      const { proposal_id: id } = await desk.inState('auto_approved');
      const answer = await desk.key.client.post(`/api/v1/public/action-proposals/${id}/cancel`, body);
      expect(answer).toMatchObject({ status: 200, body: { status: 'cancelled' } });
    }
  });

  it('works for another key of the same owner, and for no key of other people', async () => {
    const owner = await TestPerson.create(service, [{ tenantId: desk.tenantId, role: 'member' }]);
    const [mine, other, stranger] = [await desk.newKey(owner), await desk.newKey(owner), await desk.newKey()];
    const { proposal_id: id } = (await desk.propose(LARGE, { by: mine })).body;
    const cancel = (key: TestKey) => key.client.post(`/api/v1/public/action-proposals/${id}/cancel`);
    expect(await cancel(stranger)).toMatchObject({ status: 403, body: { error: { code: 'authorization_error' } } });
    expect((await cancel(other)).status).toBe(200);
    expect((await desk.events(id)).at(-1)).toMatchObject({ actor: { id: other.keyId } });
  });

  it('is the withdrawal of an agent over MCP, which may do it only for its own proposals, once', async () => {
    const workItemId = await desk.workItem();
    const { proposal_id: id } = (await desk.propose(LARGE, { workItemId })).body;
    const args = { work_item_id: workItemId, withdraw: id };
    const call = (key: TestKey, more: object = {}) =>
      new McpAgent(service, { apiKey: key.token }).call('propose_action', { ...args, ...more });
    expect((await call(await desk.newKey())).text).toContain('authorization_error');
    const { integration_id } = refundProposal(desk.integrationId);
    const mixed = await call(desk.key, { integration_id });
    expect(mixed.text).toContain('integration_id: is for a new proposal; leave it out with withdraw');
    const elsewhere = await call(desk.key, { work_item_id: await desk.workItem() });
    expect(elsewhere.text).toContain('withdraw: is not a proposal of this WorkItem');
    const nothing = await call(desk.key, { withdraw: null });
    expect(nothing.text).toContain('payload: is required');
    expect(await desk.statusOf(id)).toBe('pending_approval');
    for (const turn of [1, 2]) {
      const { output } = await call(desk.key);
      expect(output, `${turn}`).toMatchObject({ proposal_id: id, status: 'cancelled' });
    }
    expect((await desk.events(id)).filter(({ type }) => type === 'proposal.cancelled')).toHaveLength(1);
    expect(await desk.workItemStatus(workItemId)).toBe('new');
  });

  it('is the withdrawal of an agent over A2A, which may do it only for its own proposals of the task', async () => {
    const agent = A2aAgent.withKey(service, desk.key.token);
    const { id: taskId } = await agent.send(textMessage('The parcel came twice.'));
    const { proposal_id } = (await desk.propose(LARGE, { workItemId: taskId })).body;
    const message = () => ({ message: actionMessage({ type: 'withdraw', proposal_id }, { taskId }) });
    const stranger = A2aAgent.withKey(service, (await desk.newKey()).token);
    expect((await stranger.call('message/send', message())).body.error.message).toContain('is not yours');
    const { id: other } = await agent.send(textMessage('Another one.'));
    const elsewhere = { message: actionMessage({ type: 'withdraw', proposal_id }, { taskId: other }) };
    expect(await agent.errorCode('message/send', elsewhere)).toBe(-32602);
    const task = await agent.result('message/send', message());
    expect(task.metadata[EXTENSION].proposal).toMatchObject({ proposal_id, status: 'cancelled' });
    expect(task.status.state).toBe('working');
    expect((await desk.events(proposal_id)).at(-1)).toMatchObject({
      type: 'proposal.cancelled',
      actor: { id: desk.key.keyId },
    });
  });

  it('prevents approval, rejection and execution afterwards', async () => {
    const { proposal_id: id } = await desk.inState('cancelled');
    await expect(desk.approve(id)).rejects.toMatchObject({ code: 'invalid_state' });
    await expect(desk.reject(id)).rejects.toMatchObject({ code: 'invalid_state' });
    expect(await desk.execute(id)).toMatchObject({ status: 409, body: { error: { code: 'invalid_state' } } });
    expect(await desk.execute(id, true)).toMatchObject({ status: 200, body: { outcome: 'not_executable' } });
  });

  it('wins against an approval at the same time', { tags: 'full' }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const workItemId = await desk.workItem();
      const { proposal_id: id } = (await desk.propose(LARGE, { workItemId })).body;
      const [cancelled] = await Promise.all([desk.cancel(id), desk.approve(id).catch(() => null)]);
      // An approved proposal can still be cancelled, so the cancellation succeeds in either order.
      expect(cancelled.status).toBe(200);
      expect((await desk.row(id)).status).toBe('cancelled');
      expect(await desk.workItemStatus(workItemId)).toBe('new');
    }
  });

  it('and an execution at the same time never both succeed', async () => {
    const endings = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const orderId = await desk.order(10_000);
      const { proposal_id: id } = (await desk.propose('0.10', { orderId })).body;
      const [cancelled, executed] = await Promise.all([desk.cancel(id), desk.execute(id)]);
      const { status } = await desk.row(id);
      endings.add(status);
      expect(['cancelled', 'executed']).toContain(status);
      expect((await desk.refunded(orderId)).count).toBe(status === 'executed' ? 1 : 0);
      expect([cancelled.status, executed.status].filter((code) => code === 200)).toHaveLength(1);
    }
    expect(endings.size).toBeGreaterThan(0);
  });
});
