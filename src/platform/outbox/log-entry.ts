import { createHash } from 'node:crypto';
import { canonicalHash, canonicalJson, type JsonValue } from '../canonical-json.ts';
import type { OutboxEvent } from './event.ts';

/** One entry of a tenant's event log. `_id` is the entry id; sequences start at 1 and have no gaps. */
export interface LogEntry extends Omit<OutboxEvent, 'id'> {
  _id: string;
  tenant_id: string;
  sequence: number;
  /** SHA-256 of the canonical `data`, in hex. */
  data_hash: string;
  /** RFC 9162 leaf hash of the entry, in hex. It covers only the hash of `data`, so that `data` can be erased. */
  hash: string;
}

/** Fields that the hash of an entry covers: everything but `data`, which is covered by `data_hash`. */
export interface EntryLeaf extends Omit<OutboxEvent, 'id' | 'type' | 'at' | 'data'> {
  entry_id: string;
  /** Event type of any release, so more than `EventType` has. */
  type: string;
  tenant_id: string;
  sequence: number;
  /** RFC 3339, UTC, with milliseconds. */
  at: string;
  data_hash: string;
}

const LEAF_PREFIX = Buffer.from([0]);

/** RFC 9162, 2.1.1, over the canonical form (RFC 8785), in hex. */
export function entryLeafHash(leaf: EntryLeaf): string {
  const text = canonicalJson(leaf as unknown as JsonValue);
  return createHash('sha256').update(LEAF_PREFIX).update(text).digest('hex');
}

export function toLogEntry(tenantId: string, sequence: number, event: OutboxEvent): LogEntry {
  const { id, data, at, ...rest } = event;
  const dataHash = canonicalHash(data);
  const named = { entry_id: id, tenant_id: tenantId, sequence };
  const hash = entryLeafHash({ ...rest, ...named, at: at.toISOString(), data_hash: dataHash });
  return { _id: id, tenant_id: tenantId, sequence, ...rest, at, data, data_hash: dataHash, hash };
}
