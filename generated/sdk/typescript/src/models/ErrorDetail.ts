// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One problem of a request.
 */
export interface ErrorDetail {
  /** Path of the field in the body, or name of the query parameter, path parameter or header. */
  field: string;
  /** The problem. */
  problem: string;
}

/** @internal */
export function ErrorDetailFromJSON(json: any): ErrorDetail {
  return {
    field: json.field,
    problem: json.problem,
  };
}
