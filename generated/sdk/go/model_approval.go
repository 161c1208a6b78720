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
	// SHA-256, in hexadecimal, over the RFC 8785 form of `{tenant, work_item, integration, operation, resource_type, payload}`. What was approved is executed only while it has this hash.
	PayloadHash string `json:"payload_hash"`
	// When.
	At Timestamp `json:"at"`
}
