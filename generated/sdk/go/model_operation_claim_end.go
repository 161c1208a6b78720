// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimEnd: Outcome of the claimed action.
type OperationClaimEnd struct {
	// Identifier of a claim (TypeID, sortable by time of creation).
	ClaimID string `json:"claim_id"`
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// See [ActionProposalStatus].
	ProposalStatus ActionProposalStatus `json:"proposal_status"`
	// The action record; null if none was begun.
	Action *Action `json:"action"`
}
