// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ReportedState: `done`: it was done; `failed`: nothing was done. Do not report an unclear outcome.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ReportedState string

// The labels of ReportedState that this release of the package knows.
const ReportedStateDone ReportedState = "done"
const ReportedStateFailed ReportedState = "failed"

// IsKnown says whether this release of the package knows the label.
func (v ReportedState) IsKnown() bool {
	switch v {
	case ReportedStateDone, ReportedStateFailed:
		return true
	}
	return false
}
