// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ErrorDetail: One problem of a request.
type ErrorDetail struct {
	// Path of the field in the body, or name of the query parameter, path parameter or header.
	Field string `json:"field"`
	// The problem.
	Problem string `json:"problem"`
}
