// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Principal: Who did something.
type Principal struct {
	// See [PrincipalType].
	Type PrincipalType `json:"type"`
	// Identifier of the API key, delegation or person.
	ID string `json:"id"`
	// Name for people, as it was at the time.
	DisplayName string `json:"display_name"`
}
