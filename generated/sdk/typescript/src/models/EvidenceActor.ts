// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PrincipalType } from './PrincipalType.js';

/**
 * Who caused it; without names, since the log outlives people.
 */
export interface EvidenceActor {
  type: PrincipalType;
  /** Identifier of the API key, delegation or person. */
  id: string;
  /** The person who answers for it, such as the creator of the API key; null where nobody does. */
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
