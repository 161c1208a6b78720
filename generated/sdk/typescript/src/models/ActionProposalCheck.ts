// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionProposalCheckOutcome } from './ActionProposalCheckOutcome.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';

/**
 * The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal
 * that it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the
 * provider once more.
 */
export interface ActionProposalCheck {
  outcome: ActionProposalCheckOutcome;
  /** The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked. */
  problems: Array<ErrorDetail>;
  /** Time of the check; null if never asked. */
  at: Date | null;
}

/** @internal */
export function ActionProposalCheckFromJSON(json: any): ActionProposalCheck {
  return {
    outcome: json.outcome,
    problems: json.problems.map(ErrorDetailFromJSON),
    at: json.at && new Date(json.at),
  };
}
