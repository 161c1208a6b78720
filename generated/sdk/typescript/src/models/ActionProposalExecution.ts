// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from './Action.js';
import { type ActionProposal, ActionProposalFromJSON } from './ActionProposal.js';
import { type PolicyOutcome, PolicyOutcomeFromJSON } from './PolicyOutcome.js';

/**
 * What executing did, or would do.
 */
export interface ActionProposalExecution {
  proposal: ActionProposal;
  /** The action record; null for a dry run. */
  action: Action | null;
  policy: PolicyOutcome;
  /** As in the request. */
  dryRun: boolean;
  /** Whether the proposal had been executed before; it is never executed twice. */
  replayed: boolean;
}

/** @internal */
export function ActionProposalExecutionFromJSON(json: any): ActionProposalExecution {
  return {
    proposal: ActionProposalFromJSON(json.proposal),
    action: json.action && ActionFromJSON(json.action),
    policy: PolicyOutcomeFromJSON(json.policy),
    dryRun: json.dry_run,
    replayed: json.replayed,
  };
}
