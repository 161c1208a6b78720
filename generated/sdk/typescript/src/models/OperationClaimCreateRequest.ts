// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Operations a worker can carry out, and how long it waits.
 */
export interface OperationClaimCreateRequest {
  /** Names of the operations that it can carry out. */
  operations: Array<string>;
  /** Seconds to wait if there is nothing to carry out; no wait if absent. */
  waitSeconds?: number;
}

/** @internal */
export function OperationClaimCreateRequestToJSON(value: OperationClaimCreateRequest): unknown {
  return {
    operations: value.operations,
    wait_seconds: value.waitSeconds,
  };
}
