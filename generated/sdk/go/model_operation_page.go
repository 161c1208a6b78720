// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationPage: A page of operations: those of the service first, then those of the tenant, by name.
type OperationPage struct {
	// The operations of this page.
	Operations []Operation `json:"operations"`
	// For the next page; null on the last one.
	NextPageToken *string `json:"next_page_token"`
}
