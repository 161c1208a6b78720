// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookRecoverRequest: Events to send again.
type WebhookRecoverRequest struct {
	// Position in the tenant's log, counted from 1 without gaps.
	AfterSequence int64 `json:"after_sequence"`
	// True to send delivered events again, too. Otherwise only failed and unsent ones.
	IncludeDelivered *bool `json:"include_delivered,omitempty"`
}
