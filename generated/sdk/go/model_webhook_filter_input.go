// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookFilterInput: Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match.
type WebhookFilterInput struct {
	// The pack of the WorkItem; null for any.
	PackKey Nullable[string] `json:"pack_key,omitzero"`
	// A tag that the WorkItem carries; null for any.
	Tag Nullable[string] `json:"tag,omitzero"`
}
