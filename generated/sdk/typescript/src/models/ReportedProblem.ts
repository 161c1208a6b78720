// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ReportedError, ReportedErrorToJSON } from './ReportedError.js';

/**
 * Why something was not done (RFC 9457). People are shown the `detail` of the first of its `errors`, or its
 * `detail`, or its `title`.
 */
export interface ReportedProblem {
  /** Names the kind of problem; a URI. */
  type?: string;
  /** The kind of problem, for people. */
  title?: string;
  /** The status that it would be answered with. */
  status?: number;
  /** What it is this time, for people. */
  detail?: string;
  /** Names this problem; a URI. */
  instance?: string;
  /** The single problems; the first one is shown. */
  errors?: Array<ReportedError>;
}

/** @internal */
export function ReportedProblemToJSON(value: ReportedProblem): unknown {
  return {
    type: value.type,
    title: value.title,
    status: value.status,
    detail: value.detail,
    instance: value.instance,
    errors: value.errors && value.errors.map(ReportedErrorToJSON),
  };
}
