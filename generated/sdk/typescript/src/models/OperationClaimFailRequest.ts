// Generated from the contract by openapi-generator; change contracts/ instead.

import type { OperationClaimFailure } from './OperationClaimFailure.js';

/**
 * That it was not done. What may have been done is reported by nobody, so that the lease ends and it is unknown.
 */
export interface OperationClaimFailRequest {
  /** The token of the claim, which nobody but who was given the claim has. It is a secret. */
  token: string;
  outcome: OperationClaimFailure;
  /** Why, in a line for people. */
  message: string;
  /** How long to wait before it is tried again. */
  retryAfterSeconds?: number;
}

/** @internal */
export function OperationClaimFailRequestToJSON(value: OperationClaimFailRequest): unknown {
  return {
    token: value.token,
    outcome: value.outcome,
    message: value.message,
    retry_after_seconds: value.retryAfterSeconds,
  };
}
