// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One problem, and the field of the payload at fault, if any.
 */
export interface ReportedError {
  /** Problem, for people. */
  detail?: string;
  /** Its place in the request (RFC 6901). */
  pointer?: string;
}

/** @internal */
export function ReportedErrorToJSON(value: ReportedError): unknown {
  return {
    detail: value.detail,
    pointer: value.pointer,
  };
}
