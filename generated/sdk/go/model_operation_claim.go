// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaim: Something that one worker, and nobody else, may carry out as long as its lease lasts. Nothing is done before it is begun (`beginOperationClaim`).
type OperationClaim struct {
	// Identifier of a claim (TypeID, sortable by time of creation).
	ClaimID string `json:"claim_id"`
	// The token of the claim, which nobody but who was given the claim has. It is a secret.
	Token string `json:"token"`
	// How long the lease lasts from this answer on. Workers count by their own clock from when they sent the request.
	LeaseSeconds int64 `json:"lease_seconds"`
	// When the lease ends, by the clock of the service.
	LeaseExpiresAt Timestamp `json:"lease_expires_at"`
	// Identifier of an action record (TypeID, sortable by time of creation).
	ActionID string `json:"action_id"`
	// The same in every attempt at this action, so that whoever does it can tell a repetition.
	IdempotencyKey string `json:"idempotency_key"`
	// Identifier of an action proposal (TypeID, sortable by time of creation).
	ProposalID string `json:"proposal_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// Name of an operation that the tenant has defined.
	Operation string `json:"operation"`
	// Version of the operation that was proposed.
	Version int64 `json:"version"`
	// What exactly is to be done, as it was proposed and approved: `type`, which names the operation, and the members that its `payload_schema` has.
	Payload map[string]interface{} `json:"payload"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
	PayloadHash string `json:"payload_hash"`
	// Who has approved it; empty where policy has.
	ApprovedBy []Principal `json:"approved_by"`
	// Which attempt it is. A higher one than 1 may be of what was done already.
	Attempt int64 `json:"attempt"`
}
