// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// EvidencePage: A page of evidence, oldest entry first.
type EvidencePage struct {
	// The entries of this page.
	Entries []EvidenceEntry `json:"entries"`
	// Send it as `page_token` to get the next page; null on the last page.
	NextPageToken *string `json:"next_page_token"`
}
