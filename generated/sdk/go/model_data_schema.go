// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataSchema: Description of the data's shape.
type DataSchema struct {
	// Key of a view: a stable data contract, not a screen, such as `racing_catalog`. `customer_feed` is an old name of it; new integrations must not use it.
	ViewKey string `json:"view_key"`
	// Version of the shape; breaking changes raise its first number.
	Version string `json:"version"`
	// JSON Schema of each participating adapter's extension, by adapter key.
	Extensions map[string]interface{} `json:"extensions"`
}
