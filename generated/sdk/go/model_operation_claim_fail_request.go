// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimFailRequest: That it was not done. What may have been done is reported by nobody, so that the lease ends and it is unknown.
type OperationClaimFailRequest struct {
	// The token of the claim, which nobody but who was given the claim has. It is a secret.
	Token string `json:"token"`
	// See [OperationClaimFailure].
	Outcome OperationClaimFailure `json:"outcome"`
	// Why, in a line for people.
	Message string `json:"message"`
	// How long to wait before it is tried again.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
