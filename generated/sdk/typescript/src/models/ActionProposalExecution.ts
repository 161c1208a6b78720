// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from './Action.js';
import { type ActionProposal, ActionProposalFromJSON } from './ActionProposal.js';
import type { DryRunOutcome } from './DryRunOutcome.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';
import { type PolicyOutcome, PolicyOutcomeFromJSON } from './PolicyOutcome.js';

/**
 * Outcome, actual or by dry run.
 */
export interface ActionProposalExecution {
  proposal: ActionProposal;
  /** The action record; null for a dry run, and while a worker has yet to execute it. */
  action: Action | null;
  policy: PolicyOutcome;
  /** As in the request. */
  dryRun: boolean;
  /** True if the proposal was executed before or already waited for a worker; it is never executed twice. */
  replayed: boolean;
  outcome?: DryRunOutcome;
  /** Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse
   * it; `status` says why it cannot be executed. */
  problems?: Array<ErrorDetail>;
  /** Only for a dry run: number of approvals still needed. */
  approvalsMissing?: number;
  /** Only for a dry run: the page where this is decided; null if nothing waits for people. */
  approvalUrl?: string | null;
  /** Next step, only for a dry run or while it waits for a worker to execute it. */
  next?: string;
}

/** @internal */
export function ActionProposalExecutionFromJSON(json: any): ActionProposalExecution {
  return {
    proposal: ActionProposalFromJSON(json.proposal),
    action: json.action && ActionFromJSON(json.action),
    policy: PolicyOutcomeFromJSON(json.policy),
    dryRun: json.dry_run,
    replayed: json.replayed,
    outcome: json.outcome,
    problems: json.problems && json.problems.map(ErrorDetailFromJSON),
    approvalsMissing: json.approvals_missing,
    approvalUrl: json.approval_url,
    next: json.next,
  };
}
