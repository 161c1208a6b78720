// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimAnswer: Work to carry out.
type OperationClaimAnswer struct {
	// The claim; null if none came.
	Claim *OperationClaim `json:"claim"`
}
