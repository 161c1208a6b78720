// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookRecovery: What is being sent again.
type WebhookRecovery struct {
	// Events behind this one.
	AfterSequence int64 `json:"after_sequence"`
	// Up to this one; what is behind it is sent anyway.
	UpToSequence int64 `json:"up_to_sequence"`
	// Whether what was delivered is among it.
	IncludeDelivered bool `json:"include_delivered"`
}
