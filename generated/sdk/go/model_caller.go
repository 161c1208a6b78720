// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Caller: The caller and its permissions.
type Caller struct {
	// See [CallerTenant].
	Tenant CallerTenant `json:"tenant"`
	// See [CallerKey].
	Key CallerKey `json:"key"`
	// The member accountable for the key; null if nobody has claimed it yet.
	Owner *CallerOwner `json:"owner"`
	// Way to claim a key without an owner; null if owned.
	Claim *string `json:"claim"`
	// The people accountable for the key's proposals, its owner first. None of them approves these. If nobody owns the key, they are the owners of the tenant.
	Accountables []string `json:"accountables"`
	// Request limits of the key, by class.
	RateLimits []CallerRateLimit `json:"rate_limits"`
	// Release of the answering service. It may be later than the version of the contract.
	ServiceVersion string `json:"service_version"`
}
