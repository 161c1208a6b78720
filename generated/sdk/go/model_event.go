// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Event: An event in the tenant's log: what happened, and where to read the current state. It holds no personal data. The same event is identical everywhere: in the feed, in webhooks (`webhook-id`), in evidence (`entry_id`).
type Event struct {
	// Identifier of an entry.
	EventID string `json:"event_id"`
	// Position in the tenant's log, counted from 1 without gaps.
	Sequence int64 `json:"sequence"`
	// See [EventType].
	Type EventType `json:"type"`
	// Event time (RFC 3339, UTC, milliseconds).
	At Timestamp `json:"at"`
	// See [EventSubject].
	Subject EventSubject `json:"subject"`
	// The WorkItem of the event; null if it belongs to none.
	WorkItemID *string `json:"work_item_id"`
	// See [EvidenceActor].
	Actor EvidenceActor `json:"actor"`
	// Id of the request that caused it in the service's logs.
	CorrelationID string `json:"correlation_id"`
	// Path of this API that reads the subject; null if no operation returns it.
	Url *string `json:"url"`
	// The `data` of the entry, only with `expand=data` and only if the entry belongs to a WorkItem; personal values are salted commitments.
	Data map[string]interface{} `json:"data,omitempty"`
}
