// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CallerTenant: The tenant of everything that the key creates or reads.
type CallerTenant struct {
	// Identifier of the tenant.
	TenantID string `json:"tenant_id"`
	// Tenant's name.
	Name string `json:"name"`
	// Creation time.
	CreatedAt Timestamp `json:"created_at"`
}
