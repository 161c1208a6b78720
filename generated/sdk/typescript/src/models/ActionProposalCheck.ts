// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionProposalCheckOutcome } from './ActionProposalCheckOutcome.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';

/**
 * What the provider said when it was asked last. It is asked when something is proposed, and again when somebody
 * asks for that. What it would refuse is never approved, by policy or by people, until it says otherwise.
 * Executing it asks the provider once more.
 */
export interface ActionProposalCheck {
  outcome: ActionProposalCheckOutcome;
  /** What the provider would refuse it for, by field, such as `payload.order_id`; or why it could not be asked. */
  problems: Array<ErrorDetail>;
  /** When the provider was asked; null if it never was. */
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
