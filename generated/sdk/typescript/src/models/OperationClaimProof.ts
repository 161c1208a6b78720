// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Proof of holding the claim.
 */
export interface OperationClaimProof {
  /** The token of the claim, known only to its holder. It is a secret. */
  token: string;
}

/** @internal */
export function OperationClaimProofToJSON(value: OperationClaimProof): unknown {
  return {
    token: value.token,
  };
}
