// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EventSubject: Subject of it.
type EventSubject struct {
	// Kind of the subject, such as `work_item`, `action_proposal` or `integration`.
	Type string `json:"type"`
	// Identifier of the subject.
	ID string `json:"id"`
}
