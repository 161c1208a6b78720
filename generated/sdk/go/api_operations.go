// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// OperationsAPI has the operations of the contract's tag Operations. It is a field of [Client].
type OperationsAPI service

// GetOperation: Get an operation. The key needs the scope work.actions.
//
// The operation at its newest version.
func (s *OperationsAPI) GetOperation(ctx context.Context, operation string, options ...RequestOption) (*Operation, error) {
	path := strings.NewReplacer("{operation}", pathSegment(operation)).Replace("/api/v1/public/operations/{operation}")
	r := newRequest(http.MethodGet, path)
	return send[Operation](ctx, s.client, r, options)
}

// ListOperationsParams are what [OperationsAPI.ListOperations] can be given. What has its zero value is not sent.
type ListOperationsParams struct {
	// How many entries a page holds at most. Values above 200 are read as 200.
	Limit int64
	// The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
	PageToken string
}

// ListOperations: List operations. The key needs the scope work.actions.
//
// What can be proposed at all, with the schemas of payloads and results: the operations that the service brings along, then the tenant's own, by name. Retired ones are listed as well. A page ends early where its schemas are large. `listIntegrations` says what can be proposed through which integration.
func (s *OperationsAPI) ListOperations(ctx context.Context, params *ListOperationsParams, options ...RequestOption) (*OperationPage, error) {
	if params == nil {
		params = &ListOperationsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/operations")
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[OperationPage](ctx, s.client, r, options)
}

// AllOperations goes over the entries of all pages of [OperationsAPI.ListOperations].
func (s *OperationsAPI) AllOperations(ctx context.Context, params *ListOperationsParams, options ...RequestOption) Iterator[Operation] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]Operation, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.ListOperations(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Operations, page.NextPageToken, nil
	})
}
