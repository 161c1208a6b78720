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
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; with another payload it is refused with 422.
	IdempotencyKey string
}

// Create: Have events sent to an address. The key needs the scope webhooks.manage.
//
// Events are sent by POST as they happen, signed as [Standard Webhooks](https://www.standardwebhooks.com) say (`webhook-id`, `webhook-timestamp`, `webhook-signature`): each at least once, with an id that stays the same. Answer 2xx within 5 seconds. What is not answered so is sent again, 8 times over 28 hours; `Retry-After` is honoured. 410 switches the endpoint off, and so do five days without anything delivered. Nothing is redirected. Order is not promised: `sequence` says it.  A tenant has 20 endpoints at most. The first event sent is the next one in the log.
func (s *WebhooksAPI) Create(ctx context.Context, body WebhookEndpointCreateRequest, params *CreateWebhookEndpointParams, options ...RequestOption) (*WebhookEndpointWithSecret, error) {
	if params == nil {
		params = &CreateWebhookEndpointParams{}
	}
	r := newRequest(http.MethodPost, "/api/v1/public/webhook-endpoints")
	r.setBody("application/json", body)
	r.setHeader("Idempotency-Key", params.IdempotencyKey)
	return send[WebhookEndpointWithSecret](ctx, s.client, r, options)
}

// Delete: Delete an endpoint. The key needs the scope webhooks.manage.
//
// Nothing more is sent to it, its secret and its deliveries are removed. The log goes on telling of it.
func (s *WebhooksAPI) Delete(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookEndpointDeleted, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}")
	r := newRequest(http.MethodDelete, path)
	return send[WebhookEndpointDeleted](ctx, s.client, r, options)
}

// Get: Read an endpoint. The key needs the scope webhooks.manage.
//
// Whether it is on, how far it has come, and since when it fails.
func (s *WebhooksAPI) Get(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookEndpoint, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}")
	r := newRequest(http.MethodGet, path)
	return send[WebhookEndpoint](ctx, s.client, r, options)
}

// List: List the endpoints. The key needs the scope webhooks.manage.
//
// All of the tenant, the newest first.
func (s *WebhooksAPI) List(ctx context.Context, options ...RequestOption) (*WebhookEndpointPage, error) {
	r := newRequest(http.MethodGet, "/api/v1/public/webhook-endpoints")
	return send[WebhookEndpointPage](ctx, s.client, r, options)
}

// ListWebhookDeliveriesParams are what [WebhooksAPI.ListDeliveries] can be given. What has its zero value is not sent.
type ListWebhookDeliveriesParams struct {
	// Only deliveries in this state.
	Status WebhookDeliveryStatus
	// How many entries a page holds at most. Values above 200 are read as 200.
	Limit int64
	// The `next_page_token` of the page before, unchanged. It is bound to the tenant and to the filters: with other filters it is refused.
	PageToken string
}

// ListDeliveries: List what was sent. The key needs the scope webhooks.manage.
//
// What was sent to the endpoint, or is to be, in the last 30 days, the newest first.
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

// Recover: Send again what was missed. The key needs the scope webhooks.manage.
//
// Sends what the endpoint asks for and has happened since a sequence: what failed, what was cancelled, and what was never sent, as it was off; with `include_delivered` also what was delivered. It is done in the background, with the same `webhook-id` as before. One recovery at a time; an endpoint that is not on is 409.
func (s *WebhooksAPI) Recover(ctx context.Context, webhookEndpointID string, body WebhookRecoverRequest, options ...RequestOption) (*WebhookRecovery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/recover")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // Receivers know what they have had by its `webhook-id`, and one recovery at a time goes on.
	r.setBody("application/json", body)
	return send[WebhookRecovery](ctx, s.client, r, options)
}

// ReplayDelivery: Send a delivery again. The key needs the scope webhooks.manage.
//
// The body that was stored, with the same `webhook-id`, signed with the secrets of today: a delivery of its own, with attempts of its own. An endpoint that is not on is 409.
func (s *WebhooksAPI) ReplayDelivery(ctx context.Context, webhookEndpointID string, webhookDeliveryID string, options ...RequestOption) (*WebhookDelivery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID), "{webhook_delivery_id}", pathSegment(webhookDeliveryID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/deliveries/{webhook_delivery_id}/replay")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The contract says so.
	return send[WebhookDelivery](ctx, s.client, r, options)
}

// RotateSecret: Sign with another secret. The key needs the scope webhooks.manage.
//
// Requests are signed with the new secret, and for `overlap_hours` with those before, too, so that receivers can change over. The secret is shown once. Four before the newest go on at most: beyond that it is 409.
func (s *WebhooksAPI) RotateSecret(ctx context.Context, webhookEndpointID string, body WebhookSecretRotateRequest, options ...RequestOption) (*WebhookEndpointWithSecret, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/rotate-secret")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // A secret whose answer was lost is never used by a receiver, and ends with the next rotation.
	r.setBody("application/json", body)
	return send[WebhookEndpointWithSecret](ctx, s.client, r, options)
}

// Test: Send a test event. The key needs the scope webhooks.manage.
//
// Logs `webhook_endpoint.tested` and sends that to this endpoint alone, whatever its types and filter are, once, and answers with what came of it. An endpoint that is off is tested all the same.
func (s *WebhooksAPI) Test(ctx context.Context, webhookEndpointID string, options ...RequestOption) (*WebhookDelivery, error) {
	path := strings.NewReplacer("{webhook_endpoint_id}", pathSegment(webhookEndpointID)).Replace("/api/v1/public/webhook-endpoints/{webhook_endpoint_id}/test")
	r := newRequest(http.MethodPost, path)
	r.repeatable = true // The contract says so.
	return send[WebhookDelivery](ctx, s.client, r, options)
}

// UpdateWebhookEndpointParams are what [WebhooksAPI.Update] can be given. What has its zero value is not sent.
type UpdateWebhookEndpointParams struct {
	// Change the endpoint only if its present `ETag` is one of these; otherwise 412. The tag is the version, so it is taken in the weak form, and with the suffix, that proxies give it when they compress an answer, such as `W/\"3\"` or `\"3-gzip\"`.
	IfMatch string
}

// Update: Change an endpoint. The key needs the scope webhooks.manage.
//
// A JSON merge patch (RFC 7396). With another `url` what waits is sent there. Switched off, what waits is cancelled; switched on again, it begins with what happens from then on.
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
