// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionError: Why the provider did not do it.
type ActionError struct {
	// Kind of failure, such as `amount_exceeds_refundable`.
	Code string `json:"code"`
	// For people.
	Message string `json:"message"`
	// Whether the proposal may be executed again.
	Retryable bool `json:"retryable"`
	// How long the provider wants to be left alone; absent where it did not say so.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
