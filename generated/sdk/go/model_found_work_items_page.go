// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// FoundWorkItemsPage: A page of search results.
type FoundWorkItemsPage struct {
	// The WorkItems of this page. May be fewer than `limit`, or none, although more follow.
	Found []WorkItem `json:"found"`
	// Send it as `page_token` to search on; null when all was searched.
	NextPageToken *string `json:"next_page_token"`
	// Time that this page and those before it have reached. They hold all matches opened after this time (`last_changed`: changed after it; `oldest`: opened before it; `due`: due before it and, once all of those are listed, the other matches opened after it).
	SearchedSince Timestamp `json:"searched_since"`
}
