// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DryRunOutcome: Only for a dry run, in whatever state the proposal is: what executing it at this moment would come to. `would_execute`: it would be executed; `needs_approval`: people have to approve it first; `would_fail`: the provider would refuse it, as `problems` say; `not_executable`: it cannot be executed, as `problems` say, since it is over, is being executed, or policy does not allow it.
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
