// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidenceEntry: One change, as the event log of the tenant holds it.
type EvidenceEntry struct {
	// Place in the log of the tenant, which counts from 1 without gaps.
	Sequence int64 `json:"sequence"`
	// Identifier of an entry.
	EntryID string `json:"entry_id"`
	// What happened, as `<subject>.<past participle>`. New types may come.
	Type string `json:"type"`
	// See [EvidenceSubject].
	Subject EvidenceSubject `json:"subject"`
	// Version of the subject after the change; of a message, the version of its WorkItem.
	SubjectVersion int64 `json:"subject_version"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// See [EvidenceActor].
	Actor EvidenceActor `json:"actor"`
	// Names the request that caused it in the logs of the service.
	CorrelationID string `json:"correlation_id"`
	// When it happened (RFC 3339, UTC, milliseconds).
	At Timestamp `json:"at"`
	// SHA-256 of the canonical form (RFC 8785) of `data`.
	DataHash string `json:"data_hash"`
	// What changed, by type of entry. `commitments` holds personal values, and what a decision was derived from (`facts`, `voices`), as HMAC-SHA-256 under a salt that exported packets carry.
	Data map[string]interface{} `json:"data"`
	// RFC 9162 leaf hash of the entry: its canonical form with `tenant_id`, where `data` is left out and counts by its hash.
	Hash string `json:"hash"`
}
