// Generated from the contract by openapi-generator; change contracts/ instead.

import type { DataEventStatus } from './DataEventStatus.js';
import { type DataEvidence, DataEvidenceFromJSON } from './DataEvidence.js';
import { type DataLegacyId, DataLegacyIdFromJSON } from './DataLegacyId.js';
import { type DataParticipant, DataParticipantFromJSON } from './DataParticipant.js';
import { type DataResult, DataResultFromJSON } from './DataResult.js';

/**
 * A race.
 */
export interface DataEvent {
  /** A canonical identifier, or one by which a source names the entity. */
  eventId: string;
  /** Ids in the sources. */
  legacyIds: Array<DataLegacyId>;
  /** Number of the race in its meeting. */
  number: number;
  /** Title of the race. */
  title: string;
  /** The start as the track shows it. For display, never for computation. */
  startLabel: string;
  /** Origin of `start_label`: `source`, as the provider writes it, or `timezone`, computed from `starts_at` in
   * `source_timezone`. Absent if the data was loaded by 0.3.0. */
  startLabelFrom?: string;
  /** The start (RFC 3339, UTC). */
  startsAt: Date;
  /** Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is
   * known. */
  sourceTimezone: string;
  /** The start in the time zone of the request, with its offset. */
  localizedStartsAt: Date;
  status: DataEventStatus;
  /** Runners, in the order of the source. */
  participants: Array<DataParticipant>;
  /** The result, by position; absent if no source supplies one. */
  results?: Array<DataResult>;
  /** Records that it is based on. */
  evidence: Array<DataEvidence>;
}

/** @internal */
export function DataEventFromJSON(json: any): DataEvent {
  return {
    eventId: json.event_id,
    legacyIds: json.legacy_ids.map(DataLegacyIdFromJSON),
    number: json.number,
    title: json.title,
    startLabel: json.start_label,
    startLabelFrom: json.start_label_from,
    startsAt: new Date(json.starts_at),
    sourceTimezone: json.source_timezone,
    localizedStartsAt: new Date(json.localized_starts_at),
    status: json.status,
    participants: json.participants.map(DataParticipantFromJSON),
    results: json.results && json.results.map(DataResultFromJSON),
    evidence: json.evidence.map(DataEvidenceFromJSON),
  };
}
