import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { type TestKey, TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let key: TestKey;
let agent: A2aAgent;
let modern: A2aAgent;
let taskId: string;
let contextId: string;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  key = desk.key;
  agent = A2aAgent.withKey(service, key.token);
  modern = A2aAgent.withKey(service, key.token, '1.0');
  ({ id: taskId, contextId } = await agent.send(textMessage('Hello.')));
});
afterAll(() => service.stop());

const UNKNOWN = 'wi_01h455vb4pex5vsknk084sn02q';
const UNKNOWN_PROPOSAL = 'prop_01h455vb4pex5vsknk084sn02q';
const message = (more: object) => ({ message: textMessage('Hello.', more) });
const configured = (configuration: object) => ({ ...message({}), configuration });
const withAction = (action: object, more: object = {}) => ({ message: actionMessage(action, more) });
const config = { taskId: 'x', pushNotificationConfig: { url: 'https://example.com/' } };

describe('an error of A2A 0.3 goes out on 200, with', () => {
  test.each<[number, string, string, () => unknown]>([
    [-32001, 'a task that is not there', 'tasks/get', () => ({ id: UNKNOWN })],
    [-32001, 'a task that is not there', 'tasks/cancel', () => ({ id: UNKNOWN })],
    [-32001, 'a task of its own making', 'message/send', () => message({ taskId: 'my-task' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/set', () => config],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/get', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/list', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/delete', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'message/send', () => configured({ pushNotificationConfig: { url: 'x' } })],
    [
      -32005,
      'a file',
      'message/send',
      () => message({ parts: [{ kind: 'file', file: { uri: 'https://example.com/' } }] }),
    ],
    [-32005, 'a file', 'message/send', () => message({ parts: [{ kind: 'file', file: { bytes: 'aGk=' } }] })],
    [-32005, 'wanting pictures', 'message/send', () => configured({ acceptedOutputModes: ['image/png'] })],
    [-32007, 'another card', 'agent/getAuthenticatedExtendedCard', () => ({})],
    [-32601, 'a method that is none', 'tasks/list', () => ({})],
    [-32601, 'a method of 1.0', 'SendMessage', () => message({})],
    [-32602, 'no parts', 'message/send', () => message({ parts: [] })],
    [-32602, 'blank parts', 'message/send', () => message({ parts: [{ kind: 'text', text: ' \n' }] })],
    [-32602, 'parts that are no list', 'message/send', () => message({ parts: {} })],
    [-32602, 'text that is none', 'message/send', () => message({ parts: [{ kind: 'text', text: 7 }] })],
    [-32602, 'a file that is none', 'message/send', () => message({ parts: [{ kind: 'file' }] })],
    [-32602, 'a kind of part that is none', 'message/send', () => message({ parts: [{ kind: 'sound' }] })],
    [
      -32602,
      'an action that is a word',
      'message/send',
      () => message({ parts: [{ kind: 'data', data: { action: 1 } }] }),
    ],
    [-32602, 'an action that is none', 'message/send', () => withAction({ type: 'approve' })],
    [-32602, 'no message', 'message/send', () => ({})],
    [-32602, 'a message that is none', 'message/send', () => ({ message: 'Hello.' })],
    [-32602, 'no messageId', 'message/send', () => message({ messageId: undefined })],
    [-32602, 'a long messageId', 'message/send', () => message({ messageId: 'x'.repeat(201) })],
    [-32602, 'words of the service', 'message/send', () => message({ role: 'agent' })],
    [-32602, 'a taskId that is none', 'message/send', () => message({ taskId: { $ne: null } })],
    [-32602, 'a context that is none', 'message/send', () => message({ taskId, contextId: ['x'] })],
    [-32602, 'another context', 'message/send', () => message({ taskId, contextId: 'thr_other' })],
    [-32602, 'a context without its task', 'message/send', () => message({ contextId })],
    [-32602, 'too much text', 'message/send', () => message({ parts: [{ kind: 'text', text: 'x'.repeat(65_537) }] })],
    [-32602, 'too many parts', 'message/send', () => message({ parts: Array(21).fill({ kind: 'text', text: 'x' }) })],
    [-32602, 'negative history', 'message/send', () => configured({ historyLength: -1 })],
    [-32602, 'negative history', 'tasks/get', () => ({ id: taskId, historyLength: -1 })],
    [-32602, 'history that is none', 'tasks/get', () => ({ id: taskId, historyLength: 'all' })],
    [-32602, 'an id that is none', 'tasks/get', () => ({ id: { $ne: null } })],
    [-32602, 'an id that is none', 'tasks/cancel', () => ({})],
    [-32602, 'params that are none', 'tasks/get', () => [taskId]],
    [
      -32602,
      'nothing to execute',
      'message/send',
      () => withAction({ type: 'execute', proposal_id: UNKNOWN_PROPOSAL }),
    ],
    [
      -32602,
      'another proposal',
      'message/send',
      () => withAction({ type: 'execute', proposal_id: UNKNOWN_PROPOSAL }, { taskId }),
    ],
    [-32602, 'nothing to export', 'message/send', () => withAction({ type: 'export_evidence' })],
    [
      -32602,
      'another integration',
      'message/send',
      () => withAction(proposeRefund('int_01h455vb4pex5vsknk084sn02q', 'o', '1.00')),
    ],
    [-32602, 'a dry run of nothing', 'message/send', () => message({ metadata: { [EXTENSION]: { dry_run: true } } })],
    [-32602, 'metadata that are none', 'message/send', () => message({ metadata: { [EXTENSION]: { approve: true } } })],
  ])('%d for %s, %s', async (code, _what, method, params) => {
    expect(await agent.errorCode(method, params())).toBe(code);
  });

  test('-32602 for two actions in a message', async () => {
    const part = { kind: 'data', data: { action: { type: 'export_evidence' } } };
    expect(await agent.errorCode('message/send', message({ taskId, parts: [part, part] }))).toBe(-32602);
  });

  test('-32004 for executing what is not approved, which stays as it was', async () => {
    const task = await agent.send(actionMessage(proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE)));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const action = { type: 'execute', proposal_id };
    expect(await agent.errorCode('message/send', withAction(action, { taskId: task.id }))).toBe(-32004);
    expect(await desk.statusOf(proposal_id)).toBe('pending_approval');
  });

  test('what is wrong, field by field', async () => {
    const { body } = await agent.call('message/send', message({ role: 'agent', parts: [] }));
    expect(body.error.data).toMatchObject({
      reason: 'INVALID_PARAMS',
      code: 'validation_error',
      retryable: false,
      correlation_id: expect.any(String),
      details: [{ field: 'message.role' }, { field: 'message.parts' }],
    });
    const action = { type: 'propose', proposal: { integration_id: 'x' } };
    const { error } = (await agent.call('message/send', withAction(action))).body;
    const fields = error.data.details.map(({ field }: { field: string }) => field);
    expect(fields).toContain('message.parts[0].data.action.proposal.payload');
    // Nothing was opened for it.
    const { body: list } = await key.client.listWorkItems('?status=new');
    expect(list.work_items).toHaveLength(1);
  });
});

test('what fails of a message that opens a task leaves no task behind', async () => {
  const before = (await key.client.listWorkItems()).body.work_items.length;
  const order = await desk.order(1_000_000);
  for (const more of [{ resource_type: 'order', supersedes: UNKNOWN_PROPOSAL }, { action_operation: 'other' }]) {
    await agent.errorCode('message/send', withAction(proposeRefund(desk.integrationId, order, '1.00', more)));
  }
  await agent.errorCode('message/send', withAction(proposeRefund(desk.integrationId, order, '1.001')));
  expect((await key.client.listWorkItems()).body.work_items).toHaveLength(before);
});

describe('JSON-RPC', () => {
  test.each<[number, string, unknown]>([
    [-32700, 'no JSON', '{"jsonrpc": '],
    [-32700, 'nothing', ''],
    [-32600, 'a batch', [{ jsonrpc: '2.0', id: 1, method: 'tasks/get', params: {} }]],
    [-32600, 'a string', '"tasks/get"'],
    [-32600, 'another version', { jsonrpc: '1.0', id: 1, method: 'tasks/get', params: {} }],
    [-32600, 'no method', { jsonrpc: '2.0', id: 1, params: {} }],
    [-32600, 'an id that is none', { jsonrpc: '2.0', id: { a: 1 }, method: 'tasks/get', params: {} }],
  ])('%d for %s', async (code, _what, body) => {
    for (const one of [agent, modern]) {
      const response = await one.post(body);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } });
    }
  });

  test.each(['a', 0, 17, null])('answers to the id %j', async (id) => {
    const response = await agent.post({ jsonrpc: '2.0', id, method: 'tasks/get', params: { id: UNKNOWN } });
    expect(await response.json()).toMatchObject({ id, error: { code: -32001 } });
  });
});

describe('an error of A2A 1.0', () => {
  test('has google.rpc details', async () => {
    const { body } = await modern.call('GetTask', { id: taskId, historyLength: -1 });
    expect(body.error).toMatchObject({
      code: -32602,
      data: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'INVALID_PARAMS',
          domain: 'a2a-protocol.org',
          metadata: { code: 'validation_error', retryable: 'false' },
        },
        { '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field: 'historyLength' }] },
      ],
    });
  });

  test.each<[number, string, object]>([
    [-32001, 'GetTask', { id: UNKNOWN }],
    [-32001, 'SubscribeToTask', { id: UNKNOWN }],
    [-32003, 'CreateTaskPushNotificationConfig', { taskId: 'x', url: 'x' }],
    [-32003, 'ListTaskPushNotificationConfigs', { taskId: 'x' }],
    [-32602, 'ListTasks', { pageSize: 0 }],
    [-32007, 'GetExtendedAgentCard', {}],
    [-32601, 'message/send', {}],
    [-32602, 'SendMessage', {}],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', parts: [] } }],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', parts: [{}] } }],
    [-32602, 'SendStreamingMessage', { message: { role: 'ROLE_AGENT', messageId: 'x', parts: [{ text: 'x' }] } }],
    [
      -32005,
      'SendMessage',
      { message: { role: 'ROLE_USER', messageId: 'x', parts: [{ url: 'https://example.com' }] } },
    ],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 7, parts: [{ text: 'x' }] } }],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', taskId: {}, parts: [{ text: 'x' }] } }],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', parts: [{ text: { a: 1 } }] } }],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', parts: [{ text: 'x', url: 'y' }] } }],
    [-32602, 'SendMessage', { message: { role: 'ROLE_USER', messageId: 'x', parts: [null] } }],
  ])('%d of %s %j', async (code, method, params) => {
    expect(await modern.errorCode(method, params)).toBe(code);
  });
});

test('what a codec would make text of is named, field by field', async () => {
  const parts = [{ text: 7 }, { text: 'x', data: {} }, { text: 'x' }];
  const sent = { role: 'ROLE_USER', messageId: true, contextId: 7, parts };
  const { body } = await modern.call('SendMessage', { message: sent });
  const [, { fieldViolations }] = body.error.data;
  expect(fieldViolations.map(({ field }: { field: string }) => field)).toEqual([
    'message.messageId',
    'message.contextId',
    'message.parts[0].text',
    'message.parts[1]',
  ]);
});

test('a method of the other version is met with how to say which one is meant', async () => {
  const { error } = (await agent.call('SendMessage', {})).body;
  expect(error.message).toContain('send the header A2A-Version: 1.0');
  expect(error.message).toContain('message/send');
  expect((await modern.call('message/send', {})).body.error.message).toContain('A2A-Version: 0.3');
  expect((await agent.call('tasks/list', {})).body.error.data).toMatchObject({ reason: 'METHOD_NOT_FOUND' });
});

test('a messageId that was another one is named as what it is', async () => {
  const sent = textMessage('One.', { messageId: 'reused' });
  await agent.send(sent);
  const other = textMessage('Two.', { messageId: 'reused' });
  const { error } = (await agent.call('message/send', { message: other })).body;
  expect(error).toMatchObject({ code: -32602, data: { details: [{ field: 'message.messageId' }] } });
  expect(error.message).not.toContain('Idempotency-Key');
});

describe('HTTP says', () => {
  const url = () => `${service.address}/api/v1/a2a`;

  test('what it says to A2A 1.0 in details of google.rpc', async () => {
    const nobody = A2aAgent.withKey(service, 'x', '1.0');
    const { status, body } = await nobody.call('GetTask', { id: taskId });
    expect(status).toBe(401);
    expect(body.error.data).toMatchObject([{ metadata: { code: 'authentication_error' } }]);
    const response = await fetch(url(), { headers: { 'A2A-Version': '1.0' } });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: { data: [{ metadata: { code: 'method_not_allowed' } }] } });
  });

  test('405 to any method but POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(url(), { method, headers: { 'X-Api-Key': key.token } });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });

  test('415 to what is no JSON, and 413 to too much', async () => {
    const ask = (type: string, body: string) =>
      fetch(url(), { method: 'POST', headers: { 'X-Api-Key': key.token, 'Content-Type': type }, body });
    expect((await ask('text/plain', '{}')).status).toBe(415);
    const large = await ask('application/json', JSON.stringify({ x: 'x'.repeat(300_000) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32602 } });
  });

  test('429 with Retry-After to too many requests', async () => {
    const limited = await service.createKey(desk.tenantId, ['work.read'], { agentPerMinute: 2 });
    const busy = A2aAgent.withKey(service, limited.token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => busy.call('tasks/get', { id: taskId })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'rate_limited' } } });
  });

  test('429 to more streams than a credential may hold', async () => {
    const many = A2aAgent.withKey(service, (await desk.newKey()).token);
    const streams = await Promise.all(
      Array.from({ length: 50 }, () => many.stream('tasks/resubscribe', { id: taskId })),
    );
    await Promise.all(streams.map((stream) => stream.next()));
    const one = await many.stream('tasks/resubscribe', { id: taskId });
    expect(one.response.status).toBe(429);
    // What a message did is answered, if there is no waiting for more of it.
    const configuration = { blocking: true };
    const sent = await many.result('message/send', { message: textMessage('Well?'), configuration });
    expect(sent.status.state).toBe('submitted');
    for (const stream of [...streams, one]) stream.drop();
  });
});

test('the extension is said to be understood to who asks for it', async () => {
  const named = await agent.call('tasks/get', { id: taskId }, { 'X-A2A-Extensions': `https://x/, ${EXTENSION}` });
  expect(named.headers.get('x-a2a-extensions')).toBe(EXTENSION);
  const other = await agent.call('tasks/get', { id: taskId }, { 'A2A-Extensions': 'https://x/' });
  expect(other.headers.get('a2a-extensions')).toBeNull();
});
