// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationStatus: Status: `active` accepts new proposals; `retired` only completes existing ones.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type OperationStatus string

// The labels of OperationStatus that this release of the package knows.
const OperationStatusActive OperationStatus = "active"
const OperationStatusRetired OperationStatus = "retired"

// IsKnown says whether this release of the package knows the label.
func (v OperationStatus) IsKnown() bool {
	switch v {
	case OperationStatusActive, OperationStatusRetired:
		return true
	}
	return false
}
