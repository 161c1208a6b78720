// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataView: A page of a view.
type DataView struct {
	// Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
	ViewKey string `json:"view_key"`
	// IANA name of a time zone.
	Timezone string `json:"timezone"`
	// Whole groups, by earliest event.
	Groups []DataGroup `json:"groups"`
	// See [DataHealth].
	Health DataHealth `json:"health"`
	// Health of each source of the view, even of those that never loaded.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
	// Optional data that the view holds now.
	Capabilities []string `json:"capabilities"`
	// Send it as `cursor`, with the same filters, to get the next page; null on the last page.
	NextCursor *string `json:"next_cursor"`
}
