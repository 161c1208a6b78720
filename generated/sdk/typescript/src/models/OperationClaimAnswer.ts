// Generated from the contract by openapi-generator; change contracts/ instead.

import { type OperationClaim, OperationClaimFromJSON } from './OperationClaim.js';

/**
 * What there is to carry out.
 */
export interface OperationClaimAnswer {
  /** The claim; null if nothing came. */
  claim: OperationClaim | null;
}

/** @internal */
export function OperationClaimAnswerFromJSON(json: any): OperationClaimAnswer {
  return {
    claim: json.claim && OperationClaimFromJSON(json.claim),
  };
}
