import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { A2aAgent, EXTENSION, proposeRefund } from '../support/a2a.ts';
import { LARGE, RefundDesk } from '../support/governance.ts';
import { sampled } from '../support/sample.ts';
import { TestService } from '../support/service.ts';

const MAX_WAITS = 50;
const MAX_WAIT_MS = 14_000;

let service: TestService;
let desk: RefundDesk;
let agent: A2aAgent;

beforeAll(async () => {
  // Short enough for a test, and longer than the request timeout.
  const env = { WORKGATE_REQUEST_TIMEOUT_MS: '10000', WORKGATE_MAX_WAIT_MS: String(MAX_WAIT_MS) };
  service = await TestService.start({ env });
  desk = await RefundDesk.open(service);
  agent = A2aAgent.withKey(service, desk.key.token, '1.0');
});
afterAll(() => service.stop());

const TOO_MANY = 3;
const message = (taskId: string, parts: object[] = [{ text: 'Well?' }]) => ({
  message: { role: 'ROLE_USER', messageId: randomUUID(), parts, ...(taskId === '' ? {} : { taskId }) },
});
const atOnce = { configuration: { returnImmediately: true } };
const open = async (): Promise<string> => (await agent.result('SendMessage', { ...message(''), ...atOnce })).task.id;
const messagesOf = async (id: string) => (await desk.key.client.listMessages(id)).body.messages.length as number;
const move = (id: string, status: string) => desk.key.client.updateWorkItem(id, { status });

describe('SendMessage of A2A 1.0', () => {
  sampled(2).each([
    ['resolved', 'TASK_STATE_COMPLETED'],
    ['failed', 'TASK_STATE_FAILED'],
    ['cancelled', 'TASK_STATE_CANCELED'],
    ['waiting_on_customer', 'TASK_STATE_INPUT_REQUIRED'],
  ])('waits until the task is %s', async (status, state) => {
    const id = await open();
    const sent = agent.result('SendMessage', message(id));
    await expect.poll(() => messagesOf(id)).toBe(2);
    // This status does not end the wait.
    await move(id, 'in_progress');
    await move(id, status);
    expect((await sent).task.status.state).toBe(state);
  });

  test('refuses to show the task when the credential was revoked during the wait', { tags: 'full' }, async () => {
    const own = await desk.newKey();
    const mine = A2aAgent.withKey(service, own.token, '1.0');
    const id = await open();
    const sent = mine.call('SendMessage', message(id));
    await expect.poll(() => messagesOf(id)).toBe(2);
    await service.revokeKey(desk.tenantId, own.keyId);
    // Longer than the 1.5 seconds for which the service trusts its last check of a credential.
    await delay(2_500);
    await move(id, 'resolved');
    const { body } = await sent;
    expect(body.result).toBeUndefined();
    expect(body.error.message).toContain('The credential is no longer valid.');
    expect(await messagesOf(id)).toBe(2);
  });

  test('answers as soon as people have to decide, with the link where they decide', async () => {
    const action = proposeRefund(desk.integrationId, await desk.order(1_000_000), LARGE);
    const { task } = await agent.result('SendMessage', message('', [{ data: { action } }]));
    expect(task.status.state).toBe('TASK_STATE_AUTH_REQUIRED');
    const { proposal_id } = task.metadata[EXTENSION].proposal;
    expect(task.metadata[EXTENSION].approval_url).toMatch(new RegExp(`/approvals/${proposal_id}$`));
    await desk.approve(proposal_id);
    const execute = message(task.id, [{ data: { action: { type: 'execute', proposal_id } } }]);
    expect((await agent.result('SendMessage', execute)).task.status.state).toBe('TASK_STATE_COMPLETED');
  });

  test('answers with the current task when the wait times out, which may be after the request timeout', async () => {
    const id = await open();
    const begunAtMs = performance.now();
    const { task } = await agent.result('SendMessage', message(id));
    expect(performance.now() - begunAtMs).toBeGreaterThan(MAX_WAIT_MS - 1_000);
    expect(task.status.state).toBe('TASK_STATE_SUBMITTED');
    const { task: second } = await agent.result('SendMessage', { ...message(id), ...atOnce });
    expect(second.history).toHaveLength(3);
  });
});

test('a caller with too many waits is answered at once, and its other calls still work', async () => {
  const id = await open();
  const gone = new AbortController();
  const call = (params: object) => ({ jsonrpc: '2.0', id: 1, method: 'SendMessage', params });
  let answered = 0;
  const wait = async () => {
    await agent.post(call(message('')), {}, gone.signal).catch(() => null);
    answered += 1;
  };
  const waits = Array.from({ length: MAX_WAITS + TOO_MANY }, wait);
  // Only the calls above the limit are answered. The other calls go on waiting, and use up the limit.
  await expect.poll(() => answered, { timeout: 10_000 }).toBe(TOO_MANY);
  expect((await agent.result('SendMessage', message(id))).task.status.state).toBe('TASK_STATE_SUBMITTED');
  expect((await desk.key.client.getWorkItem(id)).status).toBe(200);
  // All calls wait equally long. If this call had waited too, the earlier calls would have their answers by now.
  expect(answered).toBeLessThan(TOO_MANY + MAX_WAITS);
  // A caller that hangs up frees its place.
  gone.abort();
  await Promise.all(waits);
  const other = await open();
  const sent = agent.result('SendMessage', message(other));
  await expect.poll(() => messagesOf(other)).toBe(2);
  await move(other, 'resolved');
  expect((await sent).task.status.state).toBe('TASK_STATE_COMPLETED');
});

test('a call that waits is answered with the present task when its node shuts down', async () => {
  const node = await TestService.start({ sharing: service, env: { WORKGATE_MAX_WAIT_MS: '60000' } });
  const id = await open();
  const begunAtMs = performance.now();
  const sent = agent.at(node).result('SendMessage', message(id));
  await expect.poll(() => messagesOf(id)).toBe(2);
  await node.stop();
  expect((await sent).task.id).toBe(id);
  expect(performance.now() - begunAtMs).toBeLessThan(30_000);
});
