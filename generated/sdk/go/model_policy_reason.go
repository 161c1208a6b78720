// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PolicyReason: One policy that determined the decision.
type PolicyReason struct {
	// Name of the policy; `pack/…` is shipped, `tenant/…` is the tenant's.
	PolicyID string `json:"policy_id"`
	// Message for people.
	Message string `json:"message"`
}
