// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimCompleteRequest: Reports success.
type OperationClaimCompleteRequest struct {
	// The token of the claim, known only to its holder. It is a secret.
	Token string `json:"token"`
	// Result: the members that the `result_schema` of the operation has, with or without `type`; at most 64 KiB.
	Result map[string]interface{} `json:"result"`
}
