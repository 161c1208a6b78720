// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpoint: An address to which events are sent.
type WebhookEndpoint struct {
	// Identifier of an endpoint (TypeID, sortable by time of creation).
	WebhookEndpointID string `json:"webhook_endpoint_id"`
	// Where events are sent by POST. `https:`, at port 443, of a host whose every address is public.
	Url string `json:"url"`
	// What it is for, in your words.
	Description string `json:"description"`
	// Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all.
	Types []string `json:"types"`
	// See [WebhookFilter].
	Filter WebhookFilter `json:"filter"`
	// See [WebhookEndpointStatus].
	Status WebhookEndpointStatus `json:"status"`
	// The first event of the log that was not looked at for it yet. While it is not `on` this stands still, at the first event that it may have missed: recover from there (`after_sequence` is one less) when it is on again.
	NextSequence int64 `json:"next_sequence"`
	// Since when nothing could be delivered; null unless the last attempt failed.
	FailingSince *Timestamp `json:"failing_since"`
	// When something was delivered last.
	LastDeliveredAt *Timestamp `json:"last_delivered_at"`
	// Until when the secrets before the last rotation sign too; null if one alone signs.
	SecretOverlapEndsAt *Timestamp `json:"secret_overlap_ends_at"`
	// When it was created.
	CreatedAt Timestamp `json:"created_at"`
	// When it was changed last.
	UpdatedAt Timestamp `json:"updated_at"`
	// Counts its changes; `ETag` names it. Deliveries are no changes.
	Version int64 `json:"version"`
}
