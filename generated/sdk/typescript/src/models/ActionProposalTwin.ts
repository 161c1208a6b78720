// Generated from the contract by openapi-generator; change contracts/ instead.

import type { ActionProposalStatus } from './ActionProposalStatus.js';

/**
 * Another proposal with the same effect that is open or was executed.
 */
export interface ActionProposalTwin {
  /** Identifier of an action proposal (TypeID, sortable by time of creation). */
  proposalId: string;
  /** Identifier of a WorkItem (TypeID, sortable by time of creation). */
  workItemId: string;
  status: ActionProposalStatus;
  /** Time of the proposal. */
  at: Date;
}

/** @internal */
export function ActionProposalTwinFromJSON(json: any): ActionProposalTwin {
  return {
    proposalId: json.proposal_id,
    workItemId: json.work_item_id,
    status: json.status,
    at: new Date(json.at),
  };
}
