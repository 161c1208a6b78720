// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PolicyOutcome: The decision of policy and what led to it.
type PolicyOutcome struct {
	// See [PolicyDecision].
	Decision PolicyDecision `json:"decision"`
	// Policies that determined the decision.
	Reasons []PolicyReason `json:"reasons"`
	// Names the exact texts of all policies that were asked.
	PolicyVersion string `json:"policy_version"`
	// How many different people have to approve; 0 when none has to.
	ApprovalsRequired int64 `json:"approvals_required"`
}
