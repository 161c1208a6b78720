// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorBody: What went wrong and what to do about it.
type ErrorBody struct {
	// See [ErrorType].
	Type ErrorType `json:"type"`
	// For people. It names the field and the remedy where there is one; do not match on it.
	Message string `json:"message"`
	// See [ErrorCode].
	Code ErrorCode `json:"code"`
	// Names the request in the logs of the service; may be empty.
	CorrelationID string `json:"correlation_id"`
	// Whether repeating the same request later can succeed.
	Retryable bool `json:"retryable"`
	// The single problems, where there are several or a field is to blame. At most 20.
	Details []ErrorDetail `json:"details,omitempty"`
}
