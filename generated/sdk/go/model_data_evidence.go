// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEvidence: Origin of the data.
type DataEvidence struct {
	// Key under which the tenant has registered the source.
	SourceKey string `json:"source_key"`
	// The load that contained it.
	Revision string `json:"revision"`
	// The provider's id of the record.
	ProviderID string `json:"provider_id"`
	// Time of the fetch (RFC 3339, UTC).
	FetchedAt Timestamp `json:"fetched_at"`
	// SHA-256 of the document that held the record, as fetched.
	SHA256 string `json:"sha256"`
	// Fields of this object whose present values the source supplied.
	Fields []string `json:"fields"`
}
