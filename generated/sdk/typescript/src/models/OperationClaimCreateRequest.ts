// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * What a worker can carry out, and how long it waits for some.
 */
export interface OperationClaimCreateRequest {
  /** Names of the operations that it can carry out. */
  operations: Array<string>;
  /** How long the answer waits while there is nothing to carry out; not at all if it is left out. */
  waitSeconds?: number;
}

/** @internal */
export function OperationClaimCreateRequestToJSON(value: OperationClaimCreateRequest): unknown {
  return {
    operations: value.operations,
    wait_seconds: value.waitSeconds,
  };
}
