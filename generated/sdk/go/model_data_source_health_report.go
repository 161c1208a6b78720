// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataSourceHealthReport: Health, freshness and coverage of a source.
type DataSourceHealthReport struct {
	// Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
	ViewKey string `json:"view_key"`
	// Key under which the tenant has registered the source.
	SourceKey string `json:"source_key"`
	// See [DataHealthStatus].
	Status DataHealthStatus `json:"status"`
	// Time at which the data last matched the provider's.
	AsOf Timestamp `json:"as_of"`
	// Seconds since `as_of`.
	AgeSeconds int64 `json:"age_seconds"`
	// Problems, for people; only the first ones.
	Problems []string `json:"problems"`
	// Number of unusable parts of the served load.
	ProblemCount int64 `json:"problem_count"`
	// The load that is served.
	Revision string `json:"revision"`
	// Time of the fetch.
	FetchedAt Timestamp `json:"fetched_at"`
	// Time of the last attempt to load, successful or not.
	LastAttemptAt *Timestamp `json:"last_attempt_at,omitempty"`
	// See [DataCoverage].
	Coverage *DataCoverage `json:"coverage,omitempty"`
	// Number of groups.
	GroupCount int64 `json:"group_count"`
	// Optional data that it holds now.
	Capabilities []string `json:"capabilities"`
	// Seconds between refreshes.
	RefreshIntervalSeconds float64 `json:"refresh_interval_seconds"`
}
