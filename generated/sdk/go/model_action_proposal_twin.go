// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalTwin: Another proposal with the same effect that is open or was executed.
type ActionProposalTwin struct {
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// See [ActionProposalStatus].
	Status ActionProposalStatus `json:"status"`
	// Time of the proposal.
	At Timestamp `json:"at"`
}
