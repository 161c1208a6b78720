// Generated from the contract by openapi-generator; change contracts/ instead.

import type { OperationClaimFailure } from './OperationClaimFailure.js';

/**
 * Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown.
 */
export interface OperationClaimFailRequest {
  /** The token of the claim, known only to its holder. It is a secret. */
  token: string;
  outcome: OperationClaimFailure;
  /** Reason, as a line of text. */
  message: string;
  /** Seconds to wait before the next attempt. */
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
