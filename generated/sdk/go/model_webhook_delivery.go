// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookDelivery: An event that is sent to an endpoint, with every attempt. Kept for 30 days.
type WebhookDelivery struct {
	// Identifier of a delivery (TypeID, sortable by time of creation).
	WebhookDeliveryID string `json:"webhook_delivery_id"`
	// Identifier of an endpoint (TypeID, sortable by time of creation).
	WebhookEndpointID string `json:"webhook_endpoint_id"`
	// Identifier of an entry.
	EventID string `json:"event_id"`
	// Place of the event in the log of the tenant.
	Sequence int64 `json:"sequence"`
	// See [EventType].
	Type EventType `json:"type"`
	// See [WebhookDeliveryStatus].
	Status WebhookDeliveryStatus `json:"status"`
	// The oldest first.
	Attempts []WebhookAttempt `json:"attempts"`
	// When it is sent next; null if it is not.
	NextAttemptAt *Timestamp `json:"next_attempt_at"`
	// The delivery that this one repeats; null for none.
	ReplayOf *string `json:"replay_of"`
	// What is sent, byte by byte.
	Body string `json:"body"`
	// When it was queued.
	CreatedAt Timestamp `json:"created_at"`
}
