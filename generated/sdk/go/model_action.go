// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Action: The record of an execution. Append-only, but for its completion.
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
	// The key that the provider was given; the same in every attempt.
	IdempotencyKey string `json:"idempotency_key"`
	// How often it was tried.
	Attempts int64 `json:"attempts"`
	// See [Principal].
	ExecutedBy Principal `json:"executed_by"`
	// Names the exact texts of the policies that were asked at execution.
	PolicyVersion string `json:"policy_version"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
	PayloadHash string `json:"payload_hash"`
	// What the provider did; null unless it succeeded.
	Result *ActionResult `json:"result"`
	// Why it failed; null unless it did.
	Error *ActionError `json:"error"`
	// When the first attempt began.
	StartedAt Timestamp `json:"started_at"`
	// When it was over; null while it runs or is unknown.
	FinishedAt *Timestamp `json:"finished_at"`
}
