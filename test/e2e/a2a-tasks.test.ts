import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArtifactData, EventMetadata, TaskMetadata } from '../../generated/a2a/answer-validators.js';
import type { WorkItemStatus } from '../../src/work-items/status.ts';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { sampled } from '../support/sample.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let key: TestKey;
let agent: A2aAgent;
let modern: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  key = desk.key;
  agent = A2aAgent.withKey(service, key.token);
  modern = A2aAgent.withKey(service, key.token, '1.0');
});
afterAll(() => service.stop());

const open = (text = 'The parcel came twice.') => agent.send(textMessage(text));
const move = async (id: string, status: WorkItemStatus) => {
  const { status: answered } = await key.client.updateWorkItem(id, { status });
  expect(answered).toBe(200);
};
const proposal = async (amount: string, more?: object) =>
  proposeRefund(desk.integrationId, await desk.order(1_000_000), amount, more);

describe('message/send', () => {
  test('opens a WorkItem whose first message is the one sent and whose thread is the context', async () => {
    const message = textMessage('\n  The parcel came twice.  \nPlease refund one.', { messageId: 'mail-8412' });
    const task = await agent.send(message);
    expect(task).toMatchObject({ kind: 'task', status: { state: 'submitted', timestamp: expect.any(String) } });
    const { body: item } = await key.client.getWorkItem(task.id);
    expect(item).toMatchObject({
      subject: 'The parcel came twice.',
      channel: 'agent',
      thread_id: task.contextId,
      source_reference: 'mail-8412',
      message_count: 1,
      status: 'new',
    });
    expect(task.history).toEqual([
      {
        kind: 'message',
        messageId: 'mail-8412',
        taskId: task.id,
        contextId: task.contextId,
        role: 'user',
        parts: [{ kind: 'text', text: '\n  The parcel came twice.  \nPlease refund one.' }],
      },
    ]);
  });

  test('appends to a WorkItem, also while somebody works on it', async () => {
    const task = await open();
    await move(task.id, 'in_progress');
    const again = await agent.send(textMessage('And it is broken.', { taskId: task.id }));
    expect(again).toMatchObject({ id: task.id, contextId: task.contextId, status: { state: 'working' } });
    expect(again.history.map((message: { parts: { text: string }[] }) => message.parts[0]?.text)).toEqual([
      'The parcel came twice.',
      'And it is broken.',
    ]);
    expect((await key.client.listMessages(task.id)).body.messages).toHaveLength(2);
  });

  test('takes the answer to a question, and the task continues', async () => {
    const task = await open();
    await move(task.id, 'waiting_on_customer');
    expect(await agent.get(task.id)).toMatchObject({ status: { state: 'input-required' } });
    const { status } = await agent.send(textMessage('It was number 1234.', { taskId: task.id }));
    expect(status.state).toBe('working');
  });

  test('takes an answer once, also when other changes of the task happen at the same time', {
    tags: 'full',
  }, async () => {
    const task = await open();
    await move(task.id, 'waiting_on_customer');
    const answer = textMessage('It was number 1234.', { taskId: task.id });
    const changes = ['low', 'high', 'urgent'].map((priority) => key.client.updateWorkItem(task.id, { priority }));
    await Promise.all([agent.send(answer), agent.send(answer), ...changes]);
    expect((await agent.get(task.id)).status.state).toBe('working');
    // After a new question, the same message is a repetition and does not answer that question.
    await move(task.id, 'waiting_on_customer');
    expect((await agent.send(answer)).status.state).toBe('input-required');
  });

  test('does not append a message whose action is invalid', async () => {
    const task = await open();
    const other = await agent.send(actionMessage(await proposal('1.00')));
    const { proposal_id } = other.metadata[EXTENSION].proposal;
    for (const action of [await proposal('1.001'), { type: 'execute', proposal_id }]) {
      const parts = [
        { kind: 'text', text: 'Please.' },
        { kind: 'data', data: { action } },
      ];
      expect(await agent.errorCode('message/send', { message: textMessage('', { parts, taskId: task.id }) })).toBe(
        -32602,
      );
    }
    expect((await key.client.listMessages(task.id)).body.messages).toHaveLength(1);
  });

  test('accepts null as metadata', async () => {
    const message = textMessage('Hello.', { metadata: null });
    const task = await agent.result('message/send', { message, metadata: null });
    expect(task.status.state).toBe('submitted');
  });

  test('joins text parts, and shortens a long first line to a subject', async () => {
    const parts = ['first '.repeat(100), 'second'].map((text) => ({ kind: 'text', text }));
    const task = await agent.send(textMessage('', { parts }));
    const { body: item } = await key.client.getWorkItem(task.id);
    expect([...item.subject]).toHaveLength(200);
    const { body } = await key.client.listMessages(task.id);
    expect(body.messages[0].content).toBe(`${'first '.repeat(100)}\n\nsecond`);
  });

  test('takes a repeated message once, and answers it with the same task and proposal', async () => {
    const message = textMessage('Once.');
    const tasks = await Promise.all(Array.from({ length: 8 }, () => agent.send(message)));
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(1);
    const followUp = textMessage('Once more.', { taskId: tasks[0].id });
    await Promise.all(Array.from({ length: 8 }, () => agent.send(followUp)));
    expect((await key.client.listMessages(tasks[0].id)).body.messages).toHaveLength(2);
    const proposing = actionMessage(await proposal('1.00'), { taskId: tasks[0].id });
    const proposed = await Promise.all(Array.from({ length: 4 }, () => agent.send(proposing)));
    expect(new Set(proposed.map(({ metadata }) => metadata[EXTENSION].proposal.proposal_id)).size).toBe(1);
    const other = textMessage('Something else.', { messageId: (message as { messageId: string }).messageId });
    expect(await agent.errorCode('message/send', { message: other })).toBe(-32602);
    // The same messageId of another principal is a different message.
    const other_ = A2aAgent.withKey(service, (await desk.newKey()).token);
    expect((await other_.send(message)).id).not.toBe(tasks[0].id);
  });

  test('waits for the task when blocking, but not beyond the time limit', { tags: 'full' }, async () => {
    const blocking = { blocking: true };
    const message = actionMessage(await proposal(LARGE));
    const waiting = await agent.result('message/send', { message, configuration: blocking });
    expect(waiting.status.state).toBe('auth-required');
    const task = await open();
    const sent = agent.result('message/send', {
      message: textMessage('Well?', { taskId: task.id }),
      configuration: blocking,
    });
    await expect.poll(async () => (await key.client.listMessages(task.id)).body.messages.length).toBe(2);
    await move(task.id, 'resolved');
    expect((await sent).status.state).toBe('completed');
    const patient = await agent.result('message/send', { message: textMessage('Hm.'), configuration: blocking });
    expect(patient.status.state).toBe('submitted');
  });

  test('opens a WorkItem for an action without text, and takes the subject from the reason', async () => {
    const task = await agent.send(actionMessage(await proposal(LARGE)));
    const { body: item } = await key.client.getWorkItem(task.id);
    expect(item).toMatchObject({ subject: 'A valid reason', message_count: 0, status: 'waiting_on_approval' });
  });

  test('rejects the task that a denied proposal opens, but not a task that was already open', {
    tags: 'full',
  }, async () => {
    const policy = '@id("no-agents") @reason("Not now.") forbid(principal, action == Action::"propose", resource);';
    await desk.under(policy, async () => {
      const message = actionMessage(await proposal('1.00'));
      const task = await agent.send(message);
      expect(task.metadata[EXTENSION].proposal).toMatchObject({ status: 'denied', policy: { decision: 'deny' } });
      expect(task.status.state).toBe('rejected');
      expect(task.status.message?.parts[0].text).toBe(
        'Policy does not allow it: Not now. Open a new task to propose something else, or ask a person.',
      );
      expect(await agent.send(message)).toMatchObject({ id: task.id, status: { state: 'rejected' } });
      const running = await open();
      const answered = await agent.send(actionMessage(await proposal('1.00'), { taskId: running.id }));
      expect(answered).toMatchObject({ status: { state: 'submitted' } });
    });
  });

  test('does not reject a task when its proposing message is repeated after policy forbade the execution', {
    tags: 'full',
  }, async () => {
    const message = actionMessage(await proposal('1.00'));
    const task = await agent.send(message);
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const policy = '@id("no-more") @reason("Not now.") forbid(principal, action == Action::"execute", resource);';
    await desk.under(policy, async () => {
      const execute = actionMessage({ type: 'execute', proposal_id }, { taskId: task.id });
      expect(await agent.errorCode('message/send', { message: execute })).toBe(-32004);
    });
    expect(await desk.statusOf(proposal_id)).toBe('auto_approved');
    expect((await agent.send(message)).status.state).toBe('working');
  });

  test('changes nothing in a dry run', async () => {
    const task = await agent.send(actionMessage(await proposal('1.00')));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const { version } = (await key.client.getWorkItem(task.id)).body;
    const message = {
      ...actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }),
      metadata: { [EXTENSION]: { dry_run: true } },
    };
    const tried = await agent.send(message);
    expect(tried.metadata[EXTENSION].execution).toMatchObject({ dry_run: true, policy: { decision: 'auto_approve' } });
    expect(tried.artifacts).toBeUndefined();
    expect((await key.client.getWorkItem(task.id)).body.version).toBe(version);
    expect((await desk.get(proposal_id)).body.status).toBe('auto_approved');
    // The metadata of the request can ask for a dry run too.
    const { metadata: _, ...bare } = message;
    const params = { message: { ...bare, messageId: randomUUID() }, metadata: { [EXTENSION]: { dry_run: true } } };
    expect((await agent.result('message/send', params)).metadata[EXTENSION].execution.dry_run).toBe(true);
  });

  test('answers as the schema of the extension describes', async () => {
    const task = await agent.send(actionMessage(await proposal('1.00')));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const done = await agent.send(actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }));
    const exported = await agent.send(actionMessage({ type: 'export_evidence' }, { taskId: task.id }));
    for (const { metadata } of [task, done, exported]) {
      expect(TaskMetadata(metadata[EXTENSION]), JSON.stringify(TaskMetadata.errors)).toBe(true);
    }
    const parts = exported.artifacts.flatMap((artifact: { parts: { data: object }[] }) => artifact.parts);
    expect(parts.map(({ data }: { data: object }) => Object.keys(data)[0])).toEqual([
      'action',
      'evidence_export',
      'evidence_packet',
    ]);
    for (const { data } of parts) expect(ArtifactData(data), JSON.stringify(ArtifactData.errors)).toBe(true);
    // Other callers see only that evidence was exported, and not the packet.
    expect((await agent.get(task.id)).artifacts.at(-1).parts).toHaveLength(1);
  });

  test('exports evidence of an ended task, and refuses anything else for that task', async () => {
    const task = await open();
    await move(task.id, 'resolved');
    const exported = await agent.send(actionMessage({ type: 'export_evidence' }, { taskId: task.id }));
    expect(exported.artifacts).toHaveLength(1);
    const message = textMessage('One more thing.', { taskId: task.id });
    expect(await agent.errorCode('message/send', { message })).toBe(-32004);
    const proposing = actionMessage(await proposal('1.00'), { taskId: task.id });
    expect(await agent.errorCode('message/send', { message: proposing })).toBe(-32004);
  });
});

describe('tasks/get', () => {
  const STATES: [WorkItemStatus, string][] = [
    ['open', 'working'],
    ['in_progress', 'working'],
    ['waiting_on_customer', 'input-required'],
    ['resolved', 'completed'],
    ['cancelled', 'canceled'],
    ['failed', 'failed'],
    ['rejected', 'rejected'],
  ];
  sampled(3).each(STATES)('shows a WorkItem in status %s as a task in state %s', async (status, state) => {
    const task = await open();
    await move(task.id, status);
    expect((await agent.get(task.id)).status.state).toBe(state);
  });

  test('shows a closed WorkItem as a completed task', async () => {
    const task = await open();
    await move(task.id, 'resolved');
    await move(task.id, 'closed');
    expect((await agent.get(task.id)).status.state).toBe('completed');
  });

  test('shows as much history as the request asks for', async () => {
    const task = await open('first');
    for (const text of ['second', 'third']) await agent.send(textMessage(text, { taskId: task.id }));
    const person = await desk.join('member');
    await service.services.workItems.workItems.appendMessage(person, task.id, { content: 'from a person' });
    const texts = async (historyLength?: number) =>
      (await agent.result('tasks/get', { id: task.id, historyLength })).history?.map(
        (message: { role: string; parts: { text: string }[] }) => `${message.role}: ${message.parts[0]?.text}`,
      );
    expect(await texts()).toEqual(['user: first', 'user: second', 'user: third', 'agent: from a person']);
    expect(await texts(2)).toEqual(['user: third', 'agent: from a person']);
    expect(await texts(1_000)).toHaveLength(4);
    expect(await texts(0)).toBeUndefined();
  });
});

describe('tasks/cancel', () => {
  test('cancels a task once', async () => {
    const task = await open();
    expect(await agent.result('tasks/cancel', { id: task.id })).toMatchObject({ status: { state: 'canceled' } });
    expect((await key.client.getWorkItem(task.id)).body.status).toBe('cancelled');
    expect(await agent.errorCode('tasks/cancel', { id: task.id })).toBe(-32002);
  });

  test('cancels the proposal that waits for approval', async () => {
    const task = await agent.send(actionMessage(await proposal(LARGE)));
    expect(await agent.result('tasks/cancel', { id: task.id })).toMatchObject({ status: { state: 'canceled' } });
    expect((await desk.get(task.metadata[EXTENSION].proposal.proposal_id)).body.status).toBe('cancelled');
  });

  test('cancels all proposals that could still be executed', { tags: 'full' }, async () => {
    const approved = await agent.send(actionMessage(await proposal(LARGE)));
    const { proposal_id } = approved.metadata[EXTENSION].proposal;
    await desk.approve(proposal_id);
    const more = await agent.send(actionMessage(await proposal('1.00'), { taskId: approved.id }));
    const executed = await agent.send(actionMessage(await proposal('1.00'), { taskId: approved.id }));
    const { proposal_id: executedId } = executed.metadata[EXTENSION].proposal;
    await agent.send(actionMessage({ type: 'execute', proposal_id: executedId }, { taskId: approved.id }));
    await agent.result('tasks/cancel', { id: approved.id });
    expect(await desk.statusOf(proposal_id)).toBe('cancelled');
    expect(await desk.statusOf(more.metadata[EXTENSION].proposal.proposal_id)).toBe('cancelled');
    expect(await desk.statusOf(executedId)).toBe('executed');
  });

  sampled(2).each([
    [LARGE, 'auth-required'],
    ['1.00', 'working'],
  ])('is refused to a caller who may not cancel the proposal over %s', async (amount, state) => {
    const task = await agent.send(actionMessage(await proposal(amount)));
    const writer = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.write'])).token);
    expect(await writer.errorCode('tasks/cancel', { id: task.id })).toBe(-32002);
    expect((await agent.get(task.id)).status.state).toBe(state);
  });
});

describe('A2A 1.0', () => {
  const message = (text: string, more: object = {}) => ({
    role: 'ROLE_USER',
    messageId: randomUUID(),
    parts: [{ text }],
    ...more,
  });
  const configuration = { returnImmediately: true };

  test('has SendMessage, GetTask and CancelTask with the same effects as in 0.3', async () => {
    const { task } = await modern.result('SendMessage', { message: message('Hello.'), configuration });
    expect(task.status.state).toBe('TASK_STATE_SUBMITTED');
    expect(await agent.get(task.id)).toMatchObject({ status: { state: 'submitted' } });
    expect(await modern.result('GetTask', { id: task.id })).toMatchObject({ id: task.id, contextId: task.contextId });
    const canceled = await modern.result('CancelTask', { id: task.id });
    expect(canceled.status.state).toBe('TASK_STATE_CANCELED');
  });

  test('carries an action in a data part', { tags: 'full' }, async () => {
    const parts = [{ data: { action: await proposal(LARGE) } }];
    const { task } = await modern.result('SendMessage', { message: message('', { parts }) });
    expect(task.status).toMatchObject({ state: 'TASK_STATE_AUTH_REQUIRED', message: { role: 'ROLE_AGENT' } });
    expect(task.metadata[EXTENSION].proposal.status).toBe('pending_approval');
  });

  test('streams with SendStreamingMessage and SubscribeToTask', { tags: 'full' }, async () => {
    const stream = await modern.stream('SendStreamingMessage', { message: message('Hello.') });
    const first = await stream.next();
    const { id } = first.data.result.task;
    const second = await modern.stream('SubscribeToTask', { id });
    expect((await second.next()).data.result.task.id).toBe(id);
    await move(id, 'resolved');
    for (const reader of [stream, second]) {
      const [event] = await reader.rest();
      expect(event?.data.result.statusUpdate.status.state).toBe('TASK_STATE_COMPLETED');
      expect(EventMetadata(event?.data.result.statusUpdate.metadata[EXTENSION])).toBe(true);
    }
  });

  test('is chosen by header or query with any patch version; without either, the version is 0.3', async () => {
    const { task } = await modern.result('SendMessage', { message: message('Hello.'), configuration });
    const body = { jsonrpc: '2.0', id: 1, method: 'GetTask', params: { id: task.id } };
    const headers = { 'Content-Type': 'application/json', 'X-Api-Key': key.token };
    const ask = async (query: string, more: Record<string, string>) => {
      const url = `${service.address}/api/v1/a2a${query}`;
      const response = await fetch(url, {
        method: 'POST',
        headers: { ...headers, ...more },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as { result?: object; error?: { code: number } };
      return answer.error?.code ?? 'result';
    };
    expect(await ask('', { 'A2A-Version': '1.0' })).toBe('result');
    expect(await ask('', { 'A2A-Version': '1.0.3' })).toBe('result');
    expect(await ask('?A2A-Version=1.0', {})).toBe('result');
    expect(await ask('?A2A-Version=1.0', { 'A2A-Version': '' })).toBe('result');
    expect(await ask('', {})).toBe(-32601);
    expect(await ask('', { 'A2A-Version': '0.3.1' })).toBe(-32601);
    for (const unknown of ['2.0', '1', '0.2', 'one', '1.0beta']) {
      expect(await ask('', { 'A2A-Version': unknown }), unknown).toBe(-32009);
    }
  });
});
