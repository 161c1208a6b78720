import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, actionMessage, EXTENSION, proposeRefund, type RpcAnswer, textMessage } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { TestService } from '../support/service.ts';

let service: TestService;
let desk: RefundDesk;
let agent: A2aAgent;
let modern: A2aAgent;

beforeAll(async () => {
  service = await TestService.start();
});
afterAll(() => service.stop());

/** Opens a new tenant, so that a test can count everything in it. */
const newTenant = async () => {
  desk = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token);
  modern = A2aAgent.withKey(service, desk.key.token, '1.0');
};
beforeAll(newTenant);

type Task = RpcAnswer['body'];
const list = (params: object = {}) => modern.result('ListTasks', params);
const idsOf = ({ tasks }: { tasks: Task[] }) => tasks.map(({ id }) => id);
const open = async (text = 'Hello.'): Promise<Task> => agent.send(textMessage(text));
const move = (id: string, status: string) => desk.key.client.updateWorkItem(id, { status });
const propose = async (more?: object, amount = LARGE) =>
  agent.send(actionMessage(proposeRefund(desk.integrationId, await desk.order(1_000_000), amount), more));

describe('ListTasks', () => {
  test('shows the tasks of the tenant from every door, last changed first', async () => {
    const first = await open('first');
    const second = await desk.workItem();
    const third = await open('third');
    await agent.send(textMessage('once more', { taskId: first.id }));
    const answer = await list();
    expect(answer).toMatchObject({ nextPageToken: '', pageSize: 50, totalSize: 3 });
    expect(idsOf(answer)).toEqual([first.id, third.id, second]);
    const [shown] = answer.tasks;
    const same = await modern.result('GetTask', { id: first.id });
    expect(shown).toMatchObject({ id: same.id, contextId: same.contextId, history: same.history });
    expect(shown.status.state).toBe('TASK_STATE_SUBMITTED');
    expect(shown).not.toHaveProperty('artifacts');
    const times = answer.tasks.map(({ status }: Task) => status.timestamp);
    expect(times).toEqual([...times].sort().reverse());
  });

  test('says about proposals what GetTask says', async () => {
    await newTenant();
    const doomed = await agent.send(actionMessage(proposeRefund(desk.integrationId, 'no-such-order', LARGE)));
    const waiting = await propose();
    const automatic = await propose({}, '1.00');
    const approved = await propose();
    const approve = async ({ metadata }: Task) => desk.approve(metadata[EXTENSION].proposal.proposal_id);
    await approve(approved);
    const opened = [doomed, waiting, automatic, approved];
    const { tasks } = await list();
    expect(new Set(tasks.map(({ id }: Task) => id))).toEqual(new Set(opened.map(({ id }) => id)));
    for (const shown of tasks) {
      const same = await modern.result('GetTask', { id: shown.id });
      const { integrations: _, ...told } = same.metadata[EXTENSION];
      expect(shown.metadata[EXTENSION]).toEqual(told);
      expect(shown.status.state).toBe(same.status.state);
      expect(shown.status.message.parts).toEqual(same.status.message.parts);
    }
    const wordsOf = (id: string) => tasks.find((one: Task) => one.id === id).status.message.parts[0].text;
    expect(wordsOf(doomed.id)).toMatch(/^It cannot be approved\./);
    expect(wordsOf(automatic.id)).toMatch(/^Approved by policy\. Execute it now/);
    const reader = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.read'])).token, '1.0');
    for (const task of (await reader.result('ListTasks', {})).tasks) {
      expect(task.metadata?.[EXTENSION] ?? {}).not.toHaveProperty('proposal');
    }
  });

  test('shows each task once across all pages', { tags: 'full' }, async () => {
    await newTenant();
    const ids: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) ids.unshift((await open()).id);
    const seen: string[] = [];
    const sizes: number[] = [];
    let pageToken = '';
    do {
      const page = await list({ pageSize: 2, pageToken });
      expect(page).toMatchObject({ pageSize: 2, totalSize: 5 });
      seen.push(...idsOf(page));
      sizes.push(page.tasks.length);
      pageToken = page.nextPageToken;
    } while (pageToken !== '');
    expect(seen).toEqual(ids);
    expect(sizes).toEqual([2, 2, 1]);
  });

  test('filters by the state that GetTask shows', { tags: 'full' }, async () => {
    await newTenant();
    const submitted = await open();
    const waiting = await propose();
    const approved = await propose();
    await desk.approve(approved.metadata[EXTENSION].proposal.proposal_id);
    const automatic = await propose({}, '1.00');
    const working = await open();
    await move(working.id, 'in_progress');
    const asked = await open();
    await move(asked.id, 'waiting_on_customer');
    const done = await open();
    await move(done.id, 'resolved');
    const closed = await open();
    await move(closed.id, 'resolved');
    await move(closed.id, 'closed');
    const canceled = await open();
    await move(canceled.id, 'cancelled');
    const expected: [string, Task[]][] = [
      ['TASK_STATE_SUBMITTED', [submitted]],
      ['TASK_STATE_AUTH_REQUIRED', [waiting]],
      ['TASK_STATE_WORKING', [working, automatic, approved]],
      ['TASK_STATE_INPUT_REQUIRED', [asked]],
      ['TASK_STATE_COMPLETED', [closed, done]],
      ['TASK_STATE_CANCELED', [canceled]],
      ['TASK_STATE_FAILED', []],
      ['TASK_STATE_REJECTED', []],
    ];
    for (const [status, tasks] of expected) {
      const answer = await list({ status });
      expect(idsOf(answer), status).toEqual(tasks.map(({ id }) => id));
      expect(answer.totalSize, status).toBe(tasks.length);
      for (const task of answer.tasks) {
        expect(task.status.state).toBe(status);
        expect((await modern.result('GetTask', { id: task.id })).status.state).toBe(status);
      }
    }
    const [shown] = (await list({ status: 'TASK_STATE_AUTH_REQUIRED' })).tasks;
    expect(shown.metadata[EXTENSION]).toMatchObject({
      approval_url: waiting.metadata[EXTENSION].approval_url,
      poll_after_ms: expect.any(Number),
    });
    expect((await list({ status: 'TASK_STATE_UNSPECIFIED' })).totalSize).toBe(9);
  });

  test('filters by context and by time, and includes history and artifacts on request', { tags: 'full' }, async () => {
    await newTenant();
    const old = await open();
    await agent.send(textMessage('And?', { taskId: old.id }));
    const { tasks } = await list();
    const after = new Date(Date.parse(tasks[0].status.timestamp) + 1).toISOString();
    const task = await open();
    await agent.send(actionMessage({ type: 'export_evidence' }, { taskId: task.id }));
    expect(idsOf(await list({ contextId: old.contextId }))).toEqual([old.id]);
    expect(await list({ contextId: 'thr_none' })).toEqual({ tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 });
    expect(idsOf(await list({ statusTimestampAfter: after }))).toEqual([task.id]);
    // The filter includes a task that changed at exactly this time.
    expect(idsOf(await list({ statusTimestampAfter: tasks[0].status.timestamp }))).toEqual([task.id, old.id]);
    const lengths = async (historyLength: number) =>
      (await list({ contextId: old.contextId, historyLength })).tasks[0].history?.length ?? 0;
    expect([await lengths(0), await lengths(1), await lengths(5)]).toEqual([0, 1, 2]);
    const [whole, other] = (await list({ includeArtifacts: true })).tasks;
    expect(whole.artifacts).toMatchObject([{ name: 'evidence' }]);
    expect(other.artifacts).toEqual([]);
    // Artifacts are read from the event log of each task, so a page holds fewer tasks.
    expect((await list({ includeArtifacts: true, pageSize: 100 })).pageSize).toBe(10);
    expect((await list({ includeArtifacts: false })).tasks[0]).not.toHaveProperty('artifacts');
  });
});

describe('ListTasks validation', () => {
  test.each<[string, unknown]>([
    ['contextId', 7],
    ['contextId', { $ne: null }],
    ['status', 'working'],
    ['status', 2],
    ['status', ['TASK_STATE_WORKING']],
    ['pageSize', 0],
    ['pageSize', 101],
    ['pageSize', -1],
    ['pageSize', 1.5],
    ['pageSize', '10'],
    ['pageToken', 7],
    ['pageToken', 'none of ours'],
    ['historyLength', -1],
    ['historyLength', 'all'],
    ['statusTimestampAfter', 'yesterday'],
    ['statusTimestampAfter', 7],
    ['statusTimestampAfter', '2026-13-45T00:00:00Z'],
    ['includeArtifacts', 'yes'],
  ])('refuses %s %j and names the field', async (field, value) => {
    const { body } = await modern.call('ListTasks', { [field]: value });
    expect(body.error).toMatchObject({ code: -32602, data: [{}, { fieldViolations: [{ field }] }] });
  });

  test('refuses params that are not an object, and accepts absent params', async () => {
    expect(await modern.errorCode('ListTasks', ['x'])).toBe(-32602);
    const response = await modern.post({ jsonrpc: '2.0', id: 1, method: 'ListTasks' });
    expect(await response.json()).toMatchObject({ result: { pageSize: 50 } });
  });

  test('refuses a page token of another list, tenant or filter', async () => {
    await newTenant();
    for (let turn = 0; turn < 3; turn += 1) await open();
    const { nextPageToken: pageToken } = await list({ pageSize: 1 });
    expect(idsOf(await list({ pageToken }))).toHaveLength(2);
    const code = (params: object) => modern.errorCode('ListTasks', { pageToken, ...params });
    expect(await code({ status: 'TASK_STATE_SUBMITTED' })).toBe(-32602);
    expect(await code({ contextId: 'thr_x' })).toBe(-32602);
    expect(await code({ statusTimestampAfter: '2020-01-01T00:00:00Z' })).toBe(-32602);
    const { body } = await desk.key.client.listWorkItems('?limit=1');
    expect(await code({ pageToken: body.next_page_token })).toBe(-32602);
    await newTenant();
    expect(await code({})).toBe(-32602);
    expect(await list()).toEqual({ tasks: [], nextPageToken: '', pageSize: 50, totalSize: 0 });
  });
});

describe('ListTasks access', () => {
  test('hides the tasks of other tenants, whatever the filter', async () => {
    await newTenant();
    const task = await open();
    const other = await RefundDesk.open(service);
    const stranger = A2aAgent.withKey(service, other.key.token, '1.0');
    for (const params of [{}, { contextId: task.contextId }, { tenant: desk.tenantId }, { includeArtifacts: true }]) {
      expect(await stranger.result('ListTasks', params)).toMatchObject({ tasks: [], totalSize: 0 });
    }
  });

  test('needs the scope for reading', async () => {
    const writer = A2aAgent.withKey(service, (await service.createKey(desk.tenantId, ['work.write'])).token, '1.0');
    const { status, body } = await writer.call('ListTasks', {});
    expect([status, body.result]).toEqual([403, undefined]);
  });

  test('shortens each history so that one page never holds more than 200 messages', { tags: 'full' }, async () => {
    await newTenant();
    const task = await open();
    for (let turn = 0; turn < 4; turn += 1) await agent.send(textMessage(`${turn}`, { taskId: task.id }));
    const [shown] = (await list({ pageSize: 100, historyLength: 1_000 })).tasks;
    expect(shown.history).toHaveLength(2);
  });
});
