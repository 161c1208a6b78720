// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookFilter: Sends only events of WorkItems that match when the event is sent; with any filter, events without a WorkItem are not sent. All given filters must match.
type WebhookFilter struct {
	// The pack of the WorkItem; null for any.
	PackKey *string `json:"pack_key"`
	// A tag that the WorkItem carries; null for any.
	Tag *string `json:"tag"`
}
