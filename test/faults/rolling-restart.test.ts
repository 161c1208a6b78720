import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WorkItemDocument } from '../../src/work-items/schema.ts';
import { ApiClient } from '../support/api-client.ts';
import { TestService } from '../support/service.ts';
import { Balancer } from './balancer.ts';
import { expectAllStored, stored } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

/** Longer than the balancer takes to notice that a process is not ready. */
const LAME_DUCK_MS = 1_500;
const ROUNDS = 2;
const BACK_LIMIT_MS = 20_000;

describe('two processes behind a connection balancer', () => {
  let engine: OwnEngine;
  let processes: TestService[];
  let balancer: Balancer;

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const env = { WORKGATE_LAME_DUCK_MS: String(LAME_DUCK_MS) };
    const first = await TestService.start({ mongodbUri: engine.uri, env });
    // The port in the environment is 0, so that each process gets its own.
    processes = [first, await TestService.start({ sharing: first, env })];
    balancer = await Balancer.start(processes.map((service) => () => service.address));
  });
  afterAll(async () => {
    await balancer.stop();
    for (const service of processes.toReversed()) await service.stop({ keepDatabase: true });
    await engine.stop();
  });

  async function untilReady(index: number): Promise<void> {
    const deadlineMs = performance.now() + BACK_LIMIT_MS;
    while (!balancer.isReady(index)) {
      expect(performance.now(), 'the process does not become ready').toBeLessThan(deadlineMs);
      await delay(20);
    }
  }

  it('are restarted one after the other under load without failed requests', async () => {
    const [first] = processes as [TestService];
    const tenantId = await first.createTenant();
    const { token } = await first.createKey(tenantId, ['work.read', 'work.write']);
    await untilReady(0);
    await untilReady(1);
    const load = new Load(() => new ApiClient(() => balancer.address, token), 8);
    await delay(500);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, service] of processes.entries()) {
        const { pid } = service;
        const before = load.answers.length;
        expect(await service.end('SIGTERM'), service.output).toBe(0);
        expect(load.answers.length, 'the load went on meanwhile').toBeGreaterThan(before);
        await service.spawn();
        expect(service.pid).not.toBe(pid);
        await untilReady(index);
        await delay(300);
      }
    }
    await load.stop();

    // A client may send a request at the very moment when the server closes the idle connection. HTTP/1.1 cannot
    // prevent this (RFC 9112, 9.5), and the request was not begun. Without a lame-duck period, a dozen requests or more
    // would fail in this way.
    expect(load.unanswered.filter((reason) => reason !== 'UND_ERR_SOCKET')).toEqual([]);
    expect(load.unanswered.length, 'reset or refused').toBeLessThanOrEqual(2);
    expect(load.answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(balancer.turnedAway).toBe(0);
    expect([...balancer.given.keys()].sort()).toEqual(processes.map(({ address }) => address).sort());
    const rows = await stored<WorkItemDocument>(first, 'work_items').find({ tenant_id: tenantId }).toArray();
    expect(rows).toHaveLength(load.workItemIds.length);
    expectAllStored(rows, load.workItemIds);
  });
});
