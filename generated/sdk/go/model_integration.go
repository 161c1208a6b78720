// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Integration: A tenant's way to a provider, and what can be proposed through it. Never its credentials or accounts.
type Integration struct {
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// See [IntegrationKind].
	Kind IntegrationKind `json:"kind"`
	// What the people of the tenant call it.
	Name string `json:"name"`
	// Whether it is switched on; nothing is executed through one that is not.
	Enabled bool `json:"enabled"`
	// What keeps everything from being executed through it, also that it or the tenant is frozen, and who can mend that; null if nothing of the kind is known. The provider is not asked.
	Problem *string `json:"problem"`
	// What can be proposed through it.
	Operations []IntegrationOperation `json:"operations"`
	// When it was made.
	CreatedAt Timestamp `json:"created_at"`
	// When it was changed last.
	UpdatedAt Timestamp `json:"updated_at"`
}
