// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalStatus: State of a proposal. `pending_approval` waits for people. `auto_approved` and `approved` can be executed. `outcome_unknown` waits until the provider's outcome is known. `rejected`, `denied`, `expired`, `cancelled`, `executed` and `execution_failed` are final, except that a failure the provider calls retryable may be executed again.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ActionProposalStatus string

// The labels of ActionProposalStatus that this release of the package knows.
const ActionProposalStatusPendingApproval ActionProposalStatus = "pending_approval"
const ActionProposalStatusAutoApproved ActionProposalStatus = "auto_approved"
const ActionProposalStatusApproved ActionProposalStatus = "approved"
const ActionProposalStatusRejected ActionProposalStatus = "rejected"
const ActionProposalStatusDenied ActionProposalStatus = "denied"
const ActionProposalStatusExpired ActionProposalStatus = "expired"
const ActionProposalStatusCancelled ActionProposalStatus = "cancelled"
const ActionProposalStatusExecuting ActionProposalStatus = "executing"
const ActionProposalStatusExecuted ActionProposalStatus = "executed"
const ActionProposalStatusExecutionFailed ActionProposalStatus = "execution_failed"
const ActionProposalStatusOutcomeUnknown ActionProposalStatus = "outcome_unknown"

// IsKnown says whether this release of the package knows the label.
func (v ActionProposalStatus) IsKnown() bool {
	switch v {
	case ActionProposalStatusPendingApproval, ActionProposalStatusAutoApproved, ActionProposalStatusApproved, ActionProposalStatusRejected, ActionProposalStatusDenied, ActionProposalStatusExpired, ActionProposalStatusCancelled, ActionProposalStatusExecuting, ActionProposalStatusExecuted, ActionProposalStatusExecutionFailed, ActionProposalStatusOutcomeUnknown:
		return true
	}
	return false
}
