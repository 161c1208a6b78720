// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Subject of it.
 */
export interface EventSubject {
  /** Kind of the subject, such as `work_item`, `action_proposal` or `integration`. */
  type: string;
  /** Identifier of the subject. */
  id: string;
}

/** @internal */
export function EventSubjectFromJSON(json: any): EventSubject {
  return {
    type: json.type,
    id: json.id,
  };
}
