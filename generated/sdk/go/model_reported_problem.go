// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ReportedProblem: Reason for the failure (RFC 9457). People are shown the `detail` of the first of its `errors`, or its `detail`, or its `title`.
type ReportedProblem struct {
	// URI of the kind of problem.
	Type *string `json:"type,omitempty"`
	// The kind of problem, for people.
	Title *string `json:"title,omitempty"`
	// Status that describes the problem.
	Status *int64 `json:"status,omitempty"`
	// This occurrence, for people.
	Detail *string `json:"detail,omitempty"`
	// URI of this problem.
	Instance *string `json:"instance,omitempty"`
	// The individual problems; the first is shown.
	Errors []ReportedError `json:"errors,omitempty"`
}
