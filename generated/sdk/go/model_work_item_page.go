// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemPage: A page of WorkItems.
type WorkItemPage struct {
	// The WorkItems of this page.
	WorkItems []WorkItem `json:"work_items"`
	// Send it as `page_token` to get the next page; null on the last page.
	NextPageToken *string `json:"next_page_token"`
}
