// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Approval: The decision of one person.
type Approval struct {
	// See [Principal].
	Approver Principal `json:"approver"`
	// The person who answers for it: the approver, or whoever delegated it to that agent. Different people are told apart by this.
	Accountable string `json:"accountable"`
	// See [ApprovalDecision].
	Decision ApprovalDecision `json:"decision"`
	// What the person said to it.
	Comment *string `json:"comment"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. In version 2 (`hash_version` of the proposal) that is of `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`: `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed, and `schema_hash` the SHA-256 over the RFC 8785 form of the published schema of the payload, with what it refers to in its place and without `title`, `description`, `examples` and `deprecated`; of an operation that the tenant has defined also `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 is of `{tenant, work_item, integration, operation, resource_type, payload}`. Packets of evidence hold what it takes to make it again. What was approved is executed only while it has this hash, and while the integration leads where it led.
	PayloadHash string `json:"payload_hash"`
	// When.
	At Timestamp `json:"at"`
}
