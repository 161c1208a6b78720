// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Why the provider did not do it.
 */
export interface ActionError {
  /** Kind of failure, such as `amount_exceeds_refundable`. */
  code: string;
  /** For people. */
  message: string;
  /** Whether the proposal may be executed again. */
  retryable: boolean;
  /** How long the provider wants to be left alone; absent where it did not say so. */
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
