// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataSchema: What describes the shape of the data.
type DataSchema struct {
	// Key of a view, which names a stable contract of data and not a screen: `racing_catalog`. `customer_feed` is an old name of it, which new integrations must not use.
	ViewKey string `json:"view_key"`
	// Version of the shape; changes that break readers raise its first number.
	Version string `json:"version"`
	// JSON Schema of the extension of each adapter that took part, by its key.
	Extensions map[string]interface{} `json:"extensions"`
}
