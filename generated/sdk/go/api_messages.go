// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// MessagesAPI has the operations of the contract's tag Messages. It is a field of [Client].
type MessagesAPI service

// AppendWorkItemMessageParams are what [MessagesAPI.Append] can be given. What has its zero value is not sent.
type AppendWorkItemMessageParams struct {
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
	IdempotencyKey string
}

// Append: Append a message. The key needs the scope work.write.
//
// Adds a follow-up message to a WorkItem. A `resolved`, `closed`, `cancelled`, `failed` or `rejected` WorkItem accepts no more messages (409 `invalid_state`).
func (s *MessagesAPI) Append(ctx context.Context, workItemID string, body MessageAppendRequest, params *AppendWorkItemMessageParams, options ...RequestOption) (*Message, error) {
	if params == nil {
		params = &AppendWorkItemMessageParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/messages")
	r := newRequest(http.MethodPost, path)
	r.setBody("application/json", body)
	r.setHeader("Idempotency-Key", params.IdempotencyKey)
	return send[Message](ctx, s.client, r, options)
}

// ListWorkItemMessagesParams are what [MessagesAPI.List] can be given. What has its zero value is not sent.
type ListWorkItemMessagesParams struct {
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: List the messages of a WorkItem. The key needs the scope work.read.
//
// The conversation, oldest message first; any initial message leads.
func (s *MessagesAPI) List(ctx context.Context, workItemID string, params *ListWorkItemMessagesParams, options ...RequestOption) (*MessagePage, error) {
	if params == nil {
		params = &ListWorkItemMessagesParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}/messages")
	r := newRequest(http.MethodGet, path)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[MessagePage](ctx, s.client, r, options)
}

// AllMessages goes over the entries of all pages of [MessagesAPI.List].
func (s *MessagesAPI) AllMessages(ctx context.Context, workItemID string, params *ListWorkItemMessagesParams, options ...RequestOption) Iterator[Message] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]Message, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, workItemID, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Messages, page.NextPageToken, nil
	})
}
