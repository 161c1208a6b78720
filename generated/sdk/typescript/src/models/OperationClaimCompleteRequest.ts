// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Reports success.
 */
export interface OperationClaimCompleteRequest {
  /** The token of the claim, known only to its holder. It is a secret. */
  token: string;
  /** Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB. */
  result: { [key: string]: any };
}

/** @internal */
export function OperationClaimCompleteRequestToJSON(value: OperationClaimCompleteRequest): unknown {
  return {
    token: value.token,
    result: value.result,
  };
}
