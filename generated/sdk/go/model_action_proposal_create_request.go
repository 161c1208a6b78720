// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalCreateRequest: A side effect that is wanted, and why.
type ActionProposalCreateRequest struct {
	// The integration that is to perform it: one of this tenant, of a kind that carries the operation; otherwise 400. `listIntegrations` shows them.
	IntegrationID string `json:"integration_id"`
	// Why it should be done, for those who approve; not only white space. It may have line breaks and tabs, but no other control characters.
	ApprovalReason string `json:"approval_reason"`
	// See [ResourceType].
	ResourceType ResourceType `json:"resource_type"`
	// See [ActionOperation].
	ActionOperation ActionOperation `json:"action_operation"`
	// See [ActionPayload].
	Payload ActionPayload `json:"payload"`
	// A proposal of the same WorkItem, not executed yet, that this one takes the place of; it is cancelled, unless policy denies this one. One that is not there is 400, one that is not open any more 409; one that is approved and is neither the caller's nor theirs to approve 403.
	Supersedes *string `json:"supersedes,omitempty"`
}
