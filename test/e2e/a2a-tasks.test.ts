import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ArtifactData, EventMetadata, TaskMetadata } from '../../generated/a2a/answer-validators.js';
import type { WorkItemStatus } from '../../src/work-items/status.ts';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
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
  test('opens a WorkItem, whose thread is the context, and which its message begins', async () => {
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

  test('appends to a WorkItem, also while it is being worked on', async () => {
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

  test('takes an answer to what was asked: the task goes on', async () => {
    const task = await open();
    await move(task.id, 'waiting_on_customer');
    expect(await agent.get(task.id)).toMatchObject({ status: { state: 'input-required' } });
    const { status } = await agent.send(textMessage('It was number 1234.', { taskId: task.id }));
    expect(status.state).toBe('working');
  });

  test('an answer is taken whatever else happens to the task meanwhile, and only once', async () => {
    const task = await open();
    await move(task.id, 'waiting_on_customer');
    const answer = textMessage('It was number 1234.', { taskId: task.id });
    const changes = ['low', 'high', 'urgent'].map((priority) => key.client.updateWorkItem(task.id, { priority }));
    await Promise.all([agent.send(answer), agent.send(answer), ...changes]);
    expect((await agent.get(task.id)).status.state).toBe('working');
    // Asked again, it is no answer to what is asked now.
    await move(task.id, 'waiting_on_customer');
    expect((await agent.send(answer)).status.state).toBe('input-required');
  });

  test('a message whose action is wrong is not appended', async () => {
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

  test('metadata may be null', async () => {
    const message = textMessage('Hello.', { metadata: null });
    const task = await agent.result('message/send', { message, metadata: null });
    expect(task.status.state).toBe('submitted');
  });

  test('joins text parts, and cuts a long first line for the subject', async () => {
    const parts = ['first '.repeat(100), 'second'].map((text) => ({ kind: 'text', text }));
    const task = await agent.send(textMessage('', { parts }));
    const { body: item } = await key.client.getWorkItem(task.id);
    expect([...item.subject]).toHaveLength(200);
    const { body } = await key.client.listMessages(task.id);
    expect(body.messages[0].content).toBe(`${'first '.repeat(100)}\n\nsecond`);
  });

  test('the same message again is one message, and has the same answer', async () => {
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
    // Of another principal it is another message.
    const other_ = A2aAgent.withKey(service, (await desk.newKey()).token);
    expect((await other_.send(message)).id).not.toBe(tasks[0].id);
  });

  test('waits for the task if it is to, but not for ever', async () => {
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

  test('an action alone opens a WorkItem too, and says why it is wanted', async () => {
    const task = await agent.send(actionMessage(await proposal(LARGE)));
    const { body: item } = await key.client.getWorkItem(task.id);
    expect(item).toMatchObject({ subject: 'A valid reason', message_count: 0, status: 'waiting_on_approval' });
  });

  test('a proposal that policy denies makes the task that it opens rejected, and no other', async () => {
    const policy = '@id("no-agents") @reason("Not now.") forbid(principal, action == Action::"propose", resource);';
    await desk.under(policy, async () => {
      const message = actionMessage(await proposal('1.00'));
      const task = await agent.send(message);
      expect(task.metadata[EXTENSION].proposal).toMatchObject({ status: 'denied', policy: { decision: 'deny' } });
      expect(task.status.state).toBe('rejected');
      expect(await agent.send(message)).toMatchObject({ id: task.id, status: { state: 'rejected' } });
      const running = await open();
      const answered = await agent.send(actionMessage(await proposal('1.00'), { taskId: running.id }));
      expect(answered).toMatchObject({ status: { state: 'submitted' } });
    });
  });

  test('a proposal whose execution policy forbids does not end its task when the message comes again', async () => {
    const message = actionMessage(await proposal('1.00'));
    const task = await agent.send(message);
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const policy = '@id("no-more") @reason("Not now.") forbid(principal, action == Action::"execute", resource);';
    await desk.under(policy, async () => {
      const execute = actionMessage({ type: 'execute', proposal_id }, { taskId: task.id });
      expect(await agent.errorCode('message/send', { message: execute })).toBe(-32004);
    });
    expect(await desk.statusOf(proposal_id)).toBe('auto_approved');
    expect((await agent.send(message)).status.state).toBe('submitted');
  });

  test('a dry run changes nothing', async () => {
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
    // The same through the metadata of the request.
    const { metadata: _, ...bare } = message;
    const params = { message: { ...bare, messageId: randomUUID() }, metadata: { [EXTENSION]: { dry_run: true } } };
    expect((await agent.result('message/send', params)).metadata[EXTENSION].execution.dry_run).toBe(true);
  });

  test('what it answers is what the contract of the extension says', async () => {
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
    // Everybody else is told of the export only.
    expect((await agent.get(task.id)).artifacts.at(-1).parts).toHaveLength(1);
  });

  test('evidence can be asked for when the task has ended, anything else cannot', async () => {
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
  test.each(STATES)('of a WorkItem that is %s shows a task that is %s', async (status, state) => {
    const task = await open();
    await move(task.id, status);
    expect((await agent.get(task.id)).status.state).toBe(state);
  });

  test('a closed WorkItem is a completed task', async () => {
    const task = await open();
    await move(task.id, 'resolved');
    await move(task.id, 'closed');
    expect((await agent.get(task.id)).status.state).toBe('completed');
  });

  test('shows as much of the conversation as is wanted', async () => {
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
  test('cancels a task, once', async () => {
    const task = await open();
    expect(await agent.result('tasks/cancel', { id: task.id })).toMatchObject({ status: { state: 'canceled' } });
    expect((await key.client.getWorkItem(task.id)).body.status).toBe('cancelled');
    expect(await agent.errorCode('tasks/cancel', { id: task.id })).toBe(-32002);
  });

  test('takes back what waits for approval', async () => {
    const task = await agent.send(actionMessage(await proposal(LARGE)));
    expect(await agent.result('tasks/cancel', { id: task.id })).toMatchObject({ status: { state: 'canceled' } });
    expect((await desk.get(task.metadata[EXTENSION].proposal.proposal_id)).body.status).toBe('cancelled');
  });

  test('takes back all that could still be executed', async () => {
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

  test.each([
    [LARGE, 'auth-required'],
    ['1.00', 'submitted'],
  ])('which who may not propose cannot: %s', async (amount, state) => {
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

  test('SendMessage, GetTask and CancelTask do the same in their own words', async () => {
    const { task } = await modern.result('SendMessage', { message: message('Hello.'), configuration });
    expect(task.status.state).toBe('TASK_STATE_SUBMITTED');
    expect(await agent.get(task.id)).toMatchObject({ status: { state: 'submitted' } });
    expect(await modern.result('GetTask', { id: task.id })).toMatchObject({ id: task.id, contextId: task.contextId });
    const canceled = await modern.result('CancelTask', { id: task.id });
    expect(canceled.status.state).toBe('TASK_STATE_CANCELED');
  });

  test('an action goes in a data part', async () => {
    const parts = [{ data: { action: await proposal(LARGE) } }];
    const { task } = await modern.result('SendMessage', { message: message('', { parts }) });
    expect(task.status).toMatchObject({ state: 'TASK_STATE_AUTH_REQUIRED', message: { role: 'ROLE_AGENT' } });
    expect(task.metadata[EXTENSION].proposal.status).toBe('pending_approval');
  });

  test('SendStreamingMessage and SubscribeToTask stream', async () => {
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

  test('is asked for by header or query, in any patch; nothing is 0.3', async () => {
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
