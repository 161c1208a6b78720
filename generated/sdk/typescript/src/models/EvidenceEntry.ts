// Generated from the contract by openapi-generator; change contracts/ instead.

import { type EvidenceActor, EvidenceActorFromJSON } from './EvidenceActor.js';
import { type EvidenceSubject, EvidenceSubjectFromJSON } from './EvidenceSubject.js';

/**
 * One change, as the tenant's event log records it.
 */
export interface EvidenceEntry {
  /** Position in the tenant's log, counted from 1 without gaps. */
  sequence: number;
  /** Identifier of an entry. */
  entryId: string;
  /** The event, as `<subject>.<past participle>`. New types may come. */
  type: string;
  subject: EvidenceSubject;
  /** Version of the subject after the change; for a message, that of its WorkItem. */
  subjectVersion: number;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  actor: EvidenceActor;
  /** Id of the request that caused it in the service's logs. */
  correlationId: string;
  /** Time of change (RFC 3339, UTC, milliseconds). */
  at: Date;
  /** SHA-256 of the canonical form (RFC 8785) of `data`. */
  dataHash: string;
  /** The change, by type of entry. `commitments` holds personal values and the inputs of a decision (`facts`,
   * `voices`), as HMAC-SHA-256 under a salt that exported packets carry. */
  data: Record<string, unknown>;
  /** RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`; the hash of `data` stands in for `data`. */
  hash: string;
}

/** @internal */
export function EvidenceEntryFromJSON(json: any): EvidenceEntry {
  return {
    sequence: json.sequence,
    entryId: json.entry_id,
    type: json.type,
    subject: EvidenceSubjectFromJSON(json.subject),
    subjectVersion: json.subject_version,
    workItemId: json.work_item_id,
    actor: EvidenceActorFromJSON(json.actor),
    correlationId: json.correlation_id,
    at: new Date(json.at),
    dataHash: json.data_hash,
    data: json.data,
    hash: json.hash,
  };
}
