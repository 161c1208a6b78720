// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// ActionsAPI has the operations of the contract's tag Actions. It is a field of [Client].
type ActionsAPI service

// CancelProposal: Cancel a proposal. The key needs the scope work.actions.
//
// Takes back a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; in every other final state it is 409 `invalid_state`. Only its proposer, the people who are accountable for it, and those who may approve it cancel a proposal: 403 `authorization_error` for others. The body is not read.
func (s *ActionsAPI) CancelProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}/cancel")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // Cancelling a cancelled proposal changes nothing.
	return send[ActionProposal](ctx, s.client, r, options)
}

// ExecuteProposal: Execute a proposal. The key needs the scope work.actions.
//
// Policy is asked again, on what it says now and on the payload as it is now. Then the action is executed, once: executing an executed proposal again answers with the same action record.  With `dry_run` it says what would happen, in any state, and changes nothing: no side effect, no action record, no status. `outcome` says whether it would be executed, needs people first, would be refused by the provider, or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the database is `payload_mismatch`.  What workers carry out (an integration of the kind `pull`) passes the same checks and then waits for one: the answer has the proposal as it is, no `action`, and `next`. It is `executing` once a worker has taken it (`claimOperation`); until then it can be cancelled.  Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow it, as where it is `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved, but by now needs more approvals; it is `pending_approval` from then on).
func (s *ActionsAPI) ExecuteProposal(ctx context.Context, proposalID string, body ActionProposalExecuteRequest, options ...RequestOption) (*ActionProposalExecution, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}/execute")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The proposal itself is the key; it is never executed twice.
	r.setBody("application/json", body)
	return send[ActionProposalExecution](ctx, s.client, r, options)
}

// Get: Get an action record. The key needs the scope work.actions.
//
// The record of one execution.
func (s *ActionsAPI) Get(ctx context.Context, actionID string, options ...RequestOption) (*Action, error) {
	path := strings.NewReplacer("{action_id}", pathSegment(actionID)).Replace("/api/v1/public/actions/{action_id}")
	r := newRequest(http.MethodGet, path)
	return send[Action](ctx, s.client, r, options)
}

// GetProposal: Get a proposal. The key needs the scope work.actions.
//
// The proposal as it is now, with the decisions of policy and people.
func (s *ActionsAPI) GetProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}")
	r := newRequest(http.MethodGet, path)
	return send[ActionProposal](ctx, s.client, r, options)
}

// ListActionsParams are what [ActionsAPI.List] can be given. What has its zero value is not sent.
type ListActionsParams struct {
	// Only actions of this WorkItem.
	WorkItemID string
	// How many entries a page holds at most. Values above 200 are read as 200.
	Limit int64
	// The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
	PageToken string
}

// List: List action records. The key needs the scope work.actions.
//
// What was executed, the newest first. Of a WorkItem that is not there, nothing was.
func (s *ActionsAPI) List(ctx context.Context, params *ListActionsParams, options ...RequestOption) (*ActionPage, error) {
	if params == nil {
		params = &ListActionsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/actions")
	r.setQuery("work_item_id", params.WorkItemID)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[ActionPage](ctx, s.client, r, options)
}

// AllActions goes over the entries of all pages of [ActionsAPI.List].
func (s *ActionsAPI) AllActions(ctx context.Context, params *ListActionsParams, options ...RequestOption) Iterator[Action] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]Action, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Actions, page.NextPageToken, nil
	})
}

// ListActionProposalsParams are what [ActionsAPI.ListProposals] can be given. What has its zero value is not sent.
type ListActionProposalsParams struct {
	// How many entries a page holds at most. Values above 200 are read as 200.
	Limit int64
	// The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
	PageToken string
}

// ListProposals: List the proposals of a WorkItem. The key needs the scope work.actions.
//
// The newest first.
func (s *ActionsAPI) ListProposals(ctx context.Context, workItemID string, params *ListActionProposalsParams, options ...RequestOption) (*ActionProposalPage, error) {
	if params == nil {
		params = &ListActionProposalsParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/action-proposals")
	r := newRequest(http.MethodGet, path)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[ActionProposalPage](ctx, s.client, r, options)
}

// AllActionProposals goes over the entries of all pages of [ActionsAPI.ListProposals].
func (s *ActionsAPI) AllActionProposals(ctx context.Context, workItemID string, params *ListActionProposalsParams, options ...RequestOption) Iterator[ActionProposal] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]ActionProposal, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.ListProposals(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.ActionProposals, page.NextPageToken, nil
	})
}

// CreateActionProposalParams are what [ActionsAPI.Propose] can be given. What has its zero value is not sent.
type CreateActionProposalParams struct {
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
	IdempotencyKey string
}

// Propose: Propose an action. The key needs the scope work.actions.
//
// Hands in a side effect for approval. Policy is asked at once: the proposal comes back `auto_approved`, `pending_approval`, or `denied`, with the reasons. What was approved is what is executed: a changed payload is a new proposal, which may name the one that it `supersedes`.  The provider is asked too whether it would do it, for three seconds at most, and `check` says what it answered. What it would refuse is made all the same, since what a provider finds may lag behind; but it is never approved without a person, and nobody can approve it before it was checked again (`recheck`).  A WorkItem that is not there is 404; an `integration_id` or `supersedes` that is not there is 400 and named in `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.  So many proposals may be open at once, waiting or approved: 50 of each accountable person, and 1,000 of the tenant. Beyond that it is 409 `too_many_pending`.
func (s *ActionsAPI) Propose(ctx context.Context, workItemID string, body ActionProposalCreateRequest, params *CreateActionProposalParams, options ...RequestOption) (*ActionProposal, error) {
	if params == nil {
		params = &CreateActionProposalParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/action-proposals")
	r := newRequest(http.MethodPost, path)
	r.setBody("application/json", body)
	r.setHeader("Idempotency-Key", params.IdempotencyKey)
	return send[ActionProposal](ctx, s.client, r, options)
}

// RecheckProposal: Check a proposal again. The key needs the scope work.actions.
//
// Asks the provider again whether it would do it, and keeps the answer as `check` of the proposal. What the provider would refuse cannot be approved until it says otherwise here; what it would do may be approved by people then, never by policy.  Only an open proposal is checked: 409 `invalid_state` otherwise, where its integration is switched off, and where that has no way to be asked. A provider that cannot be asked within three seconds is 503 `unavailable`: what it said before still counts. A proposal is checked once in five seconds: 429 with `Retry-After` before. The body is not read.
func (s *ActionsAPI) RecheckProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}/recheck")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // It asks once more, and has no other effect.
	return send[ActionProposal](ctx, s.client, r, options)
}

// ReportResult: Report what came of an action. The key needs the scope operations.carry.
//
// For receivers of webhooks that have answered 202, or whose answer was lost: says what came of what they were sent. It takes an API key that carries the integration (`carries` of `getMe`), and the `result_token` that came with the request. For any other key there is no such action.  A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost by that, and it is reported again. The same report again is answered as the first time; another one is 409. So is one with the token of an attempt before the last, and one of what a person has settled: the log tells of these (`proposal.report_refused`).
func (s *ActionsAPI) ReportResult(ctx context.Context, actionID string, body ActionResultReport, options ...RequestOption) (*Action, error) {
	path := strings.NewReplacer("{action_id}", pathSegment(actionID)).Replace("/api/v1/public/actions/{action_id}/result")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The same report again is answered as the first time.
	r.setBody("application/json", body)
	return send[Action](ctx, s.client, r, options)
}
