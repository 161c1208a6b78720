// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The subject.
 */
export interface EvidenceSubject {
  /** Kind of the subject, such as `work_item`, `message` or `evidence_export`. */
  type: string;
  /** Identifier of the subject. */
  id: string;
}

/** @internal */
export function EvidenceSubjectFromJSON(json: any): EvidenceSubject {
  return {
    type: json.type,
    id: json.id,
  };
}
