// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimProof: Proof of holding the claim.
type OperationClaimProof struct {
	// The token of the claim, known only to its holder. It is a secret.
	Token string `json:"token"`
}
