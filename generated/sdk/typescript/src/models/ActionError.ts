// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Reason the provider refused.
 */
export interface ActionError {
  /** Kind of failure, such as `amount_exceeds_refundable`. */
  code: string;
  /** For people. */
  message: string;
  /** True if the proposal may be executed again. */
  retryable: boolean;
  /** Seconds that the provider asks to wait; absent if it did not say so. */
  retryAfterSeconds?: number;
}

/** @internal */
export function ActionErrorFromJSON(json: any): ActionError {
  return {
    code: json.code,
    message: json.message,
    retryable: json.retryable,
    retryAfterSeconds: json.retry_after_seconds,
  };
}
