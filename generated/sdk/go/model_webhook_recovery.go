// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookRecovery: Events being sent again.
type WebhookRecovery struct {
	// Events after this one.
	AfterSequence int64 `json:"after_sequence"`
	// Up to this one; later events are sent anyway.
	UpToSequence int64 `json:"up_to_sequence"`
	// True if delivered events are included.
	IncludeDelivered bool `json:"include_delivered"`
}
