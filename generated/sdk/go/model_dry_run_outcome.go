// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DryRunOutcome: Only for a dry run, in any state of the proposal: the outcome if it were executed now. `would_execute`: it would be executed; `needs_approval`: people must approve it first; `would_fail`: the provider would refuse it, see `problems`; `not_executable`: it is over, is being executed, or policy does not allow it, see `problems`.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type DryRunOutcome string

// The labels of DryRunOutcome that this release of the package knows.
const DryRunOutcomeWouldExecute DryRunOutcome = "would_execute"
const DryRunOutcomeNeedsApproval DryRunOutcome = "needs_approval"
const DryRunOutcomeWouldFail DryRunOutcome = "would_fail"
const DryRunOutcomeNotExecutable DryRunOutcome = "not_executable"

// IsKnown says whether this release of the package knows the label.
func (v DryRunOutcome) IsKnown() bool {
	switch v {
	case DryRunOutcomeWouldExecute, DryRunOutcomeNeedsApproval, DryRunOutcomeWouldFail, DryRunOutcomeNotExecutable:
		return true
	}
	return false
}
