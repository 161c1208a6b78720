// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * That it was done.
 */
export interface OperationClaimCompleteRequest {
  /** The token of the claim, which nobody but who was given the claim has. It is a secret. */
  token: string;
  /** What came of it: the members that the `result_schema` of the operation has, with or without `type`; at most 64
   * KiB. */
  result: { [key: string]: any };
}

/** @internal */
export function OperationClaimCompleteRequestToJSON(value: OperationClaimCompleteRequest): unknown {
  return {
    token: value.token,
    result: value.result,
  };
}
