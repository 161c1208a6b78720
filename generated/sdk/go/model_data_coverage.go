// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataCoverage: Local dates of the first and the last group.
type DataCoverage struct {
	// A local date, YYYY-MM-DD.
	From string `json:"from"`
	// A local date, YYYY-MM-DD.
	To string `json:"to"`
}
