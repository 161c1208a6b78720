/**
 * Variants of requests that agents and their frameworks send. The service accepts each variant, because it means the
 * same.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let agent: A2aAgent;
let modern: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token);
  modern = A2aAgent.withKey(service, desk.key.token, '1.0');
});
afterAll(() => service.stop());

const modernMessage = (more: object = {}) => ({
  role: 'ROLE_USER',
  messageId: randomUUID(),
  parts: [{ text: 'Hello.' }],
  ...more,
});
const move = async (id: string, status: 'waiting_on_customer' | 'resolved') => {
  expect((await desk.key.client.updateWorkItem(id, { status })).status).toBe(200);
};
const textsOf = async (id: string) =>
  (await desk.key.client.listMessages(id)).body.messages.map(({ content }: { content: string }) => content);

describe('acceptedOutputModes', () => {
  const send = async (acceptedOutputModes: unknown) => {
    const old = await agent.call('message/send', {
      message: textMessage('Hi.'),
      configuration: { acceptedOutputModes },
    });
    const configuration = { acceptedOutputModes, returnImmediately: true };
    const now = await modern.call('SendMessage', { message: modernMessage(), configuration });
    return [old, now].map(({ body }) => body.error?.code);
  };

  test.each([
    [['text']],
    [['text/*']],
    [['TEXT/PLAIN']],
    [['text/plain; charset=utf-8']],
    [[' application/json;q=0.9 ']],
    [['application/*']],
    [['json']],
    [['*']],
    [['*/*;q=0.1']],
    [['image/png', 'Text']],
    [[]],
    [null],
  ])('%j accept the media types of tasks', async (modes) => {
    expect(await send(modes)).toEqual([undefined, undefined]);
  });

  test.each([
    [['image/png']],
    [['image']],
    [['text/html']],
    [['texts']],
    [['']],
    [['plain/text']],
    [['application/jsonx']],
  ])('%j accept no media type of tasks: -32005', async (modes) => {
    expect(await send(modes)).toEqual([-32005, -32005]);
  });

  test('are refused as an error of the caller when they are not strings', async () => {
    for (const code of await send([7, null])) expect([-32005, -32602]).toContain(code);
  });
});

describe('null', () => {
  test('counts as an absent member, in both versions', async () => {
    const nulls = { taskId: null, contextId: null, metadata: null, extensions: null, referenceTaskIds: null };
    const configuration = {
      acceptedOutputModes: null,
      historyLength: null,
      pushNotificationConfig: null,
      blocking: null,
    };
    const parts = [{ kind: 'text', text: 'Hello.', metadata: null }];
    const old = await agent.result('message/send', {
      message: textMessage('', { parts, ...nulls }),
      configuration,
      metadata: null,
    });
    expect(old.status.state).toBe('submitted');
    const modernParts = [
      { text: 'Hello.', data: null, url: null, raw: null, metadata: null, filename: null, mediaType: null },
    ];
    const now = await modern.result('SendMessage', {
      tenant: null,
      message: modernMessage({ parts: modernParts, ...nulls }),
      configuration: {
        acceptedOutputModes: null,
        historyLength: null,
        taskPushNotificationConfig: null,
        returnImmediately: true,
      },
      metadata: null,
    });
    expect(now.task.status.state).toBe('TASK_STATE_SUBMITTED');
    expect((await agent.result('message/send', { message: textMessage('x'), configuration: null })).id).toMatch(/^wi_/);
    expect((await agent.result('tasks/get', { id: old.id, historyLength: null, metadata: null })).id).toBe(old.id);
    expect((await modern.result('ListTasks', null)).tasks).not.toEqual([]);
  });

  test('in a proposal or the extension’s metadata counts as absent, so a repeated message makes no second proposal', async () => {
    const order = await desk.order(1_000);
    const { proposal } = proposeRefund(desk.integrationId, order, '0.01') as { proposal: { payload: object } };
    const messageId = randomUUID();
    const plain = await agent.send(actionMessage({ type: 'propose', proposal }, { messageId }));
    const metadata = { [EXTENSION]: { dry_run: null, complete_on_execution: null } };
    const nulls = { ...proposal, supersedes: null };
    const again = await agent.send(actionMessage({ type: 'propose', proposal: nulls }, { messageId, metadata }));
    const asText = await agent.send(
      actionMessage(
        { type: 'propose', proposal: { ...proposal, payload: JSON.stringify(proposal.payload) } },
        { messageId },
      ),
    );
    const asked = [plain, again, asText].map((task) => task.metadata[EXTENSION].proposal);
    expect(new Set(asked.map(({ proposal_id }) => proposal_id)).size).toBe(1);
    expect((await agent.send(textMessage('x', { metadata: { [EXTENSION]: null } }))).id).toMatch(/^wi_/);
  });

  test('is kept in a data part without an action', async () => {
    const { id } = await agent.send(
      textMessage('', { parts: [{ kind: 'data', data: { order: null, lines: [null] } }] }),
    );
    expect((await textsOf(id))[0]).toContain('{"lines":[null],"order":null}');
    const other = await agent.send(textMessage('', { parts: [{ kind: 'data', data: { action: null, order: 7 } }] }));
    expect((await textsOf(other.id))[0]).toContain('{"action":null,"order":7}');
  });
});

describe('a contextId without a taskId', () => {
  test('continues the task that the sender opened in that context, and a repeated message counts once', async () => {
    const task = await agent.send(textMessage('The parcel came twice.'));
    await move(task.id, 'waiting_on_customer');
    const answer = textMessage('It was number 1234.', { contextId: task.contextId });
    const [first, again] = [await agent.send(answer), await agent.send(answer)];
    expect(first).toMatchObject({ id: task.id, contextId: task.contextId, status: { state: 'working' } });
    expect(again.id).toBe(task.id);
    // The same message with its taskId is a repetition too.
    expect((await agent.send({ ...answer, taskId: task.id } as object)).id).toBe(task.id);
    const message = modernMessage({ contextId: task.contextId, parts: [{ text: 'By 1.0.' }] });
    const configuration = { returnImmediately: true };
    expect((await modern.result('SendMessage', { message, configuration })).task.id).toBe(task.id);
    expect(await textsOf(task.id)).toEqual(['The parcel came twice.', 'It was number 1234.', 'By 1.0.']);
    const proposing = proposeRefund(desk.integrationId, await desk.order(1_000), '0.01');
    const proposed = await agent.send(actionMessage(proposing, { contextId: task.contextId }));
    expect([proposed.id, proposed.metadata[EXTENSION].proposal.work_item_id]).toEqual([task.id, task.id]);
  });

  test('is refused with advice if the client invented it or somebody else opened its task', async () => {
    const colleague = A2aAgent.withKey(service, (await desk.newKey()).token);
    const theirs = await colleague.send(textMessage('Theirs.'));
    for (const contextId of [randomUUID(), theirs.contextId, 'x'.repeat(10_000), '\u0000', '$ne']) {
      const { body } = await agent.call('message/send', { message: textMessage('Hello.', { contextId }) });
      expect(body.error, contextId).toMatchObject({
        code: -32602,
        data: { details: [{ field: 'message.contextId' }] },
      });
      expect(body.error.message).toMatch(/leave .*out/i);
    }
    expect(await textsOf(theirs.id)).toEqual(['Theirs.']);
  });

  test('is refused with advice when its task has ended, except for a message that was received before', {
    tags: 'full',
  }, async () => {
    const task = await agent.send(textMessage('Done soon.'));
    const taken = textMessage('One thing more.', { contextId: task.contextId });
    await agent.send(taken);
    await move(task.id, 'resolved');
    expect(await agent.send(taken)).toMatchObject({ id: task.id, status: { state: 'completed' } });
    for (const ids of [{ contextId: task.contextId }, { taskId: task.id }]) {
      const { body } = await agent.call('message/send', { message: textMessage('And more.', ids) });
      expect(body.error).toMatchObject({
        code: -32004,
        message: expect.stringContaining('Leave taskId and contextId out'),
      });
    }
  });
});

describe('a text', () => {
  test('may contain JSON escapes, of which a backspace and a form feed become spaces', async () => {
    const { id, history } = await agent.send(textMessage('One\b two\f three\tfour\n"five"\\'));
    const words = 'One  two  three\tfour\n"five"\\';
    expect(await textsOf(id)).toEqual([words]);
    expect(history[0].parts[0].text).toBe(words);
    const messageId = randomUUID();
    const [escaped, plain] = [
      await agent.send(textMessage('a\bb', { messageId })),
      await agent.send(textMessage('a b', { messageId })),
    ];
    expect(escaped.id).toBe(plain.id);
  });

  test('may contain no other control character', async () => {
    for (const text of ['\u0000', '\u001b[2K', '\u007f']) {
      expect(await agent.errorCode('message/send', { message: textMessage(`x${text}`) })).toBe(-32602);
    }
  });
});

test('an unsupported version is refused with the id of the request', async () => {
  for (const id of ['abc', 7]) {
    const body = { jsonrpc: '2.0', id, method: 'message/send', params: {} };
    const response = await agent.post(body, { 'A2A-Version': '9.9' });
    expect(await response.json()).toMatchObject({ id, error: { code: -32009 } });
  }
  const unreadable = await agent.post('{"jsonrpc":', { 'A2A-Version': '9.9' });
  expect(await unreadable.json()).toMatchObject({ id: null, error: { code: -32700 } });
});
