// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Caller: Who makes the request, and what they may do.
type Caller struct {
	// See [CallerTenant].
	Tenant CallerTenant `json:"tenant"`
	// See [CallerKey].
	Key CallerKey `json:"key"`
	// The member who answers for the key; null for a key that nobody has claimed yet.
	Owner *CallerOwner `json:"owner"`
	// How somebody becomes the owner of a key that has none; null for one that has.
	Claim *string `json:"claim"`
	// The people who are accountable for what the key proposes, its owner first: none of them approves it. For a key that nobody owns these are the owners of the tenant.
	Accountables []string `json:"accountables"`
	// How many requests the key may make, by kind of door.
	RateLimits []CallerRateLimit `json:"rate_limits"`
	// The release of the service that answers. It may be later than the version of the contract.
	ServiceVersion string `json:"service_version"`
}
