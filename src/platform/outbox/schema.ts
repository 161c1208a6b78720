import { type Connection, Schema } from 'mongoose';
import type { LogEntry } from './log-entry.ts';

/** The state of a tenant's relay: who runs it until when, and how far the log certainly reaches. */
export interface RelayState {
  /** The tenant. */
  _id: string;
  owner: string;
  lease_until_ms: number;
  head: number;
}

/** Name of the index that guarantees gapless, unrepeated sequences. */
export const SEQUENCE_INDEX = 'tenant_sequence';

/** Index of pending events for the outbox of any collection; holds only documents that have some. */
export function addOutboxIndex(schema: Schema): void {
  schema.index(
    { tenant_id: 1, 'outbox.id': 1 },
    { name: 'tenant_outbox', partialFilterExpression: { 'outbox.id': { $exists: true } } },
  );
}

/** The models of the event log. Documents are written through the native driver, so only indexes are declared. */
export function defineOutboxModels(connection: Connection) {
  const log = new Schema<LogEntry>({ _id: String }, { collection: 'event_log', strict: false });
  log.index({ tenant_id: 1, sequence: 1 }, { name: SEQUENCE_INDEX, unique: true });
  log.index({ tenant_id: 1, work_item_id: 1, sequence: 1 }, { name: 'tenant_work_item' });
  const relays = new Schema<RelayState>({ _id: String }, { collection: 'outbox_relays', strict: false });
  return {
    eventLog: connection.model('EventLogEntry', log),
    relayStates: connection.model('OutboxRelay', relays),
  };
}
