// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEntity: One entity: `group`, `event` or `participant` holds it, as `entity_type` says. Times are localised to UTC.
type DataEntity struct {
	// Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
	ViewKey string `json:"view_key"`
	// See [DataEntityType].
	EntityType DataEntityType `json:"entity_type"`
	// A canonical identifier, or one by which a source names the entity.
	EntityID string `json:"entity_id"`
	// A canonical identifier, or one by which a source names the entity.
	GroupID string `json:"group_id"`
	// A canonical identifier, or one by which a source names the entity.
	EventID *string `json:"event_id,omitempty"`
	// See [DataGroup].
	Group *DataGroup `json:"group,omitempty"`
	// See [DataEvent].
	Event *DataEvent `json:"event,omitempty"`
	// See [DataParticipant].
	Participant *DataParticipant `json:"participant,omitempty"`
	// See [DataHealth].
	Health DataHealth `json:"health"`
	// Health of each source of the group that it belongs to.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
}
