// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PolicyOutcome: The decision of policy and its reasons.
type PolicyOutcome struct {
	// See [PolicyDecision].
	Decision PolicyDecision `json:"decision"`
	// Policies that determined the decision.
	Reasons []PolicyReason `json:"reasons"`
	// Version of the exact texts of all policies evaluated.
	PolicyVersion string `json:"policy_version"`
	// Number of different people who must approve; 0 if none.
	ApprovalsRequired int64 `json:"approvals_required"`
}
