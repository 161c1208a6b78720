// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposal: A side effect that somebody wants, with what policy and people said to it.
type ActionProposal struct {
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// See [ActionProposalStatus].
	Status ActionProposalStatus `json:"status"`
	// See [ActionOperation].
	ActionType ActionOperation `json:"action_type"`
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// See [ResourceType].
	ResourceType ResourceType `json:"resource_type"`
	// See [ActionOperation].
	ActionOperation ActionOperation `json:"action_operation"`
	// See [ProposedAction].
	Payload ProposedAction `json:"payload"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
	PayloadHash string `json:"payload_hash"`
	// How `payload_hash` was made: 2 for what is proposed now, 1 for what was before releases after 0.3.0.
	HashVersion *int64 `json:"hash_version,omitempty"`
	// Why it should be done.
	ApprovalReason string `json:"approval_reason"`
	// See [Principal].
	ProposedBy Principal `json:"proposed_by"`
	// The people who are accountable for it: who answers for its proposer, who has seen the secret of the key that proposed it, and who is accountable for what it supersedes. None of them approves or settles it.
	Accountables []string `json:"accountables,omitempty"`
	// See [PolicyOutcome].
	Policy PolicyOutcome `json:"policy"`
	// See [ActionProposalCheck].
	Check *ActionProposalCheck `json:"check,omitempty"`
	// Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if there are none. An effect that moves money is the same if operation, resource, amount and currency are, within 7 days; any other if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never approves a proposal that has an earlier twin: people may approve both. To repeat a request safely, send `Idempotency-Key`: a repetition is no twin.
	Twins []ActionProposalTwin `json:"twins,omitempty"`
	// Decisions of people, in their order.
	Approvals []Approval `json:"approvals"`
	// The proposal that this one took the place of.
	Supersedes *string `json:"supersedes"`
	// When the proposal ends unless it was executed before.
	ExpiresAt Timestamp `json:"expires_at"`
	// When it was made.
	CreatedAt Timestamp `json:"created_at"`
	// When it was changed last.
	UpdatedAt Timestamp `json:"updated_at"`
	// Grows by one with each change.
	Version int64 `json:"version"`
}
