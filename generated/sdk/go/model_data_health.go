// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataHealth: Reliability of the data.
type DataHealth struct {
	// See [DataHealthStatus].
	Status DataHealthStatus `json:"status"`
	// Time at which the data last matched the provider's; absent if it never did.
	AsOf *Timestamp `json:"as_of,omitempty"`
	// Seconds since `as_of`.
	AgeSeconds *int64 `json:"age_seconds,omitempty"`
	// Problems, for people.
	Problems []string `json:"problems"`
}
