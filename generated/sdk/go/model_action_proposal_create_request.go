// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalCreateRequest: A wanted side effect and its reason.
type ActionProposalCreateRequest struct {
	// The integration that performs the action. It belongs to this tenant and supports the operation; otherwise 400. `listIntegrations` shows them.
	IntegrationID string `json:"integration_id"`
	// Reason for the action, for the approvers; not only white space. Line breaks and tabs are allowed, other control characters are not.
	ApprovalReason string `json:"approval_reason"`
	// See [ResourceType].
	ResourceType ResourceType `json:"resource_type"`
	// See [ActionOperation].
	ActionOperation ActionOperation `json:"action_operation"`
	// See [ActionPayload].
	Payload ActionPayload `json:"payload"`
	// A proposal of the same WorkItem, not executed yet, that this one replaces. It is cancelled unless policy denies this one. 400 if it does not exist; 409 if it is no longer open; 403 if it is approved and the caller neither made it nor may approve it.
	Supersedes *string `json:"supersedes,omitempty"`
}
