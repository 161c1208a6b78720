import type { LogEntry } from '../../../platform/outbox/log-entry.ts';
import type { Schemas } from './schemas.ts';

/** Converts an entry of a WorkItem's evidence. Entries without a WorkItem never get here. */
export function toApiEvidenceEntry(entry: LogEntry): Schemas['EvidenceEntry'] {
  return {
    sequence: entry.sequence,
    entry_id: entry._id,
    type: entry.type,
    subject: entry.subject,
    subject_version: entry.subject_version,
    work_item_id: entry.work_item_id ?? '',
    actor: entry.actor,
    correlation_id: entry.correlation_id,
    at: entry.at.toISOString(),
    data_hash: entry.data_hash,
    // The contract allows any members, but the generated types allow none.
    data: entry.data as Schemas['EvidenceEntry']['data'],
    hash: entry.hash,
  };
}
