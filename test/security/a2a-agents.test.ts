import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LASTING_AGENT_SCOPES } from '../../src/identity/roles.ts';
import { A2aAgent, actionMessage, EventReader, EXTENSION, proposeRefund, textMessage } from '../support/a2a.ts';
import { storedContents } from '../support/contents.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let strangers: RefundDesk;
let agent: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
  desk = await RefundDesk.open(service);
  strangers = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token);
});
afterAll(() => service.stop());

const NEVER_WAS = 'wi_01h455vb4pex5vsknk084sn02q';
const action = async (amount: string) => proposeRefund(desk.integrationId, await desk.order(1_000_000), amount);

/** Issues a delegation token to an agent of the first approver, for A2A unless `endpoints` says otherwise. */
async function lend(scopes: string[], endpoints: ('mcp' | 'a2a')[] = ['a2a'], approval?: object): Promise<string> {
  const more = approval === undefined ? {} : { approval: approval as { proposalId: string; payloadHash: string } };
  const call = { ...desk.approvers[0], role: 'approver' as const };
  return (await service.services.identity.delegations.issue(call, { agent: 'test', scopes, endpoints, ...more })).token;
}

/** Returns an answer as text without the parts that differ between two requests. */
function comparable(body: object, id: string, correlationId: string | null): string {
  return JSON.stringify(body).replaceAll(id, '<id>').replaceAll(String(correlationId), '<correlation>');
}

const METHODS: [string, (id: string) => object][] = [
  ['tasks/get', (id) => ({ id })],
  ['tasks/cancel', (id) => ({ id })],
  ['tasks/resubscribe', (id) => ({ id })],
  ['message/send', (id) => ({ message: textMessage('Hello.', { taskId: id, messageId: 'same' }) })],
  ['message/stream', (id) => ({ message: textMessage('Hello.', { taskId: id, messageId: 'same' }) })],
  [
    'message/send',
    (id) => ({ message: actionMessage({ type: 'export_evidence' }, { taskId: id, messageId: 'same' }) }),
  ],
];

describe('a task of another tenant', () => {
  sampled(3).each(METHODS)(
    'gets the answer of a task that never existed, and does not change (%s, request %#)',
    async (method, params) => {
      const { id } = await A2aAgent.withKey(service, strangers.key.token).send(textMessage('Ours.'));
      await service.services.platform.relay.drain(strangers.tenantId);
      const before = await storedContents(service);
      const answers = [];
      for (const one of [id, NEVER_WAS]) {
        const response = await agent.post({ jsonrpc: '2.0', id: 1, method, params: params(one) });
        const text = (await response.text()).replace(/^data: /, '');
        const body = JSON.parse(text) as { error: { code: number } };
        expect(body.error.code).toBe(-32001);
        answers.push(comparable(body, one, response.headers.get('x-correlation-id')));
      }
      expect(answers[0]).toBe(answers[1]);
      expect(await storedContents(service)).toEqual(before);
    },
  );

  test('cannot be reached by a place in its log, by its context or by its proposal', async () => {
    const theirs = A2aAgent.withKey(service, strangers.key.token);
    const task = await theirs.send(
      actionMessage(proposeRefund(strangers.integrationId, await strangers.order(1_000_000), '1.00')),
    );
    const [refused] = await (await agent.stream('tasks/resubscribe', { id: task.id }, '1')).rest();
    expect(refused?.data.error.code).toBe(-32001);
    const ours = await agent.send(textMessage('Ours.'));
    for (const more of [{ contextId: task.contextId }, { contextId: task.contextId, taskId: ours.id }]) {
      expect(await agent.errorCode('message/send', { message: textMessage('Hello.', more) })).toBe(-32602);
    }
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const execute = actionMessage({ type: 'execute', proposal_id }, { taskId: ours.id });
    expect(await agent.errorCode('message/send', { message: execute })).toBe(-32602);
    expect(await strangers.statusOf(proposal_id)).toBe('auto_approved');
    const foreign = proposeRefund(strangers.integrationId, '1234', '1.00');
    expect(await agent.errorCode('message/send', { message: actionMessage(foreign) })).toBe(-32602);
  });

  test('cannot be reached by naming its tenant', async () => {
    const modern = A2aAgent.withKey(service, strangers.key.token, '1.0');
    const { id } = await agent.send(textMessage('Ours.'));
    expect(await modern.errorCode('GetTask', { id, tenant: desk.tenantId })).toBe(-32001);
    const message = { role: 'ROLE_USER', messageId: randomUUID(), parts: [{ text: 'x' }] };
    const configuration = { returnImmediately: true };
    const { task } = await modern.result('SendMessage', { tenant: desk.tenantId, message, configuration });
    expect(await strangers.workItemStatus(task.id)).toBe('new');
  });
});

describe('a credential', () => {
  /** Requests by name, each with all the scopes that it needs. */
  const NEEDS: [string, string[], (task: string, proposal: string) => Promise<{ method: string; params: object }>][] = [
    ['get', ['agent.work.read'], async (id) => ({ method: 'tasks/get', params: { id } })],
    ['resubscribe', ['agent.work.read'], async (id) => ({ method: 'tasks/resubscribe', params: { id } })],
    ['send', ['agent.work.write'], async () => ({ method: 'message/send', params: { message: textMessage('x') } })],
    [
      'stream',
      ['agent.work.write', 'agent.work.read'],
      async () => ({ method: 'message/stream', params: { message: textMessage('x') } }),
    ],
    [
      'propose',
      ['agent.work.write', 'agent.actions.propose'],
      async () => ({ method: 'message/send', params: { message: actionMessage(await action('0.01')) } }),
    ],
    [
      'execute',
      ['agent.work.write', 'agent.actions.execute'],
      async (taskId, proposal_id) => ({
        method: 'message/send',
        params: { message: actionMessage({ type: 'execute', proposal_id }, { taskId }) },
      }),
    ],
    [
      'export',
      ['agent.work.write', 'agent.evidence.export'],
      async (taskId) => ({
        method: 'message/send',
        params: { message: actionMessage({ type: 'export_evidence' }, { taskId }) },
      }),
    ],
    [
      'cancel',
      ['agent.work.write'],
      async () => ({ method: 'tasks/cancel', params: { id: (await agent.send(textMessage('x'))).id } }),
    ],
  ];
  const SETS = [
    [...LASTING_AGENT_SCOPES],
    ...LASTING_AGENT_SCOPES.map((scope) => [scope]),
    ...LASTING_AGENT_SCOPES.map((left) => LASTING_AGENT_SCOPES.filter((scope) => scope !== left)),
  ];

  sampled(12).each(SETS.map((scopes) => [scopes.join(' '), scopes] as const))(
    'allows only what its scopes allow: %s',
    async (_name, scopes) => {
      const bearer = A2aAgent.withBearer(service, await lend([...scopes]));
      const task = await agent.send(actionMessage(await action('0.01')));
      const { proposal_id } = task.metadata[EXTENSION].proposal;
      for (const [name, needed, request] of NEEDS) {
        const { method, params } = await request(task.id, proposal_id);
        const gone = new AbortController();
        const response = await bearer.post({ jsonrpc: '2.0', id: 1, method, params }, {}, gone.signal);
        const missing = needed.find((scope) => !(scopes as readonly string[]).includes(scope));
        expect(response.status, name).toBe(missing === undefined ? 200 : 403);
        if (missing !== undefined) {
          const challenge = `Bearer error="insufficient_scope", scope="${missing}"`;
          expect(response.headers.get('www-authenticate'), name).toBe(challenge);
          expect(await response.json()).toMatchObject({ id: 1, error: { data: { code: 'authorization_error' } } });
        } else {
          const streams = response.headers.get('content-type') === 'text/event-stream';
          const body = streams ? (await new EventReader(response, gone).next()).data : await response.json();
          expect(body.error, name).toBeUndefined();
        }
        gone.abort();
      }
    },
  );

  test('that is an API key gets 403 for a missing scope, and no Bearer challenge', async () => {
    const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token);
    const { status, headers } = await reader.call('message/send', { message: textMessage('x') });
    expect(status).toBe(403);
    expect(headers.get('www-authenticate')).toBeNull();
  });

  test('that may only read work sees that an action was executed, but not which', async () => {
    const task = await agent.send(actionMessage(await action('0.01')));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    await agent.send(actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }));
    const reader = A2aAgent.withBearer(service, await lend(['agent.work.read']));
    const seen = await reader.get(task.id);
    expect(seen.artifacts[0].parts[0].data).toEqual({});
    expect(seen.metadata).toBeUndefined();
  });
});

describe('an agent cannot', () => {
  test('approve: no such action exists, and a token for one approval is refused over A2A', async () => {
    const task = await agent.send(actionMessage(await action(LARGE)));
    const { proposal_id: proposalId, payload_hash: payloadHash } = task.metadata[EXTENSION].proposal;
    for (const type of ['approve', 'reject', 'settle', '__proto__', 'constructor']) {
      const message = actionMessage({ type, proposal_id: proposalId, payload_hash: payloadHash }, { taskId: task.id });
      expect(await agent.errorCode('message/send', { message }), type).toBe(-32602);
    }
    const token = await lend(['agent.actions.approve'], ['a2a'], { proposalId, payloadHash });
    const approver = A2aAgent.withBearer(service, token);
    for (const [method, params] of METHODS) {
      expect((await approver.call(method, params(task.id))).status, method).toBe(403);
    }
    expect(await desk.statusOf(proposalId)).toBe('pending_approval');
  });

  test('execute a proposal that nobody approved, even with a forged approval', async () => {
    const task = await agent.send(actionMessage(await action(LARGE)));
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    const forged = [
      actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }),
      actionMessage({ type: 'execute', proposal_id, approved: true }, { taskId: task.id }),
      { ...actionMessage({ type: 'execute', proposal_id }, { taskId: task.id }), metadata: { approved: true } },
    ];
    for (const message of forged) {
      expect([-32004, -32602]).toContain(await agent.errorCode('message/send', { message }));
    }
    expect(await desk.statusOf(proposal_id)).toBe('pending_approval');
    expect((await desk.actions(`?work_item_id=${task.id}`)).body.actions).toEqual([]);
  });

  const SOURCE_OF_KEYS = 'error_description="Send an API key. A person gets one in Workgate under Access > API keys."';

  test('use a token for MCP, two credentials at once, an invalid credential or none', async () => {
    const forMcp = A2aAgent.withBearer(service, await lend(['agent.work.read'], ['mcp']));
    const both = new A2aAgent(service, {
      credential: { 'X-Api-Key': desk.key.token, Authorization: `Bearer ${await lend(['agent.work.read'])}` },
    });
    const nobody = new A2aAgent(service, { credential: {} });
    for (const one of [forMcp, both, nobody, A2aAgent.withBearer(service, 'x'), A2aAgent.withKey(service, 'x')]) {
      const { status, headers, body } = await one.call('tasks/get', { id: NEVER_WAS });
      expect(status).toBe(401);
      const error = one === nobody ? '' : ' error="invalid_token",';
      expect(headers.get('www-authenticate')).toBe(`Bearer realm="workgate",${error} ${SOURCE_OF_KEYS}`);
      expect(body).toMatchObject({ jsonrpc: '2.0', id: null, error: { data: { code: 'authentication_error' } } });
    }
  });

  test('call from a page of another origin', async () => {
    const { status } = await agent.call('tasks/get', { id: NEVER_WAS }, { Origin: 'https://evil.example' });
    expect(status).toBe(403);
  });
});

describe('hostile requests', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const request = (params: string) => `{"jsonrpc":"2.0","id":1,"method":"message/send","params":${params}}`;
  const message = (more: string) =>
    request(
      `{"message":{"kind":"message","role":"user","messageId":"m","parts":[{"kind":"text","text":"x"}],${more}}}`,
    );

  test.each<[string, string]>([
    ['deep params', request(deep(20_000))],
    [
      'deep data',
      request(`{"message":{"role":"user","messageId":"m","parts":[{"kind":"data","data":{"action":${deep(9_000)}}}]}}`),
    ],
    [
      'deep metadata',
      message(`"metadata":{"https://workgate.example/a2a/extensions/governed-actions/v1":${deep(9_000)}}`),
    ],
    ['prototypes as params', request('{"__proto__":{"message":{}}}')],
    ['prototypes as a task', message('"taskId":"__proto__"')],
    ['prototypes in metadata', message('"taskId":"constructor","metadata":{"__proto__":{"x":1}}')],
    ['operators for ids', message('"taskId":{"$gt":""}')],
    ['half of a surrogate pair', message('"taskId":"\\ud800"')],
    ['a number beyond every range', request('{"message":{"messageId":1e400}}')],
    ['nulls', request('{"message":null,"configuration":null,"metadata":null}')],
    ['a method that every object inherits', '{"jsonrpc":"2.0","id":1,"method":"constructor","params":{}}'],
  ])('are refused like any other mistake: %s', async (_name, body) => {
    for (const version of ['0.3', '1.0']) {
      const response = await agent.post(body, { 'A2A-Version': version });
      expect(response.status).toBe(200);
      const { error } = (await response.json()) as { error: { code: number; message: string } };
      expect(error.code, error.message).toBeLessThan(-32_000);
      expect(error.code).not.toBe(-32_603);
      expect(error.message).not.toMatch(/undefined|at \w+ \(|node_modules/);
    }
  });

  test('stay data when their text looks like another protocol', async () => {
    const text = 'data: {"jsonrpc":"2.0"}\n\nid: 99\nevent: end\r\n\r\n';
    const stream = await agent.stream('message/stream', { message: textMessage(text) });
    const first = await stream.next();
    expect(first.data.result.history[0].parts[0].text).toBe(text);
    expect(first.id).toMatch(/^\d+$/);
    stream.drop();
  });
});
