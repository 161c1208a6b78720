// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ReportedError: One problem, of a field of the payload where one is to blame.
type ReportedError struct {
	// What it is, for people.
	Detail *string `json:"detail,omitempty"`
	// Where in the request it is (RFC 6901).
	Pointer *string `json:"pointer,omitempty"`
}
