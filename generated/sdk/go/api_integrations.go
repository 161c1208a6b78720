// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// IntegrationsAPI has the operations of the contract's tag Integrations. It is a field of [Client].
type IntegrationsAPI service

// Get: Get an integration. The key needs the scope work.actions.
//
// The current integration, with its operations.
func (s *IntegrationsAPI) Get(ctx context.Context, integrationID string, options ...RequestOption) (*Integration, error) {
	path := strings.NewReplacer("{integration_id}", pathSegment(integrationID)).Replace("/api/v1/public/integrations/{integration_id}")
	r := newRequest(http.MethodGet, path)
	return send[Integration](ctx, s.client, r, options)
}

// ListIntegrationsParams are what [IntegrationsAPI.List] can be given. What has its zero value is not sent.
type ListIntegrationsParams struct {
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: List integrations. The key needs the scope work.actions.
//
// The tenant's connections to providers, oldest first, with the operations that each can propose and the limits that decide who must approve. Includes those that are switched off. Take the `integration_id` of a proposal from here.
func (s *IntegrationsAPI) List(ctx context.Context, params *ListIntegrationsParams, options ...RequestOption) (*IntegrationPage, error) {
	if params == nil {
		params = &ListIntegrationsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/integrations")
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[IntegrationPage](ctx, s.client, r, options)
}

// AllIntegrations goes over the entries of all pages of [IntegrationsAPI.List].
func (s *IntegrationsAPI) AllIntegrations(ctx context.Context, params *ListIntegrationsParams, options ...RequestOption) Iterator[Integration] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]Integration, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Integrations, page.NextPageToken, nil
	})
}
