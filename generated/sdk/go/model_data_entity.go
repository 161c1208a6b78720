// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEntity: One entity, in `group`, `event` or `participant` as `entity_type` says. Times are localised to UTC.
type DataEntity struct {
	// Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
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
	// Health of each source of the entity's group.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
}
