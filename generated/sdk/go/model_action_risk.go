// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionRisk: Harm that an action can do. High risk needs a person, whatever the amount.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ActionRisk string

// The labels of ActionRisk that this release of the package knows.
const ActionRiskLow ActionRisk = "low"
const ActionRiskMedium ActionRisk = "medium"
const ActionRiskHigh ActionRisk = "high"

// IsKnown says whether this release of the package knows the label.
func (v ActionRisk) IsKnown() bool {
	switch v {
	case ActionRiskLow, ActionRiskMedium, ActionRiskHigh:
		return true
	}
	return false
}
