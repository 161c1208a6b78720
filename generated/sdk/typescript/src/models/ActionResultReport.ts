// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ReportedProblem, ReportedProblemToJSON } from './ReportedProblem.js';
import type { ReportedState } from './ReportedState.js';

/**
 * What came of a request that was sent to a receiver.
 */
export interface ActionResultReport {
  /** The `result_token` that came with the request. It is a secret, of one attempt at one action, and good for 7
   * days. */
  token: string;
  state: ReportedState;
  /** Where it is done, and only there: what came of it, as the `result_schema` of the operation has it; 64 KiB at
   * most. */
  result?: { [key: string]: any };
  /** Where it has failed, and only there: why. */
  problem?: ReportedProblem;
  /** Where it has failed: that it may be executed again, and how long to wait before that. Without it, it has
   * failed for good. */
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
