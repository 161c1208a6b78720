// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalCheck: What the provider said when it was asked last. It is asked when something is proposed, and again when somebody asks for that. What it would refuse is never approved, by policy or by people, until it says otherwise. Executing it asks the provider once more.
type ActionProposalCheck struct {
	// See [ActionProposalCheckOutcome].
	Outcome ActionProposalCheckOutcome `json:"outcome"`
	// What the provider would refuse it for, by field, such as `payload.order_id`; or why it could not be asked.
	Problems []ErrorDetail `json:"problems"`
	// When the provider was asked; null if it never was.
	At *Timestamp `json:"at"`
}
