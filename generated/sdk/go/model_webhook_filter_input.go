// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookFilterInput: Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to no WorkItem are not sent. All that are given have to fit.
type WebhookFilterInput struct {
	// The pack of the WorkItem; null for any.
	PackKey Nullable[string] `json:"pack_key,omitzero"`
	// A tag that the WorkItem carries; null for any.
	Tag Nullable[string] `json:"tag,omitzero"`
}
