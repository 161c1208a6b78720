// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidenceActor: Who caused it; without names, since the log outlives people.
type EvidenceActor struct {
	// See [PrincipalType].
	Type PrincipalType `json:"type"`
	// Identifier of the API key, delegation or person.
	ID string `json:"id"`
	// The person who answers for it, such as the creator of the API key; null where nobody does.
	Accountable *string `json:"accountable"`
}
