// Generated from the contract by openapi-generator; change contracts/ instead.

import { type DataLegacyId, DataLegacyIdFromJSON } from './DataLegacyId.js';

/**
 * A runner.
 */
export interface DataParticipant {
  /** A canonical identifier, or one by which a source names the entity. */
  participantId: string;
  /** Ids in the sources. */
  legacyIds: Array<DataLegacyId>;
  /** Its number, if known. */
  number?: string;
  /** Its name. */
  name: string;
  /** Starting position, if known. */
  draw?: number;
  /** Recent form as the source writes it, if known. */
  form?: string;
  /** True if it was withdrawn. */
  scratched: boolean;
  /** Time of withdrawal, if known. */
  scratchedAt?: Date;
}

/** @internal */
export function DataParticipantFromJSON(json: any): DataParticipant {
  return {
    participantId: json.participant_id,
    legacyIds: json.legacy_ids.map(DataLegacyIdFromJSON),
    number: json.number,
    name: json.name,
    draw: json.draw,
    form: json.form,
    scratched: json.scratched,
    scratchedAt: json.scratched_at && new Date(json.scratched_at),
  };
}
