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

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  key = desk.key;
  agent = A2aAgent.withKey(service, key.token);
  modern = A2aAgent.withKey(service, key.token, '1.0');
  ({ id: taskId } = await agent.send(textMessage('Hello.')));
});
afterAll(() => service.stop());

const UNKNOWN = 'wi_01h455vb4pex5vsknk084sn02q';
const UNKNOWN_PROPOSAL = 'prop_01h455vb4pex5vsknk084sn02q';
const message = (more: object) => ({ message: textMessage('Hello.', more) });
const configured = (configuration: object) => ({ ...message({}), configuration });
const withAction = (action: object, more: object = {}) => ({ message: actionMessage(action, more) });
const config = { taskId: 'x', pushNotificationConfig: { url: 'https://example.com/' } };

describe('an A2A 0.3 error on HTTP 200', () => {
  test.each<[number, string, string, () => unknown]>([
    [-32001, 'an unknown task', 'tasks/get', () => ({ id: UNKNOWN })],
    [-32001, 'an unknown task', 'tasks/cancel', () => ({ id: UNKNOWN })],
    [-32001, 'a task id that the client invented', 'message/send', () => message({ taskId: 'my-task' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/set', () => config],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/get', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/list', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'tasks/pushNotificationConfig/delete', () => ({ id: 'x' })],
    [-32003, 'push notifications', 'message/send', () => configured({ pushNotificationConfig: { url: 'x' } })],
    [
      -32005,
      'a file by URI',
      'message/send',
      () => message({ parts: [{ kind: 'file', file: { uri: 'https://example.com/' } }] }),
    ],
    [-32005, 'a file as bytes', 'message/send', () => message({ parts: [{ kind: 'file', file: { bytes: 'aGk=' } }] })],
    [-32005, 'pictures as the only output', 'message/send', () => configured({ acceptedOutputModes: ['image/png'] })],
    [-32007, 'an extended agent card', 'agent/getAuthenticatedExtendedCard', () => ({})],
    [-32601, 'an unknown method', 'tasks/list', () => ({})],
    [-32601, 'a method of 1.0', 'SendMessage', () => message({})],
    [-32602, 'no parts', 'message/send', () => message({ parts: [] })],
    [-32602, 'blank parts', 'message/send', () => message({ parts: [{ kind: 'text', text: ' \n' }] })],
    [-32602, 'parts that are not a list', 'message/send', () => message({ parts: {} })],
    [-32602, 'text that is a number', 'message/send', () => message({ parts: [{ kind: 'text', text: 7 }] })],
    [-32602, 'a file part without a file', 'message/send', () => message({ parts: [{ kind: 'file' }] })],
    [-32602, 'an unknown kind of part', 'message/send', () => message({ parts: [{ kind: 'sound' }] })],
    [
      -32602,
      'an action that is a number',
      'message/send',
      () => message({ parts: [{ kind: 'data', data: { action: 1 } }] }),
    ],
    [-32602, 'an unknown action', 'message/send', () => withAction({ type: 'approve' })],
    [-32602, 'no message', 'message/send', () => ({})],
    [-32602, 'a message that is a string', 'message/send', () => ({ message: 'Hello.' })],
    [-32602, 'no messageId', 'message/send', () => message({ messageId: undefined })],
    [-32602, 'a messageId that is too long', 'message/send', () => message({ messageId: 'x'.repeat(201) })],
    [-32602, 'the role of the service', 'message/send', () => message({ role: 'agent' })],
    [-32602, 'a taskId that is an object', 'message/send', () => message({ taskId: { $ne: null } })],
    [-32602, 'a contextId that is a list', 'message/send', () => message({ taskId, contextId: ['x'] })],
    [-32602, 'the context of another task', 'message/send', () => message({ taskId, contextId: 'thr_other' })],
    [-32602, 'a context that the client invented', 'message/send', () => message({ contextId: 'thr_other' })],
    [-32602, 'too much text', 'message/send', () => message({ parts: [{ kind: 'text', text: 'x'.repeat(65_537) }] })],
    [-32602, 'too many parts', 'message/send', () => message({ parts: Array(21).fill({ kind: 'text', text: 'x' }) })],
    [-32602, 'a negative history length', 'message/send', () => configured({ historyLength: -1 })],
    [-32602, 'a negative history length', 'tasks/get', () => ({ id: taskId, historyLength: -1 })],
    [-32602, 'a history length that is a word', 'tasks/get', () => ({ id: taskId, historyLength: 'all' })],
    [-32602, 'an id that is an object', 'tasks/get', () => ({ id: { $ne: null } })],
    [-32602, 'no id', 'tasks/cancel', () => ({})],
    [-32602, 'params that are a list', 'tasks/get', () => [taskId]],
    [
      -32602,
      'executing an unknown proposal without a task',
      'message/send',
      () => withAction({ type: 'execute', proposal_id: UNKNOWN_PROPOSAL }),
    ],
    [
      -32602,
      'executing a proposal that is not of this task',
      'message/send',
      () => withAction({ type: 'execute', proposal_id: UNKNOWN_PROPOSAL }, { taskId }),
    ],
    [-32602, 'an export of evidence without a task', 'message/send', () => withAction({ type: 'export_evidence' })],
    [
      -32602,
      'an unknown integration',
      'message/send',
      () => withAction(proposeRefund('int_01h455vb4pex5vsknk084sn02q', 'o', '1.00')),
    ],
    [
      -32602,
      'a dry run without an action',
      'message/send',
      () => message({ metadata: { [EXTENSION]: { dry_run: true } } }),
    ],
    [
      -32602,
      'unknown metadata of the extension',
      'message/send',
      () => message({ metadata: { [EXTENSION]: { approve: true } } }),
    ],
  ])('has code %d for %s in %s', async (code, _what, method, params) => {
    expect(await agent.errorCode(method, params())).toBe(code);
  });

  test('has code -32602 for two actions in one message', async () => {
    const part = { kind: 'data', data: { action: { type: 'export_evidence' } } };
    expect(await agent.errorCode('message/send', message({ taskId, parts: [part, part] }))).toBe(-32602);
  });

  test('has code -32004 for executing a proposal without approval, which then still waits', async () => {
    const task = await agent.send(actionMessage(proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE)));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const action = { type: 'execute', proposal_id };
    expect(await agent.errorCode('message/send', withAction(action, { taskId: task.id }))).toBe(-32004);
    expect(await desk.statusOf(proposal_id)).toBe('pending_approval');
  });

  test('names each invalid field', async () => {
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
    // Clients of A2A 0.2 and earlier send the kind of a part as `type`.
    const parts = [
      { type: 'text', text: 'x' },
      { kind: 'data', text: 'x' },
    ];
    const { details } = (await agent.call('message/send', message({ parts }))).body.error.data;
    const problem = 'must be "text"';
    expect(details).toEqual(['0', '1'].map((index) => ({ field: `message.parts[${index}].kind`, problem })));
    // The refused messages opened no WorkItem.
    const { body: list } = await key.client.listWorkItems('?status=new');
    expect(list.work_items).toHaveLength(1);
  });
});

test('a message whose proposal is refused opens no task', async () => {
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
    [-32700, 'incomplete JSON', '{"jsonrpc": '],
    [-32700, 'an empty body', ''],
    [-32600, 'a batch', [{ jsonrpc: '2.0', id: 1, method: 'tasks/get', params: {} }]],
    [-32600, 'a string', '"tasks/get"'],
    [-32600, 'another JSON-RPC version', { jsonrpc: '1.0', id: 1, method: 'tasks/get', params: {} }],
    [-32600, 'a request without a method', { jsonrpc: '2.0', id: 1, params: {} }],
    [-32600, 'an id that is an object', { jsonrpc: '2.0', id: { a: 1 }, method: 'tasks/get', params: {} }],
  ])('answers code %d to %s', async (code, _what, body) => {
    for (const one of [agent, modern]) {
      const response = await one.post(body);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } });
    }
  });

  test.each(['a', 0, 17, null])('answers with the id of the request: %j', async (id) => {
    const response = await agent.post({ jsonrpc: '2.0', id, method: 'tasks/get', params: { id: UNKNOWN } });
    expect(await response.json()).toMatchObject({ id, error: { code: -32001 } });
  });
});

describe('an A2A 1.0 error', () => {
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
  ])('has code %d for %s with params %j', async (code, method, params) => {
    expect(await modern.errorCode(method, params)).toBe(code);
  });
});

test('values that a codec would convert to text are refused, each by its field', async () => {
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

test('a method of the other version is refused with the header that selects that version', async () => {
  const { error } = (await agent.call('SendMessage', {})).body;
  expect(error.message).toContain('send the header A2A-Version: 1.0');
  expect(error.message).toContain('message/send');
  expect((await modern.call('message/send', {})).body.error.message).toContain('A2A-Version: 0.3');
  expect((await agent.call('tasks/list', {})).body.error.data).toMatchObject({ reason: 'METHOD_NOT_FOUND' });
});

test('a reused messageId is refused as such, and not as an Idempotency-Key', async () => {
  const sent = textMessage('One.', { messageId: 'reused' });
  await agent.send(sent);
  const other = textMessage('Two.', { messageId: 'reused' });
  const { error } = (await agent.call('message/send', { message: other })).body;
  expect(error).toMatchObject({ code: -32602, data: { details: [{ field: 'message.messageId' }] } });
  expect(error.message).not.toContain('Idempotency-Key');
});

describe('the HTTP status', () => {
  const url = () => `${service.address}/api/v1/a2a`;

  test('comes with google.rpc details for A2A 1.0', async () => {
    const nobody = A2aAgent.withKey(service, 'x', '1.0');
    const { status, body } = await nobody.call('GetTask', { id: taskId });
    expect(status).toBe(401);
    expect(body.error.data).toMatchObject([{ metadata: { code: 'authentication_error' } }]);
    const response = await fetch(url(), { headers: { 'A2A-Version': '1.0' } });
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ error: { data: [{ metadata: { code: 'method_not_allowed' } }] } });
  });

  test('is 405 for every method other than POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(url(), { method, headers: { 'X-Api-Key': key.token } });
      expect(response.status, method).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
    }
  });

  test('is 415 for a body that is not JSON, and 413 for a body that is too large', async () => {
    const ask = (type: string, body: string) =>
      fetch(url(), { method: 'POST', headers: { 'X-Api-Key': key.token, 'Content-Type': type }, body });
    expect((await ask('text/plain', '{}')).status).toBe(415);
    const large = await ask('application/json', JSON.stringify({ x: 'x'.repeat(300_000) }));
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32602 } });
  });

  test('is 429 with Retry-After for too many requests', async () => {
    const limited = await service.createKey(desk.tenantId, ['work.read'], { agentPerMinute: 2 });
    const busy = A2aAgent.withKey(service, limited.token);
    const answers = await Promise.all(Array.from({ length: 4 }, () => busy.call('tasks/get', { id: taskId })));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.body).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'rate_limited' } } });
  });

  test('is 429 for more streams than one credential may hold', async () => {
    const many = A2aAgent.withKey(service, (await desk.newKey()).token);
    const streams = await Promise.all(
      Array.from({ length: 50 }, () => many.stream('tasks/resubscribe', { id: taskId })),
    );
    await Promise.all(streams.map((stream) => stream.next()));
    const one = await many.stream('tasks/resubscribe', { id: taskId });
    expect(one.response.status).toBe(429);
    // The limit only prevents the wait: a blocking message still takes effect and is answered at once.
    const configuration = { blocking: true };
    const sent = await many.result('message/send', { message: textMessage('Well?'), configuration });
    expect(sent.status.state).toBe('submitted');
    for (const stream of [...streams, one]) stream.drop();
  });
});

test('the response names the extension when the request asks for it', async () => {
  const named = await agent.call('tasks/get', { id: taskId }, { 'X-A2A-Extensions': `https://x/, ${EXTENSION}` });
  expect(named.headers.get('x-a2a-extensions')).toBe(EXTENSION);
  const other = await agent.call('tasks/get', { id: taskId }, { 'A2A-Extensions': 'https://x/' });
  expect(other.headers.get('a2a-extensions')).toBeNull();
});
