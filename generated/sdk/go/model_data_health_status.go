// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataHealthStatus: `fresh`; `stale` (the last refresh failed, or none succeeded for long; the last good data is shown); `degraded` (a part of the last load was unusable); `unavailable` (the source never loaded).
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type DataHealthStatus string

// The labels of DataHealthStatus that this release of the package knows.
const DataHealthStatusFresh DataHealthStatus = "fresh"
const DataHealthStatusStale DataHealthStatus = "stale"
const DataHealthStatusDegraded DataHealthStatus = "degraded"
const DataHealthStatusUnavailable DataHealthStatus = "unavailable"

// IsKnown says whether this release of the package knows the label.
func (v DataHealthStatus) IsKnown() bool {
	switch v {
	case DataHealthStatusFresh, DataHealthStatusStale, DataHealthStatusDegraded, DataHealthStatusUnavailable:
		return true
	}
	return false
}
