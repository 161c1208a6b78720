// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// MessagePage: A page of messages, oldest first.
type MessagePage struct {
	// The messages of this page.
	Messages []Message `json:"messages"`
	// Send it as `page_token` to get the next page; null on the last page.
	NextPageToken *string `json:"next_page_token"`
}
