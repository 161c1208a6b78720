// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ReportedProblem, ReportedProblemToJSON } from './ReportedProblem.js';
import type { ReportedState } from './ReportedState.js';

/**
 * Outcome of a request that was sent to a receiver.
 */
export interface ActionResultReport {
  /** The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7
   * days. */
  token: string;
  state: ReportedState;
  /** Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most. */
  result?: { [key: string]: any };
  /** Reason, only if it failed. */
  problem?: ReportedProblem;
  /** Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent. */
  retryAfterSeconds?: number;
}

/** @internal */
export function ActionResultReportToJSON(value: ActionResultReport): unknown {
  return {
    token: value.token,
    state: value.state,
    result: value.result,
    problem: value.problem && ReportedProblemToJSON(value.problem),
    retry_after_seconds: value.retryAfterSeconds,
  };
}
