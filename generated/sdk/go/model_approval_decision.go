// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ApprovalDecision: Decision of the person.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ApprovalDecision string

// The labels of ApprovalDecision that this release of the package knows.
const ApprovalDecisionApprove ApprovalDecision = "approve"
const ApprovalDecisionReject ApprovalDecision = "reject"

// IsKnown says whether this release of the package knows the label.
func (v ApprovalDecision) IsKnown() bool {
	switch v {
	case ApprovalDecisionApprove, ApprovalDecisionReject:
		return true
	}
	return false
}
