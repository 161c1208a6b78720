// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// PolicyDecision: Decision of policy: the action may run without a person (`auto_approve`), needs people (`require_approval`), or may not run (`deny`).
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type PolicyDecision string

// The labels of PolicyDecision that this release of the package knows.
const PolicyDecisionAutoApprove PolicyDecision = "auto_approve"
const PolicyDecisionRequireApproval PolicyDecision = "require_approval"
const PolicyDecisionDeny PolicyDecision = "deny"

// IsKnown says whether this release of the package knows the label.
func (v PolicyDecision) IsKnown() bool {
	switch v {
	case PolicyDecisionAutoApprove, PolicyDecisionRequireApproval, PolicyDecisionDeny:
		return true
	}
	return false
}
