// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Action: The record of an execution. Append-only, except its completion.
type Action struct {
	// Identifier of an action record (TypeID, sortable by time of creation).
	ActionID string `json:"action_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// See [ActionOperation].
	ActionType ActionOperation `json:"action_type"`
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// See [ActionStatus].
	Status ActionStatus `json:"status"`
	// The key sent to the provider; the same in every attempt.
	IdempotencyKey string `json:"idempotency_key"`
	// Number of attempts.
	Attempts int64 `json:"attempts"`
	// See [Principal].
	ExecutedBy Principal `json:"executed_by"`
	// Version of the exact texts of the policies evaluated at execution.
	PolicyVersion string `json:"policy_version"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
	PayloadHash string `json:"payload_hash"`
	// The provider's result; null unless it succeeded.
	Result *ActionResult `json:"result"`
	// The error; null unless it failed.
	Error *ActionError `json:"error"`
	// Time of the first attempt.
	StartedAt Timestamp `json:"started_at"`
	// Time of completion; null if running or unknown.
	FinishedAt *Timestamp `json:"finished_at"`
}
