// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionPage: A page of action records, newest first.
type ActionPage struct {
	// The records of this page.
	Actions []Action `json:"actions"`
	// For the next page; null on the last one.
	NextPageToken *string `json:"next_page_token"`
}
