// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * That the caller has the claim.
 */
export interface OperationClaimProof {
  /** The token of the claim, which nobody but who was given the claim has. It is a secret. */
  token: string;
}

/** @internal */
export function OperationClaimProofToJSON(value: OperationClaimProof): unknown {
  return {
    token: value.token,
  };
}
