// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PolicyReason: One policy that determined the decision.
type PolicyReason struct {
	// Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's own.
	PolicyID string `json:"policy_id"`
	// What it says, for people.
	Message string `json:"message"`
}
