// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from './Action.js';
import { type ActionProposal, ActionProposalFromJSON } from './ActionProposal.js';
import type { DryRunOutcome } from './DryRunOutcome.js';
import { type ErrorDetail, ErrorDetailFromJSON } from './ErrorDetail.js';
import { type PolicyOutcome, PolicyOutcomeFromJSON } from './PolicyOutcome.js';

/**
 * What executing did, or would do.
 */
export interface ActionProposalExecution {
  proposal: ActionProposal;
  /** The action record; null for a dry run, and where it waits for a worker to carry it out. */
  action: Action | null;
  policy: PolicyOutcome;
  /** As in the request. */
  dryRun: boolean;
  /** Whether the proposal had been executed before, or waited for a worker already; it is never executed twice. */
  replayed: boolean;
  outcome?: DryRunOutcome;
  /** Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider
   * would refuse; `status` says why it cannot be executed. */
  problems?: Array<ErrorDetail>;
  /** Only for a dry run: how many more people have to approve it. */
  approvalsMissing?: number;
  /** Only for a dry run: the page where exactly this is decided; null where nothing waits for people. */
  approvalUrl?: string | null;
  /** Only for a dry run, and where it waits for a worker to carry it out: what to do now. */
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
