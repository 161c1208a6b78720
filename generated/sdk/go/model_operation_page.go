// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationPage: A page of operations; those that the service brings along come first, then the tenant's own, by name.
type OperationPage struct {
	// The operations of this page.
	Operations []Operation `json:"operations"`
	// For the next page; null on the last one.
	NextPageToken *string `json:"next_page_token"`
}
