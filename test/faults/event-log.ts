import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { expect } from 'vitest';
import type { Outboxed } from '../../src/platform/outbox/event.ts';
import type { LogEntry } from '../../src/platform/outbox/log-entry.ts';
import { toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { MessageDocument, WorkItemDocument } from '../../src/work-items/schema.ts';
import type { TestService } from '../support/service.ts';

/** Long enough for the lease of a killed process to expire, and for the process that waits for the lease to retry. */
const DRAIN_TIMEOUT_MS = 30_000;

export const stored = <T extends mongo.Document>(service: TestService, name: string) =>
  service.services.platform.mongo.connection.collection(name) as unknown as mongo.Collection<T>;

export interface Stored {
  workItems: WorkItemDocument[];
  messages: MessageDocument[];
  log: LogEntry[];
}

/** Waits until the services' own relays have emptied every outbox of the tenant. */
export async function waitUntilDrained(service: TestService, tenantId: string): Promise<void> {
  const deadline = Date.now() + DRAIN_TIMEOUT_MS;
  while ((await countPending(service, tenantId)) > 0) {
    if (Date.now() > deadline) throw new Error(`${await countPending(service, tenantId)} outboxes are not drained`);
    await delay(100);
  }
}

export async function countPending(service: TestService, tenantId: string): Promise<number> {
  const pending = { tenant_id: tenantId, 'outbox.0': { $exists: true } };
  const counts = ['work_items', 'api_keys', 'webhook_endpoints'].map((name) =>
    stored<Outboxed>(service, name).countDocuments(pending),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/**
 * Checks the log of a drained tenant, whatever happened before. Sequence numbers are 1..N. Each change is logged
 * exactly once and in the order of its subject. Hashes can be recomputed, message counts are right, and no outbox has
 * events left.
 */
export async function expectExactLog(service: TestService, tenantId: string): Promise<Stored> {
  const filter = { tenant_id: tenantId };
  const workItems = await stored<WorkItemDocument>(service, 'work_items').find(filter).toArray();
  const messages = await stored<MessageDocument>(service, 'work_item_messages').find(filter).toArray();
  const log = await stored<LogEntry>(service, 'event_log').find(filter).sort({ sequence: 1 }).toArray();

  expect(await countPending(service, tenantId), 'outboxes that are not empty').toBe(0);
  expect(log.map((entry) => entry.sequence)).toEqual(log.map((_, index) => index + 1));
  expect(new Set(log.map((entry) => entry._id)).size, 'event ids').toBe(log.length);

  const subjects = (type: string) => log.filter((entry) => entry.type === type).map((entry) => entry.subject.id);
  const ids = (rows: { _id: string }[]) => rows.map((row) => row._id);
  expect(subjects('work_item.created').sort()).toEqual(ids(workItems).sort());
  expect(subjects('message.appended').sort()).toEqual(ids(messages).sort());

  const versions = Map.groupBy(log, (entry) => entry.work_item_id);
  const followUps = Map.groupBy(messages, (message) => message.work_item_id);
  for (const item of workItems) {
    const logged = versions.get(item._id)?.map((entry) => entry.subject_version);
    expect(logged, `versions of ${item._id} in the log`).toEqual(Array.from({ length: item.version }, (_, i) => i + 1));
    const initial = item.initial_message === undefined ? 0 : 1;
    expect(item.message_count, `messages of ${item._id}`).toBe((followUps.get(item._id)?.length ?? 0) + initial);
  }
  for (const entry of log) {
    const { _id, tenant_id: _tenant, sequence, data_hash: _dataHash, hash: _hash, ...event } = entry;
    expect(toLogEntry(tenantId, sequence, { id: _id, ...event })).toEqual(entry);
  }
  return { workItems, messages, log };
}

/** Checks that every acknowledged id is stored. Ids that were not acknowledged may be stored or not. */
export function expectAllStored(rows: readonly { _id: string }[], acknowledged: readonly string[]): void {
  const present = new Set(rows.map((row) => row._id));
  expect(
    acknowledged.filter((id) => !present.has(id)),
    'acknowledged but lost',
  ).toEqual([]);
}
