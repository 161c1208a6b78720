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
  /** RFC 9162 leaf hash of the entry, in hex; `data` counts by its hash, so that it can be erased. */
  hash: string;
}

const LEAF_PREFIX = Buffer.from([0]);

/** Places an event in the log of its tenant. */
export function toLogEntry(tenantId: string, sequence: number, event: OutboxEvent): LogEntry {
  const { id, data, at, ...rest } = event;
  const dataHash = canonicalHash(data);
  const leaf: JsonValue = {
    ...rest,
    subject: { ...rest.subject },
    actor: { ...rest.actor },
    entry_id: id,
    tenant_id: tenantId,
    sequence,
    at: at.toISOString(),
    data_hash: dataHash,
  };
  const hash = createHash('sha256').update(LEAF_PREFIX).update(canonicalJson(leaf)).digest('hex');
  return { _id: id, tenant_id: tenantId, sequence, ...rest, at, data, data_hash: dataHash, hash };
}
