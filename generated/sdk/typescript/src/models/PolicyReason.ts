// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One policy that determined the decision.
 */
export interface PolicyReason {
  /** Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's. */
  policyId: string;
  /** Message for people. */
  message: string;
}

/** @internal */
export function PolicyReasonFromJSON(json: any): PolicyReason {
  return {
    policyId: json.policy_id,
    message: json.message,
  };
}
