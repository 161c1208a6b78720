// Generated from the contract by openapi-generator; change contracts/ instead.

import { type OperationClaim, OperationClaimFromJSON } from './OperationClaim.js';

/**
 * Work to carry out.
 */
export interface OperationClaimAnswer {
  /** The claim; null if none came. */
  claim: OperationClaim | null;
}

/** @internal */
export function OperationClaimAnswerFromJSON(json: any): OperationClaimAnswer {
  return {
    claim: json.claim && OperationClaimFromJSON(json.claim),
  };
}
