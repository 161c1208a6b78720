// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimFailRequest: Reports that it was not done. If it may have been done, report nothing: the lease ends, the outcome unknown.
type OperationClaimFailRequest struct {
	// The token of the claim, known only to its holder. It is a secret.
	Token string `json:"token"`
	// See [OperationClaimFailure].
	Outcome OperationClaimFailure `json:"outcome"`
	// Reason, as a line of text.
	Message string `json:"message"`
	// Seconds to wait before the next attempt.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
