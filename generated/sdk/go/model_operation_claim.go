// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaim: An approved action that one worker alone may carry out while the lease lasts. Do nothing before the claim is begun (`beginOperationClaim`).
type OperationClaim struct {
	// Identifier of a claim (TypeID, sortable by time of creation).
	ClaimID string `json:"claim_id"`
	// The token of the claim, known only to its holder. It is a secret.
	Token string `json:"token"`
	// Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending.
	LeaseSeconds int64 `json:"lease_seconds"`
	// End of the lease, by the clock of the service.
	LeaseExpiresAt Timestamp `json:"lease_expires_at"`
	// Identifier of an action record (TypeID, sortable by time of creation).
	ActionID string `json:"action_id"`
	// The same in every attempt at this action, so that its executor can detect a repetition.
	IdempotencyKey string `json:"idempotency_key"`
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// Name of an operation that the tenant has defined.
	Operation string `json:"operation"`
	// Proposed version of the operation.
	Version int64 `json:"version"`
	// The exact payload, as proposed and approved: `type`, which names the operation, and the members of its `payload_schema`.
	Payload map[string]interface{} `json:"payload"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
	PayloadHash string `json:"payload_hash"`
	// Its approvers; empty if policy approved it.
	ApprovedBy []Principal `json:"approved_by"`
	// Number of the attempt. Above 1, the action may already have been done.
	Attempt int64 `json:"attempt"`
}
