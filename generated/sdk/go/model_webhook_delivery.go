// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookDelivery: An event sent to an endpoint, with every attempt. Kept for 30 days.
type WebhookDelivery struct {
	// Identifier of a delivery (TypeID, sortable by time of creation).
	WebhookDeliveryID string `json:"webhook_delivery_id"`
	// Identifier of an endpoint (TypeID, sortable by time of creation).
	WebhookEndpointID string `json:"webhook_endpoint_id"`
	// Identifier of an entry.
	EventID string `json:"event_id"`
	// Position of the event in the tenant's log.
	Sequence int64 `json:"sequence"`
	// See [EventType].
	Type EventType `json:"type"`
	// See [WebhookDeliveryStatus].
	Status WebhookDeliveryStatus `json:"status"`
	// Oldest first.
	Attempts []WebhookAttempt `json:"attempts"`
	// Time of the next attempt; null if none.
	NextAttemptAt *Timestamp `json:"next_attempt_at"`
	// The delivery that this one repeats; null if none.
	ReplayOf *string `json:"replay_of"`
	// Exact bytes sent.
	Body string `json:"body"`
	// Time of queuing.
	CreatedAt Timestamp `json:"created_at"`
}
