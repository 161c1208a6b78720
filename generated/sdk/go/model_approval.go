// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Approval: The decision of one person.
type Approval struct {
	// See [Principal].
	Approver Principal `json:"approver"`
	// The person accountable for it: the approver, or the person who delegated it to that agent. It tells different people apart.
	Accountable string `json:"accountable"`
	// See [ApprovalDecision].
	Decision ApprovalDecision `json:"decision"`
	// Comment of the person.
	Comment *string `json:"comment"`
	// SHA-256, in hexadecimal, over an RFC 8785 form. Version 2 (`hash_version` of the proposal) covers `{hash_version, tenant, work_item, integration, target, operation, operation_version, schema_hash, resource_type, payload}`. `target`, `{provider, address, account, workspace}`, is where the integration led when it was proposed. `schema_hash` is the SHA-256 over the RFC 8785 form of the payload's published schema, with references resolved and without `title`, `description`, `examples` and `deprecated`. An operation that the tenant has defined adds `definition_hash`, the SHA-256 over the RFC 8785 form of the text of its definition. Version 1 covers `{tenant, work_item, integration, operation, resource_type, payload}`. Evidence packets hold everything needed to compute the hash again. An approved proposal is executed only while it has this hash and its integration leads to the same target.
	PayloadHash string `json:"payload_hash"`
	// Time.
	At Timestamp `json:"at"`
}
