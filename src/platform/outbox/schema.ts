import { type Connection, Schema } from 'mongoose';
import type { CollectionDeclaration } from '../storage/collection.ts';
import type { LogEntry } from './log-entry.ts';
import type { QuarantinedEvent } from './quarantine.ts';

export interface RelayState {
  _id: string;
  owner: string;
  lease_until_ms: number;
  head: number;
  /** As `LeaseState.followed`. Once set, it stays. */
  followed?: boolean;
}

export const SEQUENCE_INDEX = 'tenant_sequence';

export const OUTBOX_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'event_log',
    owner: 'platform/outbox',
    holds: 'tenants',
    indexes: [
      { name: SEQUENCE_INDEX, key: { tenant_id: 1, sequence: 1 }, unique: true },
      { name: 'tenant_work_item', key: { tenant_id: 1, work_item_id: 1, sequence: 1 } },
    ],
    growth: 'one for each event of any kind',
    end: 'never: it is the evidence',
  },
  {
    name: 'quarantined_events',
    owner: 'platform/outbox',
    holds: 'tenants',
    indexes: [{ name: 'tenant_at', key: { tenant_id: 1, at: 1 } }],
    growth:
      'one for each event that cannot be logged: none, unless somebody else writes to the database, or by a fault',
    end: 'never: the log has its digest',
  },
  {
    name: 'outbox_relays',
    owner: 'platform/outbox',
    holds: 'service',
    indexes: [],
    growth: 'one for each tenant',
    end: 'kept',
  },
];

export function defineOutboxModels(connection: Connection) {
  const log = new Schema<LogEntry>({ _id: String }, { collection: 'event_log', strict: false });
  const quarantined = new Schema<QuarantinedEvent>(
    { _id: String },
    { collection: 'quarantined_events', strict: false },
  );
  const relays = new Schema<RelayState>({ _id: String }, { collection: 'outbox_relays', strict: false });
  return {
    eventLog: connection.model('EventLogEntry', log),
    quarantinedEvents: connection.model('QuarantinedEvent', quarantined),
    relayStates: connection.model('OutboxRelay', relays),
  };
}
