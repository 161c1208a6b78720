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

test('what waits for people says where they decide, by when, how many, and when to ask again', async () => {
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

test('what was approved says by whom, and what to do', async () => {
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

test('everything else says what is true of it', async () => {
  const automatic = await openFor('1.00');
  expect(wordsOf(automatic.task)).toBe('Approved by policy. Execute it now.');
  const action = { type: 'execute', proposal_id: automatic.proposalId };
  const done = await agent.send(actionMessage(action, { taskId: automatic.task.id }));
  expect([done.status.state, wordsOf(done)]).toEqual(['completed', 'Executed.']);

  const refused = await openFor(LARGE);
  await service.services.actions.proposals.reject(desk.approvers[0], refused.proposalId, 'Twice the price.');
  expect(wordsOf(await agent.get(refused.task.id))).toBe(`Rejected by ${nameOf(0)}: Twice the price.`);

  const late = await openFor(LARGE);
  await desk.overdue(late.proposalId);
  await desk.get(late.proposalId);
  expect(wordsOf(await agent.get(late.task.id))).toContain('ran out');

  const back = await openFor(LARGE);
  await desk.cancel(back.proposalId);
  expect(wordsOf(await agent.get(back.task.id))).toBe('What was proposed was taken back.');
});

test('who may not see actions is told where the task stands, and not by whom', async () => {
  const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token);
  const { task, proposalId } = await openFor(LARGE);
  const waiting = await reader.get(task.id);
  expect(waiting.metadata[EXTENSION]).toMatchObject({ approval_url: task.metadata[EXTENSION].approval_url });
  expect(waiting.metadata[EXTENSION]).not.toHaveProperty('proposal');
  await service.services.actions.proposals.approve(desk.approvers[0], proposalId, 'Fine by me.');
  const shown = JSON.stringify(await reader.get(task.id));
  expect(shown).toContain('Approved. Execute it now.');
  expect(shown).not.toContain(nameOf(0));
  expect(shown).not.toContain('Fine by me.');
});
