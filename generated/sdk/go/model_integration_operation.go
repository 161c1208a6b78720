// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// IntegrationOperation: An operation that can be proposed through an integration.
type IntegrationOperation struct {
	// See [ActionOperation].
	ActionOperation ActionOperation `json:"action_operation"`
	// See [ResourceType].
	ResourceType ResourceType `json:"resource_type"`
	// Name of the operation for people.
	Title string `json:"title"`
	// The highest risk of any payload.
	HighestRisk ActionRisk `json:"highest_risk"`
	// Requirements of each pack that allows the operation. Work of other packs cannot propose it.
	Limits []OperationLimits `json:"limits"`
	// The problem that blocks every execution of it, and who can fix it; null if none is known.
	Problem Nullable[string] `json:"problem,omitzero"`
}
