// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionError: Reason the provider refused.
type ActionError struct {
	// Kind of failure, such as `amount_exceeds_refundable`.
	Code string `json:"code"`
	// For people.
	Message string `json:"message"`
	// True if the proposal may be executed again.
	Retryable bool `json:"retryable"`
	// Seconds that the provider asks to wait; absent if it did not say so.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
