// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
	"strings"
)

// WorkItemsAPI has the operations of the contract's tag WorkItems. It is a field of [Client].
type WorkItemsAPI service

// CreateWorkItemParams are what [WorkItemsAPI.Create] can be given. What has its zero value is not sent.
type CreateWorkItemParams struct {
	// A value of your choice, unique for the effect that you want, such as a UUID. Repeating the request with the same key and payload has no second effect; another payload is refused with 422.
	IdempotencyKey string
}

// Create: Create a WorkItem. The key needs the scope work.write.
//
// Opens a WorkItem with status `new`. An `initial_message` becomes the first message of its conversation, and its `external_message_id` the `source_reference` for finding the WorkItem again.
func (s *WorkItemsAPI) Create(ctx context.Context, body WorkItemCreateRequest, params *CreateWorkItemParams, options ...RequestOption) (*WorkItem, error) {
	if params == nil {
		params = &CreateWorkItemParams{}
	}
	r := newRequest(http.MethodPost, "/api/v1/public/work-items")
	r.setBody("application/json", body)
	r.setHeader("Idempotency-Key", params.IdempotencyKey)
	return send[WorkItem](ctx, s.client, r, options)
}

// GetWorkItemParams are what [WorkItemsAPI.Get] can be given. What has its zero value is not sent.
type GetWorkItemParams struct {
	// Answer 304 if the current `ETag` is one of these (RFC 9110, 13.1.2).
	IfNoneMatch string
}

// Get: Get a WorkItem. The key needs the scope work.read.
//
// Answers 304 without a body if `If-None-Match` names the current version.
func (s *WorkItemsAPI) Get(ctx context.Context, workItemID string, params *GetWorkItemParams, options ...RequestOption) (*WorkItem, error) {
	if params == nil {
		params = &GetWorkItemParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}")
	r := newRequest(http.MethodGet, path)
	r.setHeader("If-None-Match", params.IfNoneMatch)
	return send[WorkItem](ctx, s.client, r, options)
}

// ListWorkItemsParams are what [WorkItemsAPI.List] can be given. What has its zero value is not sent.
type ListWorkItemsParams struct {
	// Only WorkItems in this state. The aliases `pending` and `waiting` (`waiting_on_customer`), `done` (`resolved`), `canceled` (`cancelled`) and `active` (`open`) are accepted too.
	Status WorkItemStatusFilter
	// Only WorkItems that carry this tag.
	Tag string
	// Only WorkItems that came by this channel.
	Channel WorkItemChannel
	// Only WorkItems of this priority.
	Priority WorkItemPriority
	// Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form.
	ContactEmail string
	// Only WorkItems whose initial message had this `external_message_id`.
	SourceReference string
	// Only WorkItems of this pack.
	PackKey string
	// Only WorkItems of this queue of the pack that `pack_key` names.
	QueueKey string
	// Only WorkItems that this member works on, or, with `none`, those that nobody works on.
	Assignee string
	// Only WorkItems changed at or after this time (RFC 3339).
	UpdatedSince Timestamp
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// List: List WorkItems. The key needs the scope work.read.
//
// Newest first (`created_at`, then `work_item_id`). With `updated_since`: in order of change, oldest change first, so that a client can follow. Pages stay stable while WorkItems are added.  Besides `status` and `assignee`, at most one of `tag`, `channel`, `priority`, `contact_email`, `source_reference`, `pack_key` and `updated_since` may be given; `queue_key` with `pack_key` only.
func (s *WorkItemsAPI) List(ctx context.Context, params *ListWorkItemsParams, options ...RequestOption) (*WorkItemPage, error) {
	if params == nil {
		params = &ListWorkItemsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/work-items")
	r.setQuery("status", params.Status)
	r.setQuery("tag", params.Tag)
	r.setQuery("channel", params.Channel)
	r.setQuery("priority", params.Priority)
	r.setQuery("contact_email", params.ContactEmail)
	r.setQuery("source_reference", params.SourceReference)
	r.setQuery("pack_key", params.PackKey)
	r.setQuery("queue_key", params.QueueKey)
	r.setQuery("assignee", params.Assignee)
	r.setQuery("updated_since", params.UpdatedSince)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[WorkItemPage](ctx, s.client, r, options)
}

// AllWorkItems goes over the entries of all pages of [WorkItemsAPI.List].
func (s *WorkItemsAPI) AllWorkItems(ctx context.Context, params *ListWorkItemsParams, options ...RequestOption) Iterator[WorkItem] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]WorkItem, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.List(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.WorkItems, page.NextPageToken, nil
	})
}

// SearchWorkItemsParams are what [WorkItemsAPI.Search] can be given. What has its zero value is not sent.
type SearchWorkItemsParams struct {
	// Words that must all occur; at least one letter or digit.
	Q string
	// Only these states, comma-separated.
	Status string
	// Only these priorities, comma-separated.
	Priority string
	// Only these channels, comma-separated.
	Channel string
	// Only WorkItems of this pack.
	PackKey string
	// Only WorkItems of this queue of the pack that `pack_key` names.
	QueueKey string
	// Only WorkItems that carry this tag.
	Tag string
	// Only WorkItems of the contact with this e-mail address. Case does not matter, nor if an international domain is in its ASCII form.
	ContactEmail string
	// Only WorkItems that this member works on, or, with `none`, those that nobody works on.
	Assignee string
	// Only WorkItems opened at or after this time (RFC 3339).
	CreatedSince Timestamp
	// Only WorkItems opened before this time (RFC 3339).
	CreatedBefore Timestamp
	// `true` shows only WorkItems that are overdue and have not ended.
	Overdue bool
	// Only WorkItems that are due before this time (RFC 3339) and have not ended.
	DueBefore Timestamp
	// Sort order; `newest` if left out. `last_changed` and `due` cannot be combined with `q`.
	Order WorkItemOrder
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// The unchanged `next_page_token` of the page before. It is bound to the tenant and the filters: with other filters it is refused.
	PageToken string
}

// Search: Search WorkItems. The key needs the scope work.read.
//
// WorkItems that match everything given, newest first unless `order` says otherwise. `q` is words that must all occur in the WorkItem: its subject, messages, contact, tags, ids and references; for keys with the scope `work.actions`, also its proposals. Case and diacritics are ignored. New text can be found within moments.  A request scans a bounded number of WorkItems. So a page can hold less than `limit`, or nothing, and still be followed by more: go on with `next_page_token`. `searched_since` says how far the search has come.
func (s *WorkItemsAPI) Search(ctx context.Context, params *SearchWorkItemsParams, options ...RequestOption) (*FoundWorkItemsPage, error) {
	if params == nil {
		params = &SearchWorkItemsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/work-items/search")
	r.setQuery("q", params.Q)
	r.setQuery("status", params.Status)
	r.setQuery("priority", params.Priority)
	r.setQuery("channel", params.Channel)
	r.setQuery("pack_key", params.PackKey)
	r.setQuery("queue_key", params.QueueKey)
	r.setQuery("tag", params.Tag)
	r.setQuery("contact_email", params.ContactEmail)
	r.setQuery("assignee", params.Assignee)
	r.setQuery("created_since", params.CreatedSince)
	r.setQuery("created_before", params.CreatedBefore)
	r.setQuery("overdue", params.Overdue)
	r.setQuery("due_before", params.DueBefore)
	r.setQuery("order", params.Order)
	r.setQuery("limit", params.Limit)
	r.setQuery("page_token", params.PageToken)
	return send[FoundWorkItemsPage](ctx, s.client, r, options)
}

// AllFound goes over the entries of all pages of [WorkItemsAPI.Search].
func (s *WorkItemsAPI) AllFound(ctx context.Context, params *SearchWorkItemsParams, options ...RequestOption) Iterator[WorkItem] {
	first := copied(params)
	return pages(first.PageToken, func(token string) ([]WorkItem, *string, error) {
		at := first
		at.PageToken = token
		page, err := s.Search(ctx, &at, options...)
		if err != nil {
			return nil, nil, err
		}
		return page.Found, page.NextPageToken, nil
	})
}

// UpdateWorkItemParams are what [WorkItemsAPI.Update] can be given. What has its zero value is not sent.
type UpdateWorkItemParams struct {
	// Change the WorkItem only if its current `ETag` is one of these; otherwise 412. The tag is the version. Its weak form, and the suffix that proxies add when they compress an answer, are accepted, such as `W/\"3\"` or `\"3-gzip\"`.
	IfMatch string
}

// Update: Update a WorkItem. The key needs the scope work.write.
//
// A JSON merge patch (RFC 7396): absent fields stay, `null` fields are removed. A patch that changes nothing returns the WorkItem with its version unchanged.  `new`, `open`, `in_progress` and `waiting_on_customer` can change to each other (never back to `new`) and to `resolved`, `cancelled`, `rejected` and `failed`; `resolved` only to `closed`. `waiting_on_approval` is set by action proposals, and left by them or for one of these four. Any other change is refused with 409 `invalid_state`.  Ended work has no more effects: the patch that ends it sets all its action proposals that are not being executed to `cancelled`. This is refused with 409 `invalid_state`, naming the proposal, if the key lacks the scope `work.actions`, or if the caller could not cancel an approved one.
func (s *WorkItemsAPI) Update(ctx context.Context, workItemID string, body WorkItemUpdateRequest, params *UpdateWorkItemParams, options ...RequestOption) (*WorkItem, error) {
	if params == nil {
		params = &UpdateWorkItemParams{}
	}
	path := strings.NewReplacer("{work_item_id}", pathSegment(workItemID)).Replace("/api/v1/public/work-items/{work_item_id}")
	r := newRequest(http.MethodPatch, path)
	r.setBody("application/merge-patch+json", body)
	r.setHeader("If-Match", params.IfMatch)
	return send[WorkItem](ctx, s.client, r, options)
}
