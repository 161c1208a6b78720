import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DatabaseProxy } from '../support/database-proxy.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { OwnEngine } from './own-engine.ts';

const REQUESTS = 300;
/** Longer than the service caches a key. */
const KEY_CACHE_MS = 2_000;

/** Commands that the driver sends by itself, and our own check whether the database is back. */
const HOUSEKEEPING = new Set(['ping', 'hello', 'ismaster', 'isMaster', 'buildInfo', 'endSessions']);

describe('a database that does not respond', () => {
  let engine: OwnEngine;
  let proxy: DatabaseProxy;
  let service: TestService;
  let key: TestKey;
  let workItemId: string;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    proxy = await DatabaseProxy.start(engine.uri);
    service = await TestService.start({ mongodbUri: engine.uri, env: { MONGODB_URI: proxy.uri } });
    key = await service.createKey(await service.createTenant(), ['work.read', 'work.write']);
    workItemId = (await key.client.createWorkItem()).body.work_item_id;
  });
  afterAll(async () => {
    await service.stop();
    await proxy.stop();
    await engine.stop();
  });

  const answers = async (): Promise<boolean> => {
    const headers = { Authorization: `Bearer ${service.env['WORKGATE_METRICS_TOKEN']}` };
    const text = await (await fetch(`${service.address}/metrics`, { headers })).text();
    return /^workgate_database_answers 1$/m.test(text);
  };
  const becomes = (wanted: boolean) => expect.poll(answers, { timeout: 20_000 }).toBe(wanted);
  const commands = () => proxy.seen.filter(({ name }) => !HOUSEKEEPING.has(name));
  const linesSince = (start: number) =>
    service.output
      .slice(start)
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map(
        (line) => JSON.parse(line) as { code?: string; err?: { code?: string }; msg: string; lines_left_out?: number },
      );

  it('gets no more queries once this is known, while clients get 503 at once, until it responds again', async () => {
    const { getWorkItem, listWorkItems, createWorkItem, get } = key.client;
    const start = service.output.length;
    await engine.suspend();
    // Requests have to discover the outage, because the service does not check a database that it is not using.
    const unlucky = [getWorkItem(workItemId), listWorkItems(), createWorkItem()];
    await becomes(false);
    const refusedFrom = performance.now();
    // By now, requests that were queued in the process for a database connection have their response too.
    await delay(KEY_CACHE_MS);
    proxy.seen.length = 0;

    for (let count = 0; count < REQUESTS; count += 6) {
      const mcp = fetch(`${service.address}/api/v1/mcp`, { method: 'POST', headers: { 'X-Api-Key': key.token } });
      const probes = [getWorkItem(workItemId), listWorkItems(), createWorkItem(), get('/readyz')];
      for (const answer of await Promise.all(probes)) {
        expect(answer.status).toBe(503);
        expect(answer.body.error).toMatchObject({ code: 'unavailable', retryable: true });
        expect(answer.headers.get('retry-after')).toBe('1');
      }
      expect((await mcp).status).toBe(503);
      expect((await fetch(`${service.address}/healthz`)).status).toBe(200);
    }
    expect(commands()).toEqual([]);
    expect(proxy.seen.filter(({ name }) => name === 'ping').length).toBeLessThanOrEqual(
      // At most one ping in 250 ms.
      (performance.now() - refusedFrom) / 250 + 1,
    );

    const secondsAway = (performance.now() - refusedFrom) / 1000;
    engine.resume();
    await becomes(true);
    expect((await getWorkItem(workItemId)).status).toBe(200);
    // The service caches its readiness for a second.
    await expect.poll(async () => (await get('/readyz')).status, { timeout: 2_500 }).toBe(200);
    for (const answer of await Promise.all(unlucky)) expect([200, 201, 503]).toContain(answer.status);

    // The last log line of a second is written when the second is over.
    await delay(1_500);
    const lines = linesSince(start);
    const said = lines.filter(({ code, err }) => code === 'unavailable' || err?.code === 'unavailable');
    expect(said.length).toBeGreaterThan(0);
    // One line a second, and at most 10 more seconds between the pause and the last response to a request that had
    // already begun.
    expect(said.length).toBeLessThanOrEqual(secondsAway + 12);
    const leftOut = said.reduce((sum, { lines_left_out = 0 }) => sum + lines_left_out, 0);
    expect(said.length + leftOut).toBeLessThanOrEqual(REQUESTS + 50);
    expect(leftOut).toBeGreaterThan(REQUESTS / 2);
    const told = (text: string) => lines.filter(({ msg }) => msg.startsWith(text)).length;
    expect(told('the database does not answer')).toBe(1);
    expect(told('the database answers again')).toBe(1);
  });

  it('is not considered down because of one slow query', async () => {
    proxy.hold(({ name, collection, limit }) => name === 'find' && collection === 'work_items' && limit === 201);
    const slow = key.client.listWorkItems('?limit=200');
    const pings = () => proxy.seen.filter(({ name }) => name === 'ping').length;
    proxy.seen.length = 0;
    // The service checks the database several times while the query has no response.
    while (pings() < 4) expect((await key.client.getWorkItem(workItemId)).status).toBe(200);
    expect(await answers()).toBe(true);
    proxy.letGo();
    expect((await slow).status).toBe(200);
  });
});
