// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ReportedError, ReportedErrorToJSON } from './ReportedError.js';

/**
 * Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its
 * `detail`, or its `title`.
 */
export interface ReportedProblem {
  /** URI of the kind of problem. */
  type?: string;
  /** The kind of problem, for people. */
  title?: string;
  /** Status that describes the problem. */
  status?: number;
  /** This occurrence, for people. */
  detail?: string;
  /** URI of this problem. */
  instance?: string;
  /** The individual problems; the first is shown. */
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
