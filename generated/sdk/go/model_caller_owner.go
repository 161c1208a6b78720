// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerOwner: The member accountable for the key.
type CallerOwner struct {
	// Identifier of the person.
	PersonID string `json:"person_id"`
	// Name of the person.
	DisplayName string `json:"display_name"`
}
