// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// OperationsAPI has the operations of the contract's tag Operations. It is a field of [Client].
type OperationsAPI service

// BeginClaim: Begin to carry out a claim. The key needs the scope operations.carry.
//
// Passes the gate again and writes the action record (`running`): from this answer on the effect is possible. Carry it out only after this answer, and only while the lease lasts. The lease is renewed. A repeat changes nothing.  If the lease ends after this, the outcome is unknown: the action is handed out again if the operation is idempotent; otherwise people settle it.  If the gate refuses, it is not begun: 403 `policy_denied` or `authorization_error`, 409 `invalid_state` (its work has ended, its integration is switched off, the claim is over), `approval_required` or `payload_mismatch`. The claim is over then.
func (s *OperationsAPI) BeginClaim(ctx context.Context, claimID string, body OperationClaimProof, options ...RequestOption) (*OperationClaimLease, error) {
	path := strings.NewReplacer("{claim_id}", pathSegment(claimID)).Replace("/api/v1/public/operation-claims/{claim_id}/begin")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // Beginning what was begun changes nothing but the lease.
	r.setBody("application/json", body)
	return send[OperationClaimLease](ctx, s.client, r, options)
}

// Claim: Claim an action to carry out. The key needs the scope operations.carry.
//
// For workers in networks that cannot be reached: hands out an action that was approved and executed (`executeActionProposal`) on an integration which the API key carries (`carries` of `getMe`). The answer waits for `wait_seconds` if there is none; then `claim` is null.  A claimed action passed the gate at that moment, and nobody else has it while the lease lasts. Do not carry it out before `beginOperationClaim` succeeds. If the lease ends before that, the claim goes to the next worker.  A key has at most 20 claims at a time, a tenant 200: beyond that it is 409 `too_many_pending`. Waiting requests are limited: beyond 50 of a tenant in one process of the service it is 429.
func (s *OperationsAPI) Claim(ctx context.Context, body OperationClaimCreateRequest, options ...RequestOption) (*OperationClaimAnswer, error) {
	r := newRequest(http.MethodPost, "/api/v1/public/operation-claims")
	r.repeatable = true // A claim whose answer was lost ends with its lease, and is handed out again.
	r.setBody("application/json", body)
	return send[OperationClaimAnswer](ctx, s.client, r, options)
}

// CompleteClaim: Report that a claim was carried out. The key needs the scope operations.carry.
//
// Reports the result of a claim that was begun. A result that the operation's `result_schema` does not allow is 400 and names the field; the claim continues. Repeating a report returns the first answer; a different report is 409.  A report after the claim was lost is 409, and the log records it.
func (s *OperationsAPI) CompleteClaim(ctx context.Context, claimID string, body OperationClaimCompleteRequest, options ...RequestOption) (*OperationClaimEnd, error) {
	path := strings.NewReplacer("{claim_id}", pathSegment(claimID)).Replace("/api/v1/public/operation-claims/{claim_id}/complete")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The same report again is answered as the first time.
	r.setBody("application/json", body)
	return send[OperationClaimEnd](ctx, s.client, r, options)
}

// ExtendClaim: Extend a claim. The key needs the scope operations.carry.
//
// Renews the lease, if it has not ended and the claim passes the gate, with the refusals of `beginOperationClaim`. A claim refused before it was begun is over; after that, the present lease goes on, and the outcome is still reported. A claim is extended for 24 hours at most.
func (s *OperationsAPI) ExtendClaim(ctx context.Context, claimID string, body OperationClaimProof, options ...RequestOption) (*OperationClaimLease, error) {
	path := strings.NewReplacer("{claim_id}", pathSegment(claimID)).Replace("/api/v1/public/operation-claims/{claim_id}/extend")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // It has no effect but that the lease begins anew.
	r.setBody("application/json", body)
	return send[OperationClaimLease](ctx, s.client, r, options)
}

// FailClaim: Report that a claim was not carried out. The key needs the scope operations.carry.
//
// Reports that nothing was done, and if it may be. `not_sent` returns a claim, even one that was not begun; the other two need a begun claim. If the action may have been done, report nothing: let the lease end.  A refused repetition (`attempt` above 1) says nothing about the attempt before it: its outcome stays unknown.
func (s *OperationsAPI) FailClaim(ctx context.Context, claimID string, body OperationClaimFailRequest, options ...RequestOption) (*OperationClaimEnd, error) {
	path := strings.NewReplacer("{claim_id}", pathSegment(claimID)).Replace("/api/v1/public/operation-claims/{claim_id}/fail")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The same report again is answered as the first time.
	r.setBody("application/json", body)
	return send[OperationClaimEnd](ctx, s.client, r, options)
}

// Get: Get an operation. The key needs the scope work.actions.
//
// The newest version of the operation.
func (s *OperationsAPI) Get(ctx context.Context, operation string, options ...RequestOption) (*Operation, error) {
	path := strings.NewReplacer("{operation}", pathSegment(operation)).Replace("/api/v1/public/operations/{operation}")
	r := newRequest(http.MethodGet, path)
	return send[Operation](ctx, s.client, r, options)
}

// ListOperationsParams are what [OperationsAPI.List] can be given. What has its zero value is not sent.
type ListOperationsParams struct {
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: List operations. The key needs the scope work.actions.
//
// All operations that can be proposed, with the schemas of payloads and results: first those of the service, then those of the tenant, by name. Includes retired ones. A page ends early if its schemas are large. `listIntegrations` shows the operations of each integration.
func (s *OperationsAPI) List(ctx context.Context, params *ListOperationsParams, options ...RequestOption) (*OperationPage, error) {
	if params == nil {
		params = &ListOperationsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/operations")
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[OperationPage](ctx, s.client, r, options)
}

// AllOperations goes over the entries of all pages of [OperationsAPI.List].
func (s *OperationsAPI) AllOperations(ctx context.Context, params *ListOperationsParams, options ...RequestOption) Iterator[Operation] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]Operation, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Operations, page.NextPageToken, nil
	})
}
