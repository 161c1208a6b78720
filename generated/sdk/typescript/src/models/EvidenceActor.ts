// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PrincipalType } from './PrincipalType.js';

/**
 * The actor; without names, since the log outlives people.
 */
export interface EvidenceActor {
  type: PrincipalType;
  /** Id of the API key, delegation or person. */
  id: string;
  /** The person accountable for it, such as the creator of the API key; null if there is none. */
  accountable: string | null;
}

/** @internal */
export function EvidenceActorFromJSON(json: any): EvidenceActor {
  return {
    type: json.type,
    id: json.id,
    accountable: json.accountable,
  };
}
