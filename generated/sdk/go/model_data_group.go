// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataGroup: A meeting, the races of one track on one local day; always whole.
type DataGroup struct {
	// A canonical identifier, or one by which a source names the entity.
	GroupID string `json:"group_id"`
	// What the sources call it.
	LegacyIDs []DataLegacyID `json:"legacy_ids"`
	// Title of the meeting.
	Title string `json:"title"`
	// A local date, YYYY-MM-DD.
	Date string `json:"date"`
	// Time zone of the track: an IANA name, or, where no more is known, the offset that the source says, such as `+10:00`.
	Timezone string `json:"timezone"`
	// See [DataGroupAttributes].
	Attributes DataGroupAttributes `json:"attributes"`
	// Every race that is known, by number.
	Events []DataEvent `json:"events"`
	// The records that it was made of.
	Evidence []DataEvidence `json:"evidence"`
	// See [DataHealth].
	Health DataHealth `json:"health"`
	// Health of each source that took part.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
	// Optional data that this group holds.
	Capabilities []string `json:"capabilities"`
	// What only some sources supply, by the key of the adapter; `schema.extensions` describes it.
	Extensions map[string]interface{} `json:"extensions"`
}
