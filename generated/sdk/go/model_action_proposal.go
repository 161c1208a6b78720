// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposal: A requested side effect, with the decisions of policy and people.
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
	// SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
	PayloadHash string `json:"payload_hash"`
	// Version of `payload_hash`: 2 for new proposals, 1 for those made before the releases after 0.3.0.
	HashVersion *int64 `json:"hash_version,omitempty"`
	// Reason for the action.
	ApprovalReason string `json:"approval_reason"`
	// See [Principal].
	ProposedBy Principal `json:"proposed_by"`
	// The people accountable for it: for its proposer, for the proposal that it supersedes, and all who have seen the secret of the key that proposed it. None of them approves or settles it.
	Accountables []string `json:"accountables,omitempty"`
	// See [PolicyOutcome].
	Policy PolicyOutcome `json:"policy"`
	// See [ActionProposalCheck].
	Check *ActionProposalCheck `json:"check,omitempty"`
	// Other proposals of the tenant with the same effect that are open or were executed, newest first, at most 20; absent if there are none. Effects that move money are the same if operation, resource, amount and currency are, within 7 days; others if integration and payload are, within 10 minutes. An operation may say otherwise. Policy never approves a proposal that has an earlier twin; people may approve both. To repeat a request safely, send `Idempotency-Key`: a repetition is no twin.
	Twins []ActionProposalTwin `json:"twins,omitempty"`
	// Decisions of people, oldest first.
	Approvals []Approval `json:"approvals"`
	// The proposal that this one replaced.
	Supersedes *string `json:"supersedes"`
	// Time at which the proposal expires unless executed. While a pending proposal's check says `would_fail`, this is one hour after the check; a check that says `ok` restores the later time.
	ExpiresAt Timestamp `json:"expires_at"`
	// Creation time.
	CreatedAt Timestamp `json:"created_at"`
	// Time of the last change.
	UpdatedAt Timestamp `json:"updated_at"`
	// Grows by one with each change.
	Version int64 `json:"version"`
}
