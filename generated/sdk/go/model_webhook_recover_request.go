// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookRecoverRequest: What is to be sent again.
type WebhookRecoverRequest struct {
	// Place of an event in the log of the tenant, which counts from 1 without gaps.
	AfterSequence int64 `json:"after_sequence"`
	// Whether what was delivered is sent again, too. If not, only what failed, and what was never sent.
	IncludeDelivered *bool `json:"include_delivered,omitempty"`
}
