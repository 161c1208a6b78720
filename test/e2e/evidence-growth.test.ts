import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TileDocument, TreeDocument } from '../../src/evidence/schema.ts';
import { readKeySet } from '../../src/evidence/verification-keys.ts';
import { verifyPacket } from '../../src/evidence/verify.ts';
import { newId } from '../../src/platform/ids.ts';
import { outboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { RelayState } from '../../src/platform/outbox/schema.ts';
import { TEST_ADMIN, type TestKey, TestService } from '../support/service.ts';

const SCOPES = ['work.read', 'work.write', 'work.actions'];
const ENTRIES = 24_000;
const FULL_TILES = Math.floor(ENTRIES / 256);

describe('a packet of a tenant with a long log that was never signed', () => {
  let service: TestService;

  beforeAll(async () => {
    service = await TestService.startOwn();
  });
  afterAll(() => service.stop());

  const collection = <T extends { _id: string }>(name: string) =>
    service.services.platform.mongo.connection.collection<T>(name);
  const fullTilesOf = async (tenantId: string) =>
    (await collection<TreeDocument>('evidence_trees').findOne({ _id: tenantId }))?.full_tiles ?? 0;

  /** Opens a tenant with one WorkItem, then adds other log entries without the knowledge of the service. */
  async function openTenant(): Promise<{ tenantId: string; key: TestKey; workItemId: string }> {
    const tenantId = await service.createTenant();
    const key = await service.createKey(tenantId, SCOPES);
    const workItemId = (await key.client.createWorkItem({ subject: 'Refund' })).body.work_item_id;
    // The service has logged the WorkItem, and does not read the log again until the next event.
    expect((await key.client.get(`/api/v1/public/work-items/${workItemId}/evidence`)).body.entries).toHaveLength(1);
    await service.services.platform.relay.drain(tenantId);
    const log = collection<LogEntry>('event_log');
    const present = await log.countDocuments({ tenant_id: tenantId });
    const call = { tenantId, principal: TEST_ADMIN, correlationId: 'test' };
    for (let at = present; at < ENTRIES; at += 4_000) {
      const entries = Array.from({ length: Math.min(4_000, ENTRIES - at) }, (_, index) => {
        const subject = { type: 'message', id: newId('msg') };
        const about = { subject, subject_version: 1, work_item_id: newId('wi'), at: new Date(), data: {} };
        return toLogEntry(tenantId, at + index + 1, outboxEvent(call, { type: 'message.appended', ...about }));
      });
      await log.insertMany(entries);
    }
    await collection<RelayState>('outbox_relays').updateOne({ _id: tenantId }, { $set: { head: ENTRIES } });
    return { tenantId, key, workItemId };
  }

  async function expectVerified(packet: object): Promise<void> {
    const jwks = await (await fetch(`${service.address}/.well-known/jwks.json`)).json();
    const report = verifyPacket(JSON.stringify(packet), readKeySet(jwks as { keys: never[] }));
    expect(report.problems).toEqual([]);
  }

  it('is refused until the tree has grown in the background, then returned to a client that retries', async () => {
    const { tenantId, key, workItemId } = await openTenant();
    const refusals: number[] = [];
    let answer = await key.client.exportPacket(workItemId);
    while (answer.status === 503) {
      expect(answer.body.error).toMatchObject({ code: 'unavailable', retryable: true });
      expect(answer.body.error.message).toMatch(/still being built: \d+ entries so far/);
      expect(answer.headers.get('retry-after')).toBe('2');
      refusals.push(Number(/(\d+) entries so far/.exec(answer.body.error.message)?.[1]));
      await delay(2_000);
      answer = await key.client.exportPacket(workItemId);
    }
    expect(answer.status).toBe(200);
    expect(refusals[0]).toBe(0);
    expect(refusals).toEqual(refusals.toSorted((a, b) => a - b));
    await expectVerified(answer.body);
    // The refused requests left no export behind.
    expect(await collection('evidence_exports').countDocuments({ tenant_id: tenantId })).toBe(1);
    expect(await fullTilesOf(tenantId)).toBe(FULL_TILES);
  }, 120_000);

  it('is returned at once if the growth was killed between two steps and then went on by itself', {
    tags: 'full',
    timeout: 120_000,
  }, async () => {
    const { tenantId, key, workItemId } = await openTenant();
    await service.end('SIGTERM');
    service.env['WORKGATE_FAULT_POINT'] = 'tree_tiles_kept';
    await service.spawn();
    // The fault point kills the process; SIGCONT alone ends no process.
    expect(await service.end('SIGCONT')).toBeNull();
    // Tiles are stored that the tree does not count yet.
    expect(await collection<TileDocument>('evidence_tiles').countDocuments({ tenant_id: tenantId })).toBeGreaterThan(0);
    expect(await fullTilesOf(tenantId)).toBe(0);
    delete service.env['WORKGATE_FAULT_POINT'];
    await service.spawn();
    await vi.waitFor(async () => expect(await fullTilesOf(tenantId)).toBe(FULL_TILES), {
      timeout: 60_000,
      interval: 100,
    });
    const answer = await key.client.exportPacket(workItemId);
    expect(answer.status).toBe(200);
    await expectVerified(answer.body);
  });

  it('is returned at once if the log is short', { tags: 'full' }, async () => {
    const tenantId = await service.createTenant();
    const key = await service.createKey(tenantId, SCOPES);
    const workItemId = (await key.client.createWorkItem({ subject: 'Refund' })).body.work_item_id;
    const answer = await key.client.exportPacket(workItemId);
    expect(answer.status).toBe(200);
    await expectVerified(answer.body);
  });
});
