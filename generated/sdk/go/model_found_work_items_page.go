// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// FoundWorkItemsPage: A page of what a search has found.
type FoundWorkItemsPage struct {
	// The WorkItems of this page. They can be fewer than `limit`, or none, although more follow.
	Found []WorkItem `json:"found"`
	// Send it as `page_token` to search on; null when all was searched.
	NextPageToken *string `json:"next_page_token"`
	// How far this page and those before it have searched: they hold all that is found and was opened after this time (changed after it with the order `last_changed`, opened before it with `oldest`; with `due`, due before it, and, once all that is there, of the rest what was opened after it).
	SearchedSince Timestamp `json:"searched_since"`
}
