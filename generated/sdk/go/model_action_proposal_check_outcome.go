// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalCheckOutcome: Provider's answer when last asked if it would do it: `ok`; `would_fail` if it would refuse it as things stood; `not_checked` if it could not be asked.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ActionProposalCheckOutcome string

// The labels of ActionProposalCheckOutcome that this release of the package knows.
const ActionProposalCheckOutcomeOk ActionProposalCheckOutcome = "ok"
const ActionProposalCheckOutcomeWouldFail ActionProposalCheckOutcome = "would_fail"
const ActionProposalCheckOutcomeNotChecked ActionProposalCheckOutcome = "not_checked"

// IsKnown says whether this release of the package knows the label.
func (v ActionProposalCheckOutcome) IsKnown() bool {
	switch v {
	case ActionProposalCheckOutcomeOk, ActionProposalCheckOutcomeWouldFail, ActionProposalCheckOutcomeNotChecked:
		return true
	}
	return false
}
