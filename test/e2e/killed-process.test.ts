import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAllStored, expectExactLog, waitUntilDrained } from '../faults/event-log.ts';
import { Load } from '../faults/load.ts';
import { type TestKey, TestService } from '../support/service.ts';

/** Acknowledged WorkItems before the kill. Further requests are in flight when it comes. */
const ACKNOWLEDGED = 30;
const WAIT = { timeout: 20_000, interval: 20 };

let remaining: TestService;
let killed: TestService;
let tenantId: string;
let key: TestKey;

beforeAll(async () => {
  remaining = await TestService.start();
  killed = await TestService.start({ sharing: remaining });
  tenantId = await killed.createTenant();
  key = await killed.createKey(tenantId, ['work.read', 'work.write']);
});
afterAll(async () => {
  await killed.stop();
  await remaining.stop();
});

it('keeps every acknowledged WorkItem and message when the process is killed, and logs each once', async () => {
  const load = new Load(() => key.client, 8);
  await expect.poll(() => load.workItemIds.length, WAIT).toBeGreaterThanOrEqual(ACKNOWLEDGED);
  await killed.end('SIGKILL');
  await load.stop();
  expect(load.unanswered.length, 'requests were under way').toBeGreaterThan(0);
  expect(load.answers.filter(({ status }) => status !== 201)).toEqual([]);
  expect(load.messageIds.length).toBeGreaterThan(0);

  // The other process logs the remaining events, with its next change in the tenant.
  const client = remaining.client(key.token);
  const { body } = await client.createWorkItem();
  await waitUntilDrained(remaining, tenantId);
  const { workItems, messages } = await expectExactLog(remaining, tenantId);
  expectAllStored(workItems, [...load.workItemIds, body.work_item_id]);
  expectAllStored(messages, load.messageIds);
  for (const id of load.workItemIds.slice(-3)) expect((await client.getWorkItem(id)).status).toBe(200);
});
