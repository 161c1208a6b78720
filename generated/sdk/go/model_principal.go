// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Principal: The actor.
type Principal struct {
	// See [PrincipalType].
	Type PrincipalType `json:"type"`
	// Id of the API key, delegation or person.
	ID string `json:"id"`
	// Name for people, at that time.
	DisplayName string `json:"display_name"`
}
