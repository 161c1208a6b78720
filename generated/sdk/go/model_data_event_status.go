// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEventStatus: State of an event; `interim` results are not final.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type DataEventStatus string

// The labels of DataEventStatus that this release of the package knows.
const DataEventStatusScheduled DataEventStatus = "scheduled"
const DataEventStatusLive DataEventStatus = "live"
const DataEventStatusInterim DataEventStatus = "interim"
const DataEventStatusFinished DataEventStatus = "finished"
const DataEventStatusAbandoned DataEventStatus = "abandoned"

// IsKnown says whether this release of the package knows the label.
func (v DataEventStatus) IsKnown() bool {
	switch v {
	case DataEventStatusScheduled, DataEventStatusLive, DataEventStatusInterim, DataEventStatusFinished, DataEventStatusAbandoned:
		return true
	}
	return false
}
