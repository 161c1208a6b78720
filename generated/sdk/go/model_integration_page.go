// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// IntegrationPage: A page of integrations, oldest first.
type IntegrationPage struct {
	// The integrations of this page.
	Integrations []Integration `json:"integrations"`
	// For the next page; null on the last one.
	NextPageToken *string `json:"next_page_token"`
}
