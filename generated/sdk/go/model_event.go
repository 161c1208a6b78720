// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Event: Something that happened, as the log of the tenant has it: what it was, and where to read how it is now. It holds no personal data. The same event is the same everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`).
type Event struct {
	// Identifier of an entry.
	EventID string `json:"event_id"`
	// Place in the log of the tenant, which counts from 1 without gaps.
	Sequence int64 `json:"sequence"`
	// See [EventType].
	Type EventType `json:"type"`
	// When it happened (RFC 3339, UTC, milliseconds).
	At Timestamp `json:"at"`
	// See [EventSubject].
	Subject EventSubject `json:"subject"`
	// The WorkItem that it belongs to; null for what belongs to none.
	WorkItemID *string `json:"work_item_id"`
	// See [EvidenceActor].
	Actor EvidenceActor `json:"actor"`
	// Names the request that caused it in the logs of the service.
	CorrelationID string `json:"correlation_id"`
	// Where the subject can be read, as a path of this API; null where no operation answers with it.
	Url *string `json:"url"`
	// The `data` of the entry, with `expand=data` only, and only of entries that belong to a WorkItem; personal values are in it as salted commitments.
	Data map[string]interface{} `json:"data,omitempty"`
}
