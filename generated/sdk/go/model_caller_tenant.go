// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerTenant: The tenant that everything belongs to which the key makes or sees.
type CallerTenant struct {
	// Identifier of the tenant.
	TenantID string `json:"tenant_id"`
	// What it is called.
	Name string `json:"name"`
	// When it was made.
	CreatedAt Timestamp `json:"created_at"`
}
