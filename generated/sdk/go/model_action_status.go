// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionStatus: State of an action. `outcome_unknown` lasts until the provider has said what it did.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ActionStatus string

// The labels of ActionStatus that this release of the package knows.
const ActionStatusRunning ActionStatus = "running"
const ActionStatusSucceeded ActionStatus = "succeeded"
const ActionStatusFailed ActionStatus = "failed"
const ActionStatusOutcomeUnknown ActionStatus = "outcome_unknown"

// IsKnown says whether this release of the package knows the label.
func (v ActionStatus) IsKnown() bool {
	switch v {
	case ActionStatusRunning, ActionStatusSucceeded, ActionStatusFailed, ActionStatusOutcomeUnknown:
		return true
	}
	return false
}
