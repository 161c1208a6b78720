// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimCompleteRequest: That it was done.
type OperationClaimCompleteRequest struct {
	// The token of the claim, which nobody but who was given the claim has. It is a secret.
	Token string `json:"token"`
	// What came of it: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.
	Result map[string]interface{} `json:"result"`
}
