// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One problem, of a field of the payload where one is to blame.
 */
export interface ReportedError {
  /** What it is, for people. */
  detail?: string;
  /** Where in the request it is (RFC 6901). */
  pointer?: string;
}

/** @internal */
export function ReportedErrorToJSON(value: ReportedError): unknown {
  return {
    detail: value.detail,
    pointer: value.pointer,
  };
}
