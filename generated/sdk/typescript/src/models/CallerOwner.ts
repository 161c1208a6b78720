// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The member accountable for the key.
 */
export interface CallerOwner {
  /** Identifier of the person. */
  personId: string;
  /** Name of the person. */
  displayName: string;
}

/** @internal */
export function CallerOwnerFromJSON(json: any): CallerOwner {
  return {
    personId: json.person_id,
    displayName: json.display_name,
  };
}
