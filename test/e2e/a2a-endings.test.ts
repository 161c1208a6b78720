import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { refundProposal } from '../support/operations.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let key: TestKey;
let agent: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  key = desk.key;
  agent = A2aAgent.withKey(service, key.token);
});
afterAll(() => service.stop());

const SMALL = '1.00';
const refund = async (amount: string, paid = 1_000_000) =>
  proposeRefund(desk.integrationId, await desk.order(paid), amount);
/** Opens a task for a refund. @returns the task and the id of its proposal. */
const openFor = async (amount: string, extension?: object) => {
  const metadata = extension === undefined ? {} : { metadata: { [EXTENSION]: extension } };
  const task = await agent.send(actionMessage(await refund(amount), metadata));
  return { task, proposalId: task.metadata[EXTENSION].proposal.proposal_id as string };
};
const execute = (taskId: string, proposal_id: string) =>
  agent.send(actionMessage({ type: 'execute', proposal_id }, { taskId }));
const workItemOf = async (client: TestKey['client']) =>
  (await client.createWorkItem({ subject: 'Refund' })).body.work_item_id as string;
const stateOf = async (id: string) => (await agent.get(id)).status.state;
const subscribe = (id: string, lastEventId?: string) => agent.stream('tasks/resubscribe', { id }, lastEventId);
/** Returns the event type and the resulting task state of each status event. */
const told = (events: { data: { result: { kind: string; metadata?: object; status?: { state: string } } } }[]) =>
  events.flatMap(({ data: { result } }) =>
    result.kind === 'status-update'
      ? [[(result.metadata as Record<string, { event: string }>)[EXTENSION]?.event, result.status?.state]]
      : [],
  );

describe('a task that waits for approval', () => {
  test('is working once its proposal is approved, as a stream and its replay show', async () => {
    const { task, proposalId } = await openFor(LARGE);
    expect(task.status.state).toBe('auth-required');
    const stream = await subscribe(task.id);
    const first = await stream.next();
    await desk.approve(proposalId);
    const live = [await stream.next(), await stream.next()];
    expect(told(live)).toEqual([
      ['proposal.approved', 'working'],
      ['work_item.updated', 'working'],
    ]);
    stream.drop();
    const replay = await subscribe(task.id, first.id);
    await replay.next();
    expect([await replay.next(), await replay.next()]).toEqual(live);
    replay.drop();
    expect(await stateOf(task.id)).toBe('working');
    // The WorkItem keeps its status for everybody who does not use A2A.
    expect(await desk.workItemStatus(task.id)).toBe('new');
  });

  test('goes on waiting while another of its proposals waits for approval', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    const other = await agent.send(actionMessage(await refund(LARGE), { taskId: task.id }));
    const otherId = other.metadata[EXTENSION].proposal.proposal_id;
    const stream = await subscribe(task.id);
    await stream.next();
    await desk.approve(proposalId);
    expect(told(await stream.until(({ metadata }) => metadata?.[EXTENSION].event === 'proposal.approved'))).toEqual([
      ['proposal.approved', 'auth-required'],
    ]);
    await desk.approve(otherId);
    const [event] = told(await stream.until(({ metadata }) => metadata?.[EXTENSION].subject_id === otherId));
    stream.drop();
    expect([event, await stateOf(task.id)]).toEqual([expect.anything(), 'working']);
  });

  test('goes on waiting when a proposal that also needs approval supersedes the first', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    const stream = await subscribe(task.id);
    await stream.next();
    const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE, { supersedes: proposalId });
    const again = await agent.send(actionMessage(action, { taskId: task.id }));
    expect(again.status.state).toBe('auth-required');
    await agent.result('tasks/cancel', { id: task.id });
    const states = told(await stream.rest());
    expect(states.slice(0, 2).map(([, state]) => state)).toEqual(['auth-required', 'auth-required']);
  });
});

describe('a task that was opened for an action', () => {
  test('is completed by the execution, in the name of the executor', async () => {
    const { task, proposalId } = await openFor(SMALL);
    const stream = await subscribe(task.id);
    await stream.next();
    const done = await execute(task.id, proposalId);
    expect(done).toMatchObject({ status: { state: 'completed' }, artifacts: [{ name: 'result' }] });
    const events = await stream.rest();
    expect(events.at(-1)?.data.result).toMatchObject({ final: true, status: { state: 'completed' } });
    const { body: item } = await key.client.getWorkItem(task.id);
    expect(item.status).toBe('resolved');
    const [ended] = (await desk.events(task.id)).slice(-1);
    expect(ended).toMatchObject({
      type: 'work_item.updated',
      actor: { type: 'api_key', id: key.keyId },
      data: { status: 'resolved', previous_status: 'new' },
    });
  });

  test('answers a repeated execute message with the same action record', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(SMALL);
    const message = actionMessage({ type: 'execute', proposal_id: proposalId }, { taskId: task.id });
    const first = await agent.send(message);
    const again = await agent.send(message);
    expect(again.metadata[EXTENSION].execution).toMatchObject({
      replayed: true,
      action: { action_id: first.metadata[EXTENSION].execution.action.action_id },
    });
  });

  test('is completed when a REST client executes the approved proposal', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.approve(proposalId);
    expect((await desk.execute(proposalId)).status).toBe(200);
    expect(await stateOf(task.id)).toBe('completed');
  });

  test('fails when a person rejects its proposal, in the name of that person', async () => {
    const { task, proposalId } = await openFor(LARGE);
    const stream = await subscribe(task.id);
    await stream.next();
    await desk.reject(proposalId);
    expect(told(await stream.rest())).toEqual([
      ['proposal.rejected', 'working'],
      ['work_item.updated', 'failed'],
    ]);
    const [ended] = (await desk.events(task.id)).slice(-1);
    expect(ended?.actor).toMatchObject({ type: 'user', id: desk.approvers[0].principal.id });
    expect(await desk.workItemStatus(task.id)).toBe('failed');
  });

  test('fails when its proposal expires', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.overdue(proposalId);
    await desk.get(proposalId);
    expect(await stateOf(task.id)).toBe('failed');
  });

  test('fails when all of its waiting proposals expire', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    const other = await agent.send(actionMessage(await refund(LARGE), { taskId: task.id }));
    const otherId = other.metadata[EXTENSION].proposal.proposal_id;
    await Promise.all([desk.overdue(proposalId), desk.overdue(otherId)]);
    await desk.list(task.id);
    await expect.poll(() => desk.statusOf(otherId)).toBe('expired');
    expect(await stateOf(task.id)).toBe('failed');
  });

  test('stays open when the provider refuses before anything was sent', async () => {
    const gone = await openFor(SMALL);
    const row = await desk.row(gone.proposalId);
    await desk.orders.deleteOne({ _id: `${desk.integrationId}:${(row.payload as { order_id: string }).order_id}` });
    await agent.call('message/send', {
      message: actionMessage({ type: 'execute', proposal_id: gone.proposalId }, { taskId: gone.task.id }),
    });
    const { status } = (await desk.get(gone.proposalId)).body;
    // The proposal can still be executed once the cause is fixed.
    expect([status, await stateOf(gone.task.id)]).toEqual(['auto_approved', 'working']);
  });

  test('stays open after the execution while another of its proposals is open', async () => {
    const { task, proposalId } = await openFor(SMALL);
    const other = await agent.send(actionMessage(await refund(LARGE), { taskId: task.id }));
    await execute(task.id, proposalId);
    expect(await stateOf(task.id)).toBe('auth-required');
    await desk.approve(other.metadata[EXTENSION].proposal.proposal_id);
    expect(await stateOf(task.id)).toBe('working');
  });

  test('stays open when the proposer cancels the proposal, so that the proposer can propose again', {
    tags: 'full',
  }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.cancel(proposalId);
    expect(await stateOf(task.id)).toBe('working');
  });

  test('is completed by the proposal that supersedes the first', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), SMALL, { supersedes: proposalId });
    const again = await agent.send(actionMessage(action, { taskId: task.id }));
    expect(again.status.state).toBe('working');
    const done = await execute(task.id, again.metadata[EXTENSION].proposal.proposal_id);
    expect(done.status.state).toBe('completed');
  });

  test('does not end with a superseding proposal whose proposer may not end the work', {
    tags: 'full',
  }, async () => {
    const { task, proposalId } = await openFor(LARGE);
    const { creator, integrationId, tenantId } = desk;
    const other = await service.createKey(tenantId, ['work.read', 'work.actions'], {}, creator);
    const payload = { order_id: await desk.order(1_000_000), amount: LARGE, currency: 'EUR' };
    const request = refundProposal(integrationId, payload, { supersedes: proposalId });
    const { body } = await other.client.post(`/api/v1/public/work-items/${task.id}/action-proposals`, request);
    expect(body).toMatchObject({ status: 'pending_approval', supersedes: proposalId });
    await service.services.actions.approvals.reject(desk.approvers[0], body.proposal_id, 'No.');
    expect(await stateOf(task.id)).toBe('working');
  });

  test('ends with an event that names the proposal', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(SMALL);
    await execute(task.id, proposalId);
    const ending = (await desk.events(task.id)).at(-1);
    const data = { status: 'resolved', reason: 'proposal_ended', proposal_id: proposalId };
    expect(ending).toMatchObject({ type: 'work_item.updated', data });
    // The timeline shows people the changed status of the WorkItem, and not the proposal behind it.
    const told: string[][] = [];
    const call = await desk.callOf(desk.creator);
    await service.services.workItems.timeline.read(
      call,
      task.id,
      ({ changes }) => void told.push(changes.map(({ field }) => field)),
      () => true,
    );
    expect(told.at(-1)?.filter((field) => field !== 'pending_proposals')).toEqual(['status']);
  });

  test.each([
    ['succeeded', false, 'executed', 'completed'],
    ['failed', false, 'execution_failed', 'failed'],
    ['failed', true, 'execution_failed', 'working'],
  ] as const)(
    'follows an execution when a crash left only its action record: %s, retryable %s',
    { tags: 'full' },
    async (status, retryable, proposalStatus, state) => {
      const { task, proposalId } = await openFor(SMALL);
      const { services } = service;
      const call = await desk.callOf(desk.creator);
      const claimed = await services.actions.steps.claim(
        call,
        await desk.row(proposalId),
        `act_${proposalId.slice(5)}`,
      );
      const attempt = claimed && (await services.actions.steps.record(call, claimed, 'v1'));
      if (!attempt) throw new Error('Nobody else executes it');
      const result = { type: 'commerce_refund', order_id: 'o', refund_id: 're_1', amount: SMALL, currency: 'EUR' };
      const error = { code: 'insufficient_funds', message: 'The account is empty.', retryable };
      const ended = status === 'succeeded' ? { result: result as never } : { error };
      const change = { $set: { status, ...ended, finished_at: new Date() } };
      await desk.actionRows.updateOne({ _id: attempt.action._id }, change);
      expect(await stateOf(task.id)).toBe('working');
      const past = new Date(Date.now() - 1_000);
      await desk.write(proposalId, { 'execution.lease_until': past, due_at: past });
      // The background recovery may have claimed the proposal first, so the test polls for the result.
      await services.actions.recovery.recover(desk.tenantId);
      await expect.poll(() => desk.statusOf(proposalId)).toBe(proposalStatus);
      expect(await stateOf(task.id)).toBe(state);
    },
  );
});

describe('complete_on_execution', () => {
  test('keeps the task open when false', { tags: 'full' }, async () => {
    const { task, proposalId } = await openFor(SMALL, { complete_on_execution: false });
    const done = await execute(task.id, proposalId);
    expect(done.status.state).toBe('working');
    expect(done.artifacts).toHaveLength(1);
  });

  test('is false by default in follow-up messages, and ends the task where it is true', { tags: 'full' }, async () => {
    const task = await agent.send(textMessage('Hello.'));
    const first = await agent.send(actionMessage(await refund(SMALL), { taskId: task.id }));
    expect((await execute(task.id, first.metadata[EXTENSION].proposal.proposal_id)).status.state).toBe('working');
    const metadata = { [EXTENSION]: { complete_on_execution: true } };
    const second = await agent.send(actionMessage(await refund(SMALL), { taskId: task.id, metadata }));
    expect((await execute(task.id, second.metadata[EXTENSION].proposal.proposal_id)).status.state).toBe('completed');
  });

  test('is refused in a task that somebody else opened, and in a message without a proposal', async () => {
    const metadata = { [EXTENSION]: { complete_on_execution: true } };
    const problemOf = async (message: object) => {
      const { body } = await agent.call('message/send', { message });
      expect(body.error?.code).toBe(-32602);
      return body.error.data.details;
    };
    const field = `metadata["${EXTENSION}"].complete_on_execution`;
    const by = A2aAgent.withKey(service, (await desk.newKey()).token);
    const others = await by.send(textMessage('Hello.'));
    for (const taskId of [others.id, await desk.newKey().then(({ client }) => workItemOf(client))]) {
      expect(await problemOf(actionMessage(await refund(SMALL), { taskId, metadata }))).toMatchObject([{ field }]);
      expect((await desk.list(taskId)).body.action_proposals).toEqual([]);
    }
    expect(await problemOf(textMessage('Hello.', { metadata }))).toMatchObject([{ field }]);
  });

  test('does not end the task when the executor may not write, although the execution succeeds', {
    tags: 'full',
  }, async () => {
    const { task, proposalId } = await openFor(SMALL);
    const executor = await service.createKey(desk.tenantId, ['work.actions']);
    const path = `/api/v1/public/action-proposals/${proposalId}/execute`;
    expect((await executor.client.post(path, { dry_run: false })).status).toBe(200);
    expect(await desk.statusOf(proposalId)).toBe('executed');
    expect(await stateOf(task.id)).toBe('working');
  });
});
