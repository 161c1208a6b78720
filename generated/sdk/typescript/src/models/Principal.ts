// Generated from the contract by openapi-generator; change contracts/ instead.

import type { PrincipalType } from './PrincipalType.js';

/**
 * Who did something.
 */
export interface Principal {
  type: PrincipalType;
  /** Identifier of the API key, delegation or person. */
  id: string;
  /** Name for people, as it was at the time. */
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
