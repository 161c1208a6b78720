// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// DataEvidence: Where data comes from.
type DataEvidence struct {
	// Key under which the tenant has registered the source.
	SourceKey string `json:"source_key"`
	// The load of the source that brought it.
	Revision string `json:"revision"`
	// What the provider calls the record.
	ProviderID string `json:"provider_id"`
	// When it was fetched (RFC 3339, UTC).
	FetchedAt Timestamp `json:"fetched_at"`
	// SHA-256 of the document that held the record, as it was fetched.
	SHA256 string `json:"sha256"`
	// Fields, of what carries this evidence, whose present values the source supplied.
	Fields []string `json:"fields"`
}
