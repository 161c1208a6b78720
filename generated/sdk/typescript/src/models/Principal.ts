// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PrincipalType } from './PrincipalType.js';

/**
 * The actor.
 */
export interface Principal {
  type: PrincipalType;
  /** Id of the API key, delegation or person. */
  id: string;
  /** Name for people, at that time. */
  displayName: string;
}

/** @internal */
export function PrincipalFromJSON(json: any): Principal {
  return {
    type: json.type,
    id: json.id,
    displayName: json.display_name,
  };
}
