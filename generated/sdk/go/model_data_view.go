// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataView: A page of a view.
type DataView struct {
	// Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
	ViewKey string `json:"view_key"`
	// IANA name of a time zone.
	Timezone string `json:"timezone"`
	// Whole groups, by their earliest event.
	Groups []DataGroup `json:"groups"`
	// See [DataHealth].
	Health DataHealth `json:"health"`
	// Health of each source of the view, those that never loaded included.
	SourceHealth []DataSourceHealth `json:"source_health"`
	// See [DataSchema].
	Schema DataSchema `json:"schema"`
	// Optional data that the view holds at present.
	Capabilities []string `json:"capabilities"`
	// Send it as `cursor`, with the same filters, to get the next page; null when there is none.
	NextCursor *string `json:"next_cursor"`
}
