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
// Cancels a proposal that has not been executed. Cancelling a cancelled proposal changes nothing; any other final state is 409 `invalid_state`. Only its proposer, the people accountable for it, and those who may approve it can cancel it; others get 403 `authorization_error`. The body is not read.
func (s *ActionsAPI) CancelProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}/cancel")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // Cancelling a cancelled proposal changes nothing.
	return send[ActionProposal](ctx, s.client, r, options)
}

// ExecuteProposal: Execute a proposal. The key needs the scope work.actions.
//
// Policy decides again, by its present rules and on the present payload. Then the action is executed, once: executing an executed proposal again returns the same action record.  With `dry_run` it shows the outcome, in any state, and changes nothing: no side effect, no action record, no status. `outcome` says if it would be executed, needs people first, would be refused by the provider, or cannot be executed, and `next` what to do; none of these is an error. Only a payload that was changed in the database is `payload_mismatch`.  Actions for workers (an integration of the kind `pull`) pass the same checks and then wait for a worker. The answer has the unchanged proposal, no `action`, and `next`. The proposal is `executing` once a worker has taken it (`claimOperation`); until then it can be cancelled.  Errors of an execution: `policy_denied` (403, the proposal stays as it is), `payload_mismatch` (409, it is not what was approved), `execution_in_progress` (409, retryable), `invalid_state` (409: its state does not allow it, such as `pending_approval`, or the provider would refuse it), `approval_required` (409: it was approved but now needs more approvals; it returns to `pending_approval`).
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
// The current proposal, with the decisions of policy and people.
func (s *ActionsAPI) GetProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}")
	r := newRequest(http.MethodGet, path)
	return send[ActionProposal](ctx, s.client, r, options)
}

// ListActionsParams are what [ActionsAPI.List] can be given. What has its zero value is not sent.
type ListActionsParams struct {
	// Only actions of this WorkItem.
	WorkItemID string
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: List action records. The key needs the scope work.actions.
//
// Executed actions, newest first. An unknown WorkItem has none.
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
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// ListProposals: List the proposals of a WorkItem. The key needs the scope work.actions.
//
// Newest first.
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
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
	IdempotencyKey string
}

// Propose: Propose an action. The key needs the scope work.actions.
//
// Submits a side effect for approval. Policy decides at once: the proposal is returned as `auto_approved`, `pending_approval`, or `denied`, with the reasons. Exactly what was approved is executed. A changed payload is a new proposal, which may name the one that it `supersedes`.  The provider is asked too if it would do it, for three seconds at most; `check` holds its answer. If it would refuse, the proposal is still created, since a provider's answer may lag behind. But it is never approved without a person, and nobody can approve it until it is checked again (`recheck`).  An unknown WorkItem is 404. An unknown `integration_id` or `supersedes` is 400 and named in `details`. A WorkItem whose work has ended takes no proposals (409). A proposal that waits for approval makes its WorkItem wait with it (`waiting_on_approval`) until the last one is settled.  Open proposals, waiting or approved, are limited: 50 of each accountable person, and 1,000 of the tenant. Above that: 409 `too_many_pending`.
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
// Asks the provider again if it would do it, and stores the answer as `check` of the proposal. If the provider would refuse, nobody can approve the proposal until a recheck passes. If it would not, people may approve it then, never policy.  409 `invalid_state` if the proposal is not open, or its integration is switched off or supports no checks. 503 `unavailable` if the provider cannot be asked within three seconds: its earlier answer still counts. A proposal is checked once in five seconds; earlier requests get 429 with `Retry-After`. The body is not read.
func (s *ActionsAPI) RecheckProposal(ctx context.Context, proposalID string, options ...RequestOption) (*ActionProposal, error) {
	path := strings.NewReplacer("{proposal_id}", pathSegment(proposalID)).Replace("/api/v1/public/action-proposals/{proposal_id}/recheck")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // It asks once more, and has no other effect.
	return send[ActionProposal](ctx, s.client, r, options)
}

// ReportResult: Report the result of an action. The key needs the scope operations.carry.
//
// For webhook receivers that answered 202, or whose answer was lost: reports the result of a request that they received. It needs an API key that carries the integration (`carries` of `getMe`), and the `result_token` that came with the request. For any other key the action does not exist.  A result that the operation's `result_schema` does not allow is 400 and names each field; nothing is lost, and it can be reported again. Repeating a report returns the first answer; a different report is 409. So is a token of an attempt before the last, or an action that a person has settled; the log records these (`proposal.report_refused`).
func (s *ActionsAPI) ReportResult(ctx context.Context, actionID string, body ActionResultReport, options ...RequestOption) (*Action, error) {
	path := strings.NewReplacer("{action_id}", pathSegment(actionID)).Replace("/api/v1/public/actions/{action_id}/result")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The same report again is answered as the first time.
	r.setBody("application/json", body)
	return send[Action](ctx, s.client, r, options)
}
