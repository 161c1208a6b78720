// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// WebhooksAPI has the operations of the contract's tag Webhooks. It is a field of [Client].
type WebhooksAPI service

// CreateWebhookEndpointParams are what [WebhooksAPI.Create] can be given. What has its zero value is not sent.
type CreateWebhookEndpointParams struct {
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
	IdempotencyKey string
}

// Create: Create a webhook endpoint. The key needs the scope webhooks.manage.
//
// Sends events by POST as they happen, signed as in [Standard Webhooks](https://www.standardwebhooks.com) (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. Otherwise the event is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without any delivery. Redirects are not followed. Order is not guaranteed: `sequence` gives it.  A tenant has 20 endpoints at most. The first event sent is the next one in the log.
func (s *WebhooksAPI) Create(ctx context.Context, body WebhookEndpointCreateRequest, params *CreateWebhookEndpointParams, options ...RequestOption) (*WebhookEndpointWithSecret, error) {
	if params == nil {
		params = &CreateWebhookEndpointParams{}
	}
	r := newRequest(http.MethodPost, "/api/v1/public/webhook-endpoints")
	r.setBody("application/json", body)
	r.setHeader("Idempotency-Key", params.IdempotencyKey)
	return send[WebhookEndpointWithSecret](ctx, s.client, r, options)
}

// Delete: Delete a webhook endpoint. The key needs the scope webhooks.manage.
//
// Stops sending and removes the secret and the deliveries. The log keeps its entries about it.
func (s *WebhooksAPI) Delete(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookEndpointDeleted, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}")
	r := newRequest(http.MethodDelete, path)
	return send[WebhookEndpointDeleted](ctx, s.client, r, options)
}

// Get: Get a webhook endpoint. The key needs the scope webhooks.manage.
//
// Status, progress, and start of the current failures.
func (s *WebhooksAPI) Get(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookEndpoint, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}")
	r := newRequest(http.MethodGet, path)
	return send[WebhookEndpoint](ctx, s.client, r, options)
}

// List: List webhook endpoints. The key needs the scope webhooks.manage.
//
// All endpoints, newest first.
func (s *WebhooksAPI) List(ctx context.Context, options ...RequestOption) (*WebhookEndpointPage, error) {
	r := newRequest(http.MethodGet, "/api/v1/public/webhook-endpoints")
	return send[WebhookEndpointPage](ctx, s.client, r, options)
}

// ListWebhookDeliveriesParams are what [WebhooksAPI.ListDeliveries] can be given. What has its zero value is not sent.
type ListWebhookDeliveriesParams struct {
	// Only deliveries in this state.
	Status WebhookDeliveryStatus
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// ListDeliveries: List deliveries. The key needs the scope webhooks.manage.
//
// Deliveries to the endpoint, sent or pending, of the last 30 days, newest first.
func (s *WebhooksAPI) ListDeliveries(ctx context.Context, webhookEndpointID string, params *ListWebhookDeliveriesParams, options ...RequestOption) (*WebhookDeliveryPage, error) {
	if params == nil {
		params = &ListWebhookDeliveriesParams{}
	}
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries")
	r := newRequest(http.MethodGet, path)
	r.setQuery("status", params.Status)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[WebhookDeliveryPage](ctx, s.client, r, options)
}

// AllWebhookDeliveries goes over the entries of all pages of [WebhooksAPI.ListDeliveries].
func (s *WebhooksAPI) AllWebhookDeliveries(ctx context.Context, webhookEndpointID string, params *ListWebhookDeliveriesParams, options ...RequestOption) Iterator[WebhookDelivery] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]WebhookDelivery, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.ListDeliveries(ctx, webhookEndpointID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.WebhookDeliveries, page.NextPageToken, nil
	})
}

// Recover: Recover missed events. The key needs the scope webhooks.manage.
//
// Sends matching events since a sequence again: those that failed, were cancelled, or were never sent because the endpoint was off; with `include_delivered` also those delivered. Runs in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
func (s *WebhooksAPI) Recover(ctx context.Context, webhookEndpointID string, body WebhookRecoverRequest, options ...RequestOption) (*WebhookRecovery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // Receivers know what they have had by its `webhook-id`, and one recovery at a time goes on.
	r.setBody("application/json", body)
	return send[WebhookRecovery](ctx, s.client, r, options)
}

// ReplayDelivery: Send a delivery again. The key needs the scope webhooks.manage.
//
// Sends the stored body with the same `webhook-id`, signed with the current secrets, as a new delivery with its own attempts. An endpoint that is not on is 409.
func (s *WebhooksAPI) ReplayDelivery(ctx context.Context, webhookEndpointID string, webhookDeliveryID string, options ...RequestOption) (*WebhookDelivery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID), "{webhook_delivery_id}", pathSegment(webhookDeliveryID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The contract says so.
	return send[WebhookDelivery](ctx, s.client, r, options)
}

// RotateSecret: Rotate the signing secret. The key needs the scope webhooks.manage.
//
// Signs requests with the new secret and, for `overlap_hours`, with the previous ones, so that receivers can change over. The secret is shown once. At most four previous secrets stay valid; beyond that it is 409.
func (s *WebhooksAPI) RotateSecret(ctx context.Context, webhookEndpointID string, body WebhookSecretRotateRequest, options ...RequestOption) (*WebhookEndpointWithSecret, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // A secret whose answer was lost is never used by a receiver, and ends with the next rotation.
	r.setBody("application/json", body)
	return send[WebhookEndpointWithSecret](ctx, s.client, r, options)
}

// Test: Send a test event. The key needs the scope webhooks.manage.
//
// Logs `webhook_endpoint.tested`, sends it once to this endpoint alone, whatever its types and filter are, and answers with the outcome. Works for switched-off endpoints too.
func (s *WebhooksAPI) Test(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookDelivery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The contract says so.
	return send[WebhookDelivery](ctx, s.client, r, options)
}

// UpdateWebhookEndpointParams are what [WebhooksAPI.Update] can be given. What has its zero value is not sent.
type UpdateWebhookEndpointParams struct {
	// Change the endpoint only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/\"3\"` or `\"3-gzip\"`.
	IfMatch string
}

// Update: Update a webhook endpoint. The key needs the scope webhooks.manage.
//
// A JSON merge patch (RFC 7396). A new `url` also receives the waiting deliveries. Switching off cancels waiting deliveries; switching on again starts with events from then on.
func (s *WebhooksAPI) Update(ctx context.Context, webhookEndpointID string, body WebhookEndpointUpdateRequest, params *UpdateWebhookEndpointParams, options ...RequestOption) (*WebhookEndpoint, error) {
	if params == nil {
		params = &UpdateWebhookEndpointParams{}
	}
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}")
	r := newRequest(http.MethodPatch, path)
	r.setBody("application/merge-patch+json", body)
	r.setHeader("If-Match", params.IfMatch)
	return send[WebhookEndpoint](ctx, s.client, r, options)
}
