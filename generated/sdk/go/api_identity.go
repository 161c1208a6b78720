// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
)

// IdentityAPI has the operations of the contract's tag Identity. It is a field of [Client].
type IdentityAPI service

// Me: Get the caller. The key needs no scope.
//
// The API key of the request: its tenant, permissions, rate limits and accountable owner. Every key may ask, whatever its scopes.
func (s *IdentityAPI) Me(ctx context.Context, options ...RequestOption) (*Caller, error) {
	r := newRequest(http.MethodGet, "/api/v1/public/me")
	return send[Caller](ctx, s.client, r, options)
}
