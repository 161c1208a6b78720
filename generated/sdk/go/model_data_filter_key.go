// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataFilterKey: Groups shown: `all`; `today` (an event is today), `upcoming` (an event is ahead), `live` (an event is live or interim), `finished` (every event is finished or abandoned).
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type DataFilterKey string

// The labels of DataFilterKey that this release of the package knows.
const DataFilterKeyAll DataFilterKey = "all"
const DataFilterKeyToday DataFilterKey = "today"
const DataFilterKeyUpcoming DataFilterKey = "upcoming"
const DataFilterKeyLive DataFilterKey = "live"
const DataFilterKeyFinished DataFilterKey = "finished"

// IsKnown says whether this release of the package knows the label.
func (v DataFilterKey) IsKnown() bool {
	switch v {
	case DataFilterKeyAll, DataFilterKeyToday, DataFilterKeyUpcoming, DataFilterKeyLive, DataFilterKeyFinished:
		return true
	}
	return false
}
