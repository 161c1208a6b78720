// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookFilter: Only events of WorkItems that are like this when the event is sent; with one of these, events that belong to no WorkItem are not sent. All that are given have to fit.
type WebhookFilter struct {
	// The pack of the WorkItem; null for any.
	PackKey *string `json:"pack_key"`
	// A tag that the WorkItem carries; null for any.
	Tag *string `json:"tag"`
}
