// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimProof: That the caller has the claim.
type OperationClaimProof struct {
	// The token of the claim, which nobody but who was given the claim has. It is a secret.
	Token string `json:"token"`
}
