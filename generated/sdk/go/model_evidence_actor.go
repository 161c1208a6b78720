// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidenceActor: The actor; without names, since the log outlives people.
type EvidenceActor struct {
	// See [PrincipalType].
	Type PrincipalType `json:"type"`
	// Id of the API key, delegation or person.
	ID string `json:"id"`
	// The person accountable for it, such as the creator of the API key; null if there is none.
	Accountable *string `json:"accountable"`
}
