// Generated from the contract by openapi-generator; change contracts/ instead.

import { type ActionProposal, ActionProposalFromJSON } from './ActionProposal.js';

/**
 * A page of proposals, newest first.
 */
export interface ActionProposalPage {
  /** The proposals of this page. */
  actionProposals: Array<ActionProposal>;
  /** For the next page; null on the last one. */
  nextPageToken: string | null;
}

/** @internal */
export function ActionProposalPageFromJSON(json: any): ActionProposalPage {
  return {
    actionProposals: json.action_proposals.map(ActionProposalFromJSON),
    nextPageToken: json.next_page_token,
  };
}
