// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Integration: A tenant's connection to a provider, and its operations. Never includes credentials or accounts.
type Integration struct {
	// Identifier of the integration that performs the action.
	IntegrationID string `json:"integration_id"`
	// See [IntegrationKind].
	Kind IntegrationKind `json:"kind"`
	// Its name within the tenant.
	Name string `json:"name"`
	// True if it is switched on; otherwise it executes nothing.
	Enabled bool `json:"enabled"`
	// The problem that blocks every execution through it, including a freeze of it or of the tenant, and who can fix it; null if none is known. The provider is not asked.
	Problem *string `json:"problem"`
	// Operations that can be proposed.
	Operations []IntegrationOperation `json:"operations"`
	// Creation time.
	CreatedAt Timestamp `json:"created_at"`
	// Time of the last change.
	UpdatedAt Timestamp `json:"updated_at"`
}
