// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalPage: A page of proposals, newest first.
type ActionProposalPage struct {
	// The proposals of this page.
	ActionProposals []ActionProposal `json:"action_proposals"`
	// For the next page; null on the last one.
	NextPageToken *string `json:"next_page_token"`
}
