import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEASE_MS } from '../../src/platform/outbox/relay-leases.ts';
import type { RelayState } from '../../src/platform/outbox/schema.ts';
import { type TestKey, TestService } from '../support/service.ts';
import { countPending, expectAllStored, expectExactLog, stored, waitUntilDrained } from './event-log.ts';
import { Load } from './load.ts';
import { OwnEngine } from './own-engine.ts';

const LOAD_MS = 3_000;

describe('the outbox relay', () => {
  let engine: OwnEngine;
  let nodes: [TestService, TestService];

  beforeAll(async () => {
    engine = await OwnEngine.start();
    const first = await TestService.start({ mongodbUri: engine.uri });
    nodes = [first, await TestService.start({ sharing: first })];
  });
  afterAll(async () => {
    await nodes[1].stop({ keepDatabase: true });
    await nodes[0].stop();
    await engine.stop();
  });

  async function newTenant(): Promise<{ tenantId: string; key: TestKey }> {
    const tenantId = await nodes[0].createTenant();
    return { tenantId, key: await nodes[0].createKey(tenantId, ['work.read', 'work.write']) };
  }

  /** Starts a load whose requests alternate between the nodes. */
  function loadBoth(key: TestKey, workers: number): Load {
    const clients = nodes.map((node) => node.client(key.token));
    let turn = 0;
    return new Load(() => clients[turn++ % clients.length] as TestKey['client'], workers);
  }

  async function expectAllLogged(tenantId: string, load: Load): Promise<void> {
    expect(load.workItemIds.length).toBeGreaterThan(0);
    expect(load.unanswered).toEqual([]);
    await waitUntilDrained(nodes[0], tenantId);
    const { workItems, messages } = await expectExactLog(nodes[0], tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
  }

  it('logs each event once and without gaps when two processes drain the same tenant', async () => {
    const { tenantId, key } = await newTenant();
    const load = loadBoth(key, 8);
    await delay(LOAD_MS);
    await load.stop();
    await expectAllLogged(tenantId, load);
  });

  it('logs each event once and without gaps when its lease is taken away again and again', async () => {
    const { tenantId, key } = await newTenant();
    const load = loadBoth(key, 6);
    const leases = stored<RelayState>(nodes[0], 'outbox_relays');
    const { relay } = nodes[0].services.platform;
    let stolen = 0;
    for (const endsAt = Date.now() + LOAD_MS; Date.now() < endsAt; ) {
      const held = { _id: tenantId, lease_until_ms: { $gt: 0 } };
      stolen += (await leases.updateOne(held, { $set: { lease_until_ms: 0 } })).modifiedCount;
      // A third relay, in this process, takes the lease at once.
      relay.notify(tenantId);
      await delay(5);
    }
    await load.stop();
    // A relay that has lost its lease does not know it yet and goes on. So from two stolen leases on, several relays
    // work at once.
    expect(stolen).toBeGreaterThanOrEqual(2);
    await expectAllLogged(tenantId, load);
  });

  it('delays nobody beyond the request timeout when the process that held its lease has died', async () => {
    const tenantId = await nodes[0].createTenant();
    const { client } = await nodes[0].createKey(tenantId, ['work.write', 'work.actions']);
    await client.createWorkItem({ subject: 'Before' });
    await waitUntilDrained(nodes[0], tenantId);
    const { modifiedCount } = await stored<RelayState>(nodes[0], 'outbox_relays').updateOne({ _id: tenantId }, [
      { $set: { owner: 'of the dead', lease_until_ms: { $add: [{ $toLong: '$$NOW' }, LEASE_MS] } } },
    ]);
    expect(modifiedCount).toBe(1);
    const { body } = await client.createWorkItem({ subject: 'Left behind' });
    expect((await client.getEvidence(body.work_item_id)).status).toBe(200);
    await expectExactLog(nodes[0], tenantId);
  });

  it('logs at start-up the events that another process left when it died', async () => {
    const { tenantId, key } = await newTenant();
    const [survivor, victim] = nodes;
    expect(await survivor.end('SIGTERM')).toBe(0);
    const load = new Load(() => victim.client(key.token), 8);
    while (load.workItemIds.length < 50 || (await countPending(survivor, tenantId)) === 0) await delay(5);
    await victim.end('SIGKILL');
    await load.stop();
    const left = await countPending(survivor, tenantId);
    expect(left, 'the process died too late to leave anything').toBeGreaterThan(0);

    await survivor.spawn();
    await waitUntilDrained(survivor, tenantId);
    const { workItems, messages } = await expectExactLog(survivor, tenantId);
    expectAllStored(workItems, load.workItemIds);
    expectAllStored(messages, load.messageIds);
  });
});
