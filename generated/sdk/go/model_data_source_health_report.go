// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataSourceHealthReport: Health, freshness and coverage of a source.
type DataSourceHealthReport struct {
	// Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
	ViewKey string `json:"view_key"`
	// Key under which the tenant has registered the source.
	SourceKey string `json:"source_key"`
	// See [DataHealthStatus].
	Status DataHealthStatus `json:"status"`
	// When the data was last known to be what the provider has.
	AsOf Timestamp `json:"as_of"`
	// Seconds since `as_of`.
	AgeSeconds int64 `json:"age_seconds"`
	// What is wrong, for people; the first of them.
	Problems []string `json:"problems"`
	// How much of the load that is served could not be used.
	ProblemCount int64 `json:"problem_count"`
	// The load that is served.
	Revision string `json:"revision"`
	// When it was fetched.
	FetchedAt Timestamp `json:"fetched_at"`
	// When the source was last asked, whether it answered or not.
	LastAttemptAt *Timestamp `json:"last_attempt_at,omitempty"`
	// See [DataCoverage].
	Coverage *DataCoverage `json:"coverage,omitempty"`
	// How many groups it has.
	GroupCount int64 `json:"group_count"`
	// Optional data that it holds at present.
	Capabilities []string `json:"capabilities"`
	// How often it is refreshed.
	RefreshIntervalSeconds float64 `json:"refresh_interval_seconds"`
}
