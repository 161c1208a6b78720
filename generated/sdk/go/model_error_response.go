// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorResponse: The body of every answer above 399.
type ErrorResponse struct {
	// See [ErrorBody].
	Error ErrorBody `json:"error"`
}
