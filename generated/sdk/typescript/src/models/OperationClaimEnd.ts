// Generated from the contract by openapi-generator; change contracts/ instead.

import { type Action, ActionFromJSON } from './Action.js';
import type { ActionProposalStatus } from './ActionProposalStatus.js';

/**
 * Outcome of the claimed action.
 */
export interface OperationClaimEnd {
  /** Identifier of a claim (TypeID, sortable by time of creation). */
  claimId: string;
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  proposalStatus: ActionProposalStatus;
  /** The action record; null if none was begun. */
  action: Action | null;
}

/** @internal */
export function OperationClaimEndFromJSON(json: any): OperationClaimEnd {
  return {
    claimId: json.claim_id,
    proposalId: json.proposal_id,
    proposalStatus: json.proposal_status,
    action: json.action && ActionFromJSON(json.action),
  };
}
