import { newId } from '../../src/platform/ids.ts';
import { type NewEvent, outboxEvent } from '../../src/platform/outbox/event.ts';
import { type LogEntry, toLogEntry } from '../../src/platform/outbox/log-entry.ts';
import type { RelayState } from '../../src/platform/outbox/schema.ts';
import { TEST_ADMIN, type TestService } from './service.ts';

const BATCH = 4_000;

/** Returns an event without meaning for a test: a message of a WorkItem that has no other events. */
export function quietEvent(at = new Date()): NewEvent {
  const subject = { type: 'message', id: newId('msg') };
  return { type: 'message.appended', subject, subject_version: 1, work_item_id: newId('wi'), at, data: {} };
}

/**
 * Appends entries to a tenant's log directly, in the form that the relay writes. For logs too long to be created
 * through the service.
 */
export async function writeLog(
  service: TestService,
  tenantId: string,
  events: readonly NewEvent[],
  principal: Parameters<typeof outboxEvent>[0]['principal'] = TEST_ADMIN,
): Promise<LogEntry[]> {
  const { platform } = service.services;
  await platform.relay.drain(tenantId);
  const log = platform.mongo.connection.collection<LogEntry>('event_log');
  const head = await platform.eventLog(tenantId).head();
  const call = { principal, correlationId: 'test' };
  const entries = events.map((event, index) => toLogEntry(tenantId, head + index + 1, outboxEvent(call, event)));
  for (let at = 0; at < entries.length; at += BATCH) await log.insertMany(entries.slice(at, at + BATCH));
  const states = platform.mongo.connection.collection<RelayState>('outbox_relays');
  await states.updateOne({ _id: tenantId }, { $set: { head: head + entries.length } }, { upsert: true });
  return entries;
}
