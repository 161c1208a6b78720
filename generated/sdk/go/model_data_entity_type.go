// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEntityType: Kind of entity.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type DataEntityType string

// The labels of DataEntityType that this release of the package knows.
const DataEntityTypeGroup DataEntityType = "group"
const DataEntityTypeEvent DataEntityType = "event"
const DataEntityTypeParticipant DataEntityType = "participant"

// IsKnown says whether this release of the package knows the label.
func (v DataEntityType) IsKnown() bool {
	switch v {
	case DataEntityTypeGroup, DataEntityTypeEvent, DataEntityTypeParticipant:
		return true
	}
	return false
}
