// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidenceSubject: The subject.
type EvidenceSubject struct {
	// Kind of the subject, such as `work_item`, `message` or `evidence_export`.
	Type string `json:"type"`
	// Identifier of the subject.
	ID string `json:"id"`
}
