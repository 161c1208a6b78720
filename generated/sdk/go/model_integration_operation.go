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
	// The most that any payload of it is of.
	HighestRisk ActionRisk `json:"highest_risk"`
	// What each pack that allows the operation asks for. Of work of another pack it cannot be proposed.
	Limits []OperationLimits `json:"limits"`
	// What keeps everything of it from being executed, and who can mend that; null if nothing of the kind is known.
	Problem Nullable[string] `json:"problem,omitzero"`
}
