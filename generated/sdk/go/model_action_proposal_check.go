// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalCheck: The provider's latest answer. The provider is asked when a proposal is made, and again on request. A proposal that it would refuse is never approved, by policy or by people, until its answer changes. Execution asks the provider once more.
type ActionProposalCheck struct {
	// See [ActionProposalCheckOutcome].
	Outcome ActionProposalCheckOutcome `json:"outcome"`
	// The provider's reasons to refuse, by field, such as `payload.order_id`; or why it could not be asked.
	Problems []ErrorDetail `json:"problems"`
	// Time of the check; null if never asked.
	At *Timestamp `json:"at"`
}
