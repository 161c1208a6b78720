import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventMetadata, TaskMetadata } from '../../generated/a2a/answer-validators.js';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, type RpcAnswer, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk, VERY_LARGE } from '../support/governance.ts';
import { McpAgent } from '../support/mcp.ts';
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
/** Returns the data part that a status text says to send. */
const commandIn = (task: Task) => JSON.parse(/\{.*\}/.exec(wordsOf(task) ?? '')?.[0] ?? 'null');
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
    expect(wordsOf(shown)).toContain(`2 different people have to approve it at ${approval_url}: tell them`);
    expect(wordsOf(shown)).toContain(told.expires_at);
  }
  const stream = await agent.stream('tasks/resubscribe', { id: task.id }, '0');
  await desk.approve(proposalId);
  const events = await stream.until(({ metadata }) => metadata?.[EXTENSION]?.event === 'proposal.approval_added');
  stream.drop();
  expect(wordsOf(events.at(-1)?.data.result)).toMatch(
    /^1 of 2 people has approved: .* One person has to approve it at/,
  );
  const once = await agent.get(task.id);
  expect(once.metadata[EXTENSION].approvals_missing).toBe(1);
  expect(wordsOf(once)).toContain(`1 of 2 people has approved: ${nameOf(0)}. One person has to approve it at`);
  expect(once.status.state).toBe('auth-required');
});

test('two waiting proposals of a task lead to their own cases, and an unknown outcome to the WorkItem', async () => {
  const mcp = new McpAgent(service, { apiKey: desk.key.token });
  const { task, proposalId } = await openFor(LARGE);
  const { proposal_id: other } = (await desk.propose(LARGE, { workItemId: task.id })).body;
  const { output } = await mcp.call('get_work_item', { work_item_id: task.id, detail: 'full' });
  const urls = output.proposals.map(({ approval_url }: { approval_url: string }) => approval_url);
  expect(urls.map((url: string) => new URL(url).pathname)).toEqual([`/approvals/${other}`, `/approvals/${proposalId}`]);
  expect((await agent.get(task.id)).metadata[EXTENSION].approval_url).toBe(urls[1]);
  const { proposal_id: unknown, work_item_id } = await desk.inState('outcome_unknown');
  const lost = await mcp.call('get_work_item', { work_item_id, proposal_id: unknown });
  expect(new URL(lost.output.proposals[0].approval_url).pathname).toBe(
    `/packs/customer_support/work-items/${work_item_id}`,
  );
});

test('a task that policy has approved is working, whichever door proposed it', async () => {
  const { task } = await openFor('1.00');
  expect(task.status.state).toBe('working');
  const other = await agent.send(textMessage('The parcel came twice.'));
  expect(other.status.state).toBe('submitted');
  await desk.propose('1.00', { workItemId: other.id });
  await expect.poll(async () => (await agent.get(other.id)).status.state).toBe('working');
  const { tasks } = await A2aAgent.withKey(service, desk.key.token, '1.0').result('ListTasks', {});
  for (const { id } of [task, other]) {
    expect(tasks.find((one: Task) => one.id === id).status.state).toBe('TASK_STATE_WORKING');
  }
});

test('both doors say that a proposal waits for a worker, not to execute it again', async () => {
  const { task, proposalId } = await openFor('1.00');
  const by = { type: 'api_key', id: desk.key.keyId, display_name: 'x', accountable: null, accountables: [] };
  await desk.write(proposalId, { handover: { by, open: true, not_before: new Date('2100-01-01') } });
  expect(wordsOf(await agent.get(task.id))).toBe(
    'Approved by policy. It waits for a worker to execute it: get the task from time to time.',
  );
  const { output } = await new McpAgent(service, { apiKey: desk.key.token }).call('get_work_item', {
    work_item_id: task.id,
  });
  expect(output.proposals[0].next).toBe(
    'It waits for a worker to execute it: check with get_work_item after poll_after_ms.',
  );
  expect(output.proposals[0].poll_after_ms).toBeGreaterThan(0);
});

const AFTER_BAD_END = 'Open a new task to propose something else, or ask a person.';

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
  const command = `{"action":{"type":"execute","proposal_id":"${proposalId}"}}`;
  const told = `Approved by ${nameOf(0)}. Execute it now with the data part ${command} in a message to this task.`;
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
  expect(wordsOf(automatic.task)).toMatch(/^Approved by policy\. Execute it now with the data part \{/);
  const { action } = commandIn(automatic.task);
  const done = await agent.send(actionMessage(action, { taskId: automatic.task.id }));
  expect([done.status.state, wordsOf(done)]).toEqual(['completed', 'Executed.']);

  const refused = await openFor(LARGE);
  await service.services.actions.approvals.reject(desk.approvers[0], refused.proposalId, 'Twice the price.');
  expect(wordsOf(await agent.get(refused.task.id))).toBe(
    `Rejected by ${nameOf(0)}: "Twice the price." ${AFTER_BAD_END}`,
  );

  const late = await openFor(LARGE);
  await desk.overdue(late.proposalId);
  await desk.get(late.proposalId);
  expect(wordsOf(await agent.get(late.task.id))).toBe(`It expired before it was executed. ${AFTER_BAD_END}`);

  const back = await openFor(LARGE);
  await desk.cancel(back.proposalId);
  expect(wordsOf(await agent.get(back.task.id))).toBe('The proposal was cancelled.');
});

test('a task with a proposal that nobody can approve says what to correct, not to wait', async () => {
  const action = proposeRefund(desk.integrationId, 'no-such-order', LARGE);
  const task = await agent.send(actionMessage(action));
  expect(task.metadata[EXTENSION].proposal).toMatchObject({
    status: 'pending_approval',
    check: { outcome: 'would_fail' },
  });
  expect(wordsOf(task)).toMatch(
    /^It cannot be approved\. Correct what check names in a new proposal that supersedes it\./,
  );
  expect(wordsOf(task)).not.toMatch(/tell them|wait|people/);
});

test('a task and a dry run name the twins of what waits, and a task that stays open says how to go on', async () => {
  const orderId = await desk.order(1_000_000);
  const metadata = { [EXTENSION]: { complete_on_execution: false } };
  const send = () => agent.send(actionMessage(proposeRefund(desk.integrationId, orderId, LARGE), { metadata }));
  const first = await send();
  expect(wordsOf(first)).toMatch(/^One person has to approve it at/);
  const second = await send();
  const { proposal_id: proposalId } = second.metadata[EXTENSION].proposal;
  for (const told of [wordsOf(second), (await desk.execute(proposalId, true)).body.next]) {
    expect(told).toMatch(/^twins names equal proposals: .* withdraw it\. One person has to approve it at/);
  }
  await desk.reject(proposalId);
  expect(wordsOf(await agent.get(second.id))).toBe(
    `Rejected by ${nameOf(0)}. Propose something else, or ask the person.`,
  );
  expect((await desk.execute(proposalId, true)).body.next).toContain('Propose something else');
});

test('a caller who may not see actions sees the state of the task, but not who decided or why', async () => {
  const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token);
  const { task, proposalId } = await openFor(LARGE);
  const waiting = await reader.get(task.id);
  expect(waiting.metadata[EXTENSION]).toMatchObject({ approval_url: task.metadata[EXTENSION].approval_url });
  expect(waiting.metadata[EXTENSION]).not.toHaveProperty('proposal');
  await service.services.actions.approvals.approve(desk.approvers[0], proposalId, 'Fine by me.');
  const shown = JSON.stringify(await reader.get(task.id));
  expect(shown).toContain('Approved. Execute it now with');
  expect(shown).not.toContain(nameOf(0));
  expect(shown).not.toContain('Fine by me.');
});
