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
/** Opens a task for a refund. @returns the task, and its proposal. */
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
/** What status events tell: what happened, and the state after it. */
const told = (events: { data: { result: { kind: string; metadata?: object; status?: { state: string } } } }[]) =>
  events.flatMap(({ data: { result } }) =>
    result.kind === 'status-update'
      ? [[(result.metadata as Record<string, { event: string }>)[EXTENSION]?.event, result.status?.state]]
      : [],
  );

describe('a task whose action was approved', () => {
  test('is working, and is told so with the approval itself, in a stream and in its replay', async () => {
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
    // The work itself is where it was, for everybody who does not speak of tasks.
    expect(await desk.workItemStatus(task.id)).toBe('new');
  });

  test('waits on while something else of it waits', async () => {
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

  test('waits on where one proposal takes the place of another', async () => {
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
  test('is completed by its execution, in the name of whoever executes', async () => {
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

  test('is answered with the same record when the message that executed it comes again', async () => {
    const { task, proposalId } = await openFor(SMALL);
    const message = actionMessage({ type: 'execute', proposal_id: proposalId }, { taskId: task.id });
    const first = await agent.send(message);
    const again = await agent.send(message);
    expect(again.metadata[EXTENSION].execution).toMatchObject({
      replayed: true,
      action: { action_id: first.metadata[EXTENSION].execution.action.action_id },
    });
  });

  test('is completed through approval and execution by a program that speaks REST', async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.approve(proposalId);
    expect((await desk.execute(proposalId)).status).toBe(200);
    expect(await stateOf(task.id)).toBe('completed');
  });

  test('fails when a person rejects it, by that person', async () => {
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

  test('fails when its time runs out', async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.overdue(proposalId);
    await desk.get(proposalId);
    expect(await stateOf(task.id)).toBe('failed');
  });

  test('fails when the time of all that it waits for runs out', async () => {
    const { task, proposalId } = await openFor(LARGE);
    const other = await agent.send(actionMessage(await refund(LARGE), { taskId: task.id }));
    const otherId = other.metadata[EXTENSION].proposal.proposal_id;
    await Promise.all([desk.overdue(proposalId), desk.overdue(otherId)]);
    await desk.list(task.id);
    await expect.poll(() => desk.statusOf(otherId)).toBe('expired');
    expect(await stateOf(task.id)).toBe('failed');
  });

  test('goes on when the provider refuses before anything was sent', async () => {
    const gone = await openFor(SMALL);
    const row = await desk.row(gone.proposalId);
    await desk.orders.deleteOne({ _id: `${desk.integrationId}:${(row.payload as { order_id: string }).order_id}` });
    await agent.call('message/send', {
      message: actionMessage({ type: 'execute', proposal_id: gone.proposalId }, { taskId: gone.task.id }),
    });
    const { status } = (await desk.get(gone.proposalId)).body;
    // It may be executed when that is put right.
    expect([status, await stateOf(gone.task.id)]).toEqual(['auto_approved', 'submitted']);
  });

  test('is not ended while something else of it is open', async () => {
    const { task, proposalId } = await openFor(SMALL);
    const other = await agent.send(actionMessage(await refund(LARGE), { taskId: task.id }));
    await execute(task.id, proposalId);
    expect(await stateOf(task.id)).toBe('auth-required');
    await desk.approve(other.metadata[EXTENSION].proposal.proposal_id);
    expect(await stateOf(task.id)).toBe('working');
  });

  test('is not ended when its proposer takes it back, who may propose anew', async () => {
    const { task, proposalId } = await openFor(LARGE);
    await desk.cancel(proposalId);
    expect(await stateOf(task.id)).toBe('working');
  });

  test('goes over to the proposal that takes the place of the first', async () => {
    const { task, proposalId } = await openFor(LARGE);
    const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), SMALL, { supersedes: proposalId });
    const again = await agent.send(actionMessage(action, { taskId: task.id }));
    expect(again.status.state).toBe('working');
    const done = await execute(task.id, again.metadata[EXTENSION].proposal.proposal_id);
    expect(done.status.state).toBe('completed');
  });

  test('does not go over to what somebody else puts in its place, who could not end the work', async () => {
    const { task, proposalId } = await openFor(LARGE);
    const { creator, integrationId, tenantId } = desk;
    const other = await service.createKey(tenantId, ['work.read', 'work.actions'], {}, creator);
    const payload = { order_id: await desk.order(1_000_000), amount: LARGE, currency: 'EUR' };
    const request = refundProposal(integrationId, payload, { supersedes: proposalId });
    const { body } = await other.client.post(`/api/v1/public/work-items/${task.id}/action-proposals`, request);
    expect(body).toMatchObject({ status: 'pending_approval', supersedes: proposalId });
    await service.services.actions.proposals.reject(desk.approvers[0], body.proposal_id, 'No.');
    expect(await stateOf(task.id)).toBe('working');
  });

  test('is told with the proposal that it ended with', async () => {
    const { task, proposalId } = await openFor(SMALL);
    await execute(task.id, proposalId);
    const ending = (await desk.events(task.id)).at(-1);
    const data = { status: 'resolved', reason: 'proposal_ended', proposal_id: proposalId };
    expect(ending).toMatchObject({ type: 'work_item.updated', data });
    // People are told what of the WorkItem has changed by that, and no more.
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
    ['failed', true, 'execution_failed', 'submitted'],
  ] as const)('follows an execution of which a crash has left the record alone: %s, to be repeated %s', async (status, retryable, proposalStatus, state) => {
    const { task, proposalId } = await openFor(SMALL);
    const { services } = service;
    const call = await desk.callOf(desk.creator);
    const claimed = await services.actions.steps.claim(call, await desk.row(proposalId), `act_${proposalId.slice(5)}`);
    const attempt = claimed && (await services.actions.steps.record(call, claimed, 'v1'));
    if (!attempt) throw new Error('Nobody else executes it');
    const result = { type: 'commerce_refund', order_id: 'o', refund_id: 're_1', amount: SMALL, currency: 'EUR' };
    const error = { code: 'insufficient_funds', message: 'The account is empty.', retryable };
    const ended = status === 'succeeded' ? { result: result as never } : { error };
    const change = { $set: { status, ...ended, finished_at: new Date() } };
    await desk.actionRows.updateOne({ _id: attempt.action._id }, change);
    expect(await stateOf(task.id)).toBe('submitted');
    const past = new Date(Date.now() - 1_000);
    await desk.write(proposalId, { 'execution.lease_until': past, due_at: past });
    // Or somebody else has taken it up already.
    await services.actions.recovery.recover(desk.tenantId);
    await expect.poll(() => desk.statusOf(proposalId)).toBe(proposalStatus);
    expect(await stateOf(task.id)).toBe(state);
  });
});

describe('complete_on_execution', () => {
  test('false keeps the task open', async () => {
    const { task, proposalId } = await openFor(SMALL, { complete_on_execution: false });
    const done = await execute(task.id, proposalId);
    expect(done.status.state).toBe('submitted');
    expect(done.artifacts).toHaveLength(1);
  });

  test('is false for what follows, and true where it says so', async () => {
    const task = await agent.send(textMessage('Hello.'));
    const first = await agent.send(actionMessage(await refund(SMALL), { taskId: task.id }));
    expect((await execute(task.id, first.metadata[EXTENSION].proposal.proposal_id)).status.state).toBe('submitted');
    const metadata = { [EXTENSION]: { complete_on_execution: true } };
    const second = await agent.send(actionMessage(await refund(SMALL), { taskId: task.id, metadata }));
    expect((await execute(task.id, second.metadata[EXTENSION].proposal.proposal_id)).status.state).toBe('completed');
  });

  test('is refused for the task of somebody else, and without a proposal', async () => {
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

  test('ends nothing for who may not write: their execution is one all the same', async () => {
    const { task, proposalId } = await openFor(SMALL);
    const executor = await service.createKey(desk.tenantId, ['work.actions']);
    const path = `/api/v1/public/action-proposals/${proposalId}/execute`;
    expect((await executor.client.post(path, { dry_run: false })).status).toBe(200);
    expect(await desk.statusOf(proposalId)).toBe('executed');
    expect(await stateOf(task.id)).toBe('submitted');
  });
});
