import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventMetadata, TaskMetadata } from '../../generated/a2a/answer-validators.js';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, type RpcAnswer } from '../support/a2a.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let agent: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token);
});
afterAll(() => service.stop());

type Task = RpcAnswer['body'];
const openFor = async (amount: string): Promise<{ task: Task; proposalId: string }> => {
  const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), amount);
  const task = await agent.send(actionMessage(action));
  return { task, proposalId: task.metadata[EXTENSION].proposal.proposal_id };
};
const wordsOf = ({ status }: Task): string | undefined => status.message?.parts[0].text;
const nameOf = (index: 0 | 1) => desk.approvers[index].principal.displayName;

test('a waiting task says where and by when people decide, how many are missing, and when to poll', async () => {
  const { task, proposalId } = await openFor(VERY_LARGE);
  const { approval_url } =
    (await desk.execute(proposalId, true)).body.forecast ?? (await desk.execute(proposalId, true)).body;
  for (const shown of [task, await agent.get(task.id)]) {
    const told = shown.metadata[EXTENSION];
    expect(TaskMetadata(told), JSON.stringify(TaskMetadata.errors)).toBe(true);
    expect(told).toMatchObject({
      approval_url,
      approvals_missing: 2,
      expires_at: told.proposal.expires_at,
      poll_after_ms: expect.any(Number),
      proposal: { proposal_id: proposalId, status: 'pending_approval' },
    });
    expect(wordsOf(shown)).toContain(approval_url);
    expect(wordsOf(shown)).toContain(told.expires_at);
  }
  await desk.approve(proposalId);
  const once = await agent.get(task.id);
  expect(once.metadata[EXTENSION].approvals_missing).toBe(1);
  expect(once.status.state).toBe('auth-required');
});

test('an approved task says who approved it and what to do next', async () => {
  const { task, proposalId } = await openFor(LARGE);
  const stream = await agent.stream('tasks/resubscribe', { id: task.id }, '0');
  await desk.approve(proposalId);
  const events = await stream.until(({ metadata }) => metadata?.[EXTENSION]?.event === 'proposal.approved');
  stream.drop();
  const waiting = events.find(({ data }) => data.result.status?.state === 'auth-required')?.data.result;
  expect(EventMetadata(waiting.metadata[EXTENSION])).toBe(true);
  expect(waiting.metadata[EXTENSION]).toMatchObject({
    approval_url: task.metadata[EXTENSION].approval_url,
    poll_after_ms: expect.any(Number),
  });
  const told = `Approved by ${nameOf(0)}. Execute it now.`;
  expect(wordsOf(events.at(-1)?.data.result)).toBe(told);
  const shown = await agent.get(task.id);
  expect(wordsOf(shown)).toBe(told);
  for (const metadata of [shown.metadata[EXTENSION], events.at(-1)?.data.result.metadata[EXTENSION]]) {
    expect(metadata).not.toHaveProperty('approval_url');
    expect(metadata).not.toHaveProperty('poll_after_ms');
  }
  expect(shown.metadata[EXTENSION].proposal.status).toBe('approved');
});

test('a task describes an automatic approval, an execution, a rejection, an expiry and a cancellation', {
  tags: 'full',
}, async () => {
  const automatic = await openFor('1.00');
  expect(wordsOf(automatic.task)).toBe('Approved by policy. Execute it now.');
  const action = { type: 'execute', proposal_id: automatic.proposalId };
  const done = await agent.send(actionMessage(action, { taskId: automatic.task.id }));
  expect([done.status.state, wordsOf(done)]).toEqual(['completed', 'Executed.']);

  const refused = await openFor(LARGE);
  await service.services.actions.approvals.reject(desk.approvers[0], refused.proposalId, 'Twice the price.');
  expect(wordsOf(await agent.get(refused.task.id))).toBe(`Rejected by ${nameOf(0)}: Twice the price.`);

  const late = await openFor(LARGE);
  await desk.overdue(late.proposalId);
  await desk.get(late.proposalId);
  expect(wordsOf(await agent.get(late.task.id))).toContain('It expired before');

  const back = await openFor(LARGE);
  await desk.cancel(back.proposalId);
  expect(wordsOf(await agent.get(back.task.id))).toBe('The proposal was cancelled.');
});

test('a caller who may not see actions sees the state of the task, but not who decided or why', async () => {
  const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token);
  const { task, proposalId } = await openFor(LARGE);
  const waiting = await reader.get(task.id);
  expect(waiting.metadata[EXTENSION]).toMatchObject({ approval_url: task.metadata[EXTENSION].approval_url });
  expect(waiting.metadata[EXTENSION]).not.toHaveProperty('proposal');
  await service.services.actions.approvals.approve(desk.approvers[0], proposalId, 'Fine by me.');
  const shown = JSON.stringify(await reader.get(task.id));
  expect(shown).toContain('Approved. Execute it now.');
  expect(shown).not.toContain(nameOf(0));
  expect(shown).not.toContain('Fine by me.');
});
