// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidenceEntry: One change, as the tenant's event log records it.
type EvidenceEntry struct {
	// Position in the tenant's log, counted from 1 without gaps.
	Sequence int64 `json:"sequence"`
	// Identifier of an entry.
	EntryID string `json:"entry_id"`
	// The event, as `<subject>.<past participle>`. New types may come.
	Type string `json:"type"`
	// See [EvidenceSubject].
	Subject EvidenceSubject `json:"subject"`
	// Version of the subject after the change; for a message, that of its WorkItem.
	SubjectVersion int64 `json:"subject_version"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// See [EvidenceActor].
	Actor EvidenceActor `json:"actor"`
	// Id of the request that caused it in the service's logs.
	CorrelationID string `json:"correlation_id"`
	// Time of change (RFC 3339, UTC, milliseconds).
	At Timestamp `json:"at"`
	// SHA-256 of the canonical form (RFC 8785) of `data`.
	DataHash string `json:"data_hash"`
	// The change, by type of entry. `commitments` holds personal values and the inputs of a decision (`facts`, `voices`), as HMAC-SHA-256 under a salt that exported packets carry.
	Data map[string]interface{} `json:"data"`
	// RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`; the hash of `data` stands in for `data`.
	Hash string `json:"hash"`
}
