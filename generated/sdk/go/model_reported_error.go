// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ReportedError: One problem, and the field of the payload at fault, if any.
type ReportedError struct {
	// Problem, for people.
	Detail *string `json:"detail,omitempty"`
	// Its place in the request (RFC 6901).
	Pointer *string `json:"pointer,omitempty"`
}
