// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataLegacyID: A source's identifier of an entity.
type DataLegacyID struct {
	// Key under which the tenant has registered the source.
	SourceKey string `json:"source_key"`
	// The identifier, as the source writes it.
	ID string `json:"id"`
}
