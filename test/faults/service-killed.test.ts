import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../support/seed.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectAllStored, expectExactLog, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const ROUNDS = 5;
const WORKERS = 8;

/** Returns every WorkItem id of the tenant from the API, page by page. */
async function listAllIds(key: TestKey): Promise<string[]> {
  const ids: string[] = [];
  for (let token: string | null = ''; token !== null; ) {
    const page = await key.client.listWorkItems(`?limit=200${token === '' ? '' : `&page_token=${token}`}`);
    expect(page.status).toBe(200);
    ids.push(...page.body.work_items.map((item: { work_item_id: string }) => item.work_item_id));
    token = page.body.next_page_token;
  }
  return ids;
}

describe('kill -9 of the service', () => {
  let engine: OwnEngine;
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    service = await TestService.start({ mongodbUri: engine.uri });
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write']);
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
  });

  it('loses nothing that was acknowledged and logs every change exactly once', async () => {
    const random = seededRandom();
    const load = new Load(() => key.client, WORKERS);
    for (let round = 0; round < ROUNDS; round += 1) {
      // Unless each round creates work, its kill hits nothing.
      const before = load.workItemIds.length;
      await vi.waitFor(() => expect(load.workItemIds.length).toBeGreaterThan(before), {
        timeout: 60_000,
        interval: 10,
      });
      await delay(300 + random() * 700);
      await service.end('SIGKILL');
      await service.spawn();
    }
    await delay(300);
    await load.stop();

    expect(load.unanswered.length).toBeGreaterThanOrEqual(ROUNDS);
    expect(load.answers.filter((answer) => answer.status !== 201)).toEqual([]);

    await waitUntilDrained(service, tenantId);
    const { workItems, messages } = await expectExactLog(service, tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
    const listed = await listAllIds(key);
    expect(listed.toSorted()).toEqual(workItems.map((item) => item._id).toSorted());
    expect(new Set(listed).size).toBe(listed.length);
  });
});
