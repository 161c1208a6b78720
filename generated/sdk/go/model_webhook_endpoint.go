// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpoint: An address to which events are sent.
type WebhookEndpoint struct {
	// Identifier of an endpoint (TypeID, sortable by time of creation).
	WebhookEndpointID string `json:"webhook_endpoint_id"`
	// Address to POST events to. `https:`, at port 443, of a host whose every address is public.
	Url string `json:"url"`
	// Its purpose, in your words.
	Description string `json:"description"`
	// Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
	Types []string `json:"types"`
	// See [WebhookFilter].
	Filter WebhookFilter `json:"filter"`
	// See [WebhookEndpointStatus].
	Status WebhookEndpointStatus `json:"status"`
	// First event of the log not yet processed for the endpoint. While it is not `on`, this stays at the first event that may have been missed: recover from there (`after_sequence` is one less) when it is on again.
	NextSequence int64 `json:"next_sequence"`
	// Start of the current failures; null unless the last attempt failed.
	FailingSince *Timestamp `json:"failing_since"`
	// Time of the last delivery.
	LastDeliveredAt *Timestamp `json:"last_delivered_at"`
	// Time until which previous secrets sign too; null if only one signs.
	SecretOverlapEndsAt *Timestamp `json:"secret_overlap_ends_at"`
	// Time of creation.
	CreatedAt Timestamp `json:"created_at"`
	// Time of the last change.
	UpdatedAt Timestamp `json:"updated_at"`
	// Counts its changes; `ETag` names it. Deliveries do not count.
	Version int64 `json:"version"`
}
