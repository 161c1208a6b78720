// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ReportedProblem: Why something was not done (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`.
type ReportedProblem struct {
	// Names the kind of problem; a URI.
	Type *string `json:"type,omitempty"`
	// The kind of problem, for people.
	Title *string `json:"title,omitempty"`
	// The status that it would be answered with.
	Status *int64 `json:"status,omitempty"`
	// What it is this time, for people.
	Detail *string `json:"detail,omitempty"`
	// Names this problem; a URI.
	Instance *string `json:"instance,omitempty"`
	// The single problems; the first one is shown.
	Errors []ReportedError `json:"errors,omitempty"`
}
