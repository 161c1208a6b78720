// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorBody: The error and its remedy.
type ErrorBody struct {
	// See [ErrorType].
	Type ErrorType `json:"type"`
	// For people. It names the field and, if there is one, the remedy; do not match on it.
	Message string `json:"message"`
	// See [ErrorCode].
	Code ErrorCode `json:"code"`
	// Id of the request in the service's logs; may be empty.
	CorrelationID string `json:"correlation_id"`
	// True if repeating the request later can succeed.
	Retryable bool `json:"retryable"`
	// Individual problems, if there are several or a field is at fault. At most 20.
	Details []ErrorDetail `json:"details,omitempty"`
}
