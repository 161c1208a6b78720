import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiAnswer } from '../support/api-client.ts';
import { seededRandom } from '../support/seed.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { expectAllStored, expectExactLog, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const ROUNDS = 2;
/** Maximum duration of a request while the database is away. */
const REQUEST_LIMIT_MS = 10_000;
/** Configured request timeout of the service whose database hangs, and a margin for the response. */
const REQUEST_TIMEOUT_MS = 4_000;
const ANSWER_MARGIN_MS = 1_500;
/** Maximum duration of a readiness check. Checks are frequent, so they must not wait for a database that hangs. */
const READINESS_LIMIT_MS = 2_500;
/** Longer than the service caches a key. */
const KEY_CACHE_MS = 2_000;
const RECOVERY_LIMIT_MS = 15_000;

async function timed(request: Promise<ApiAnswer>): Promise<ApiAnswer & { durationMs: number }> {
  const startedAt = Date.now();
  const answer = await request;
  return { ...answer, durationMs: Date.now() - startedAt };
}

function expectUnavailable(answer: ApiAnswer & { durationMs: number }, limitMs = REQUEST_LIMIT_MS): void {
  expect(answer.status).toBe(503);
  expect(answer.body.error).toMatchObject({ type: 'unavailable', code: 'unavailable', retryable: true });
  expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  expect(answer.durationMs).toBeLessThan(limitMs);
}

describe('the service without its database', () => {
  let engine: OwnEngine;
  let service: TestService;
  let tenantId: string;
  let key: TestKey;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    service = await TestService.start({ mongodbUri: engine.uri });
    tenantId = await service.createTenant();
    key = await service.createKey(tenantId, ['work.read', 'work.write', 'work.actions']);
  });
  afterAll(async () => {
    await service.stop();
    await engine.stop();
  });

  const readiness = (of = service) => of.client().get('/readyz');

  async function waitUntilReady(of = service): Promise<void> {
    const deadline = Date.now() + RECOVERY_LIMIT_MS;
    while ((await readiness(of)).status !== 200) {
      expect(Date.now(), 'the service does not recover').toBeLessThan(deadline);
      await delay(100);
    }
  }

  it('responds with 503 after a kill -9, loses nothing that was acknowledged, and recovers by itself', async () => {
    const { pid } = service;
    const random = seededRandom();
    const load = new Load(() => key.client, 8);
    for (let round = 0; round < ROUNDS; round += 1) {
      await delay(500 + random() * 500);
      const id = load.workItemIds.at(-1) as string;
      expect((await key.client.getWorkItem(id)).status).toBe(200);
      await engine.kill();
      // The key is still cached, but the data is not, and must not be reported as missing.
      const probes = [
        key.client.getWorkItem(id),
        key.client.getWorkItem('wi_01h455vb4pex5vsknk084sn02q'),
        key.client.listWorkItems(),
        key.client.createWorkItem({ subject: 'While the database is away' }),
        key.client.updateWorkItem(id, { priority: 'high' }),
        key.client.appendMessage(id, 'While the database is away'),
        key.client.listMessages(id),
      ].map(timed);
      for (const probe of await Promise.all(probes)) expectUnavailable(probe);
      // The service caches its readiness for a second.
      await expect.poll(async () => (await readiness()).status, { timeout: READINESS_LIMIT_MS }).toBe(503);
      await delay(KEY_CACHE_MS);
      // This call needs only the key from the database, and the key is not cached any more.
      expectUnavailable(await timed(key.client.post(`/api/v1/public/work-items/${id}/actions`)));
      // A key that cannot be looked up is answered with 503, not refused as wrong.
      expectUnavailable(await timed(service.client(key.token).listWorkItems()));

      await engine.startAgain();
      await waitUntilReady();
      expect((await key.client.getWorkItem(id)).status).toBe(200);
    }
    await delay(300);
    await load.stop();

    expect(service.pid, 'the service was not restarted').toBe(pid);
    expect(load.unanswered).toEqual([]);
    const failures = load.answers.filter((answer) => answer.status !== 201);
    expect(failures.length).toBeGreaterThan(0);
    const internalErrors = service.output.split('\n').filter((line) => line.includes('"code":"internal_error"'));
    for (const failure of failures) {
      expect(failure, internalErrors.join('\n')).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
      expect(failure.retryAfter).toMatch(/^[1-9]\d*$/);
    }
    const slowest = Math.max(...load.answers.map((answer) => answer.endedAt - answer.startedAt));
    expect(slowest).toBeLessThan(REQUEST_LIMIT_MS);

    await waitUntilDrained(service, tenantId);
    const { workItems, messages } = await expectExactLog(service, tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
  });

  it('responds within the time limit when the database hangs instead of ending', async () => {
    const env = { WORKGATE_REQUEST_TIMEOUT_MS: String(REQUEST_TIMEOUT_MS) };
    const hanging = await TestService.start({ sharing: service, env });
    const { createWorkItem, getWorkItem, listWorkItems, appendMessage } = hanging.client(key.token);
    const unknownYet = (await service.createKey(tenantId, ['work.read'])).token;
    // 30 requests at once, so that connections are open when the database stops responding.
    const created = await Promise.all(Array.from({ length: 30 }, () => createWorkItem()));
    const id = created[0]?.body.work_item_id as string;
    await engine.suspend();
    try {
      for (let round = 0; round < 2; round += 1) {
        const ready = timed(hanging.client().get('/readyz'));
        const probes = [
          getWorkItem(id),
          listWorkItems(),
          createWorkItem({ subject: 'While the database hangs' }),
          appendMessage(id, 'While the database hangs'),
          hanging.client(unknownYet).getWorkItem(id),
        ].map(timed);
        for (const probe of await Promise.all(probes)) expectUnavailable(probe, REQUEST_TIMEOUT_MS + ANSWER_MARGIN_MS);
        expectUnavailable(await ready, READINESS_LIMIT_MS);
      }
    } finally {
      engine.resume();
    }
    await waitUntilReady(hanging);
    expect((await getWorkItem(id)).status).toBe(200);
    await hanging.stop({ keepDatabase: true });
  });
});
