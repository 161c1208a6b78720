// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataGroup: A meeting: the races of one track on one local day. Always whole.
type DataGroup struct {
	// A canonical identifier, or one by which a source names the entity.
	GroupID string `json:"group_id"`
	// Ids in the sources.
	LegacyIDs []DataLegacyID `json:"legacy_ids"`
	// Title of the meeting.
	Title string `json:"title"`
	// A local date, YYYY-MM-DD.
	Date string `json:"date"`
	// Time zone of the track: an IANA name, or the offset that the source says, such as `+10:00`, if no more is known.
	Timezone string `json:"timezone"`
	// See [DataGroupAttributes].
	Attributes DataGroupAttributes `json:"attributes"`
	// All known races, by number.
	Events []DataEvent `json:"events"`
	// Records that it is based on.
	Evidence []DataEvidence `json:"evidence"`
	// See [DataHealth].
	Health DataHealth `json:"health"`
	// Health of each participating source.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
	// Optional data that this group holds.
	Capabilities []string `json:"capabilities"`
	// Data that only some sources supply, by adapter key; `schema.extensions` describes it.
	Extensions map[string]interface{} `json:"extensions"`
}
