// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

import (
	"context"
	"net/http"
)

// EventsAPI has the operations of the contract's tag Events. It is a field of [Client].
type EventsAPI service

// ListEventsParams are what [EventsAPI.List] can be given. What has its zero value is not sent.
type ListEventsParams struct {
	// Only events after this sequence: the `next_after` of the answer before, or 0 for the beginning.
	After int64
	// Only these types, separated by commas; `proposal.*` is all of proposals.
	Types string
	// Only events of this WorkItem.
	WorkItemID string
	// Maximum entries per page. Values above 200 are read as 200.
	Limit int64
	// Seconds to wait if there is no event; no wait if left out.
	WaitSeconds int64
	// `data` adds the data from the log to events of WorkItems; it needs the scope `work.actions` too.
	Expand string
}

// List: Follow events. The key needs the scope events.read.
//
// All events of the tenant, oldest first: the log of the tenant, without gaps, the same on every node, each event once. Start with `after=0` and go on with `next_after`; store it where you store your results of the events. With `wait_seconds` the answer waits for an event.  Events are thin: they name the change, and `url` gives the current state. `expand=data` adds the data from the log, for keys with the scope `work.actions`, and only to events of WorkItems.  One answer scans a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when `next_after` is `head`. An `after` past the head is 400: it is not of this tenant's log.  Waiting requests are limited: beyond 20 of an API key, or 50 of a tenant, in one process of the service, the answer is 429.
func (s *EventsAPI) List(ctx context.Context, params *ListEventsParams, options ...RequestOption) (*EventPage, error) {
	if params == nil {
		params = &ListEventsParams{}
	}
	r := newRequest(http.MethodGet, "/api/v1/public/events")
	r.setQuery("after", params.After)
	r.setQuery("types", params.Types)
	r.setQuery("work_item_id", params.WorkItemID)
	r.setQuery("limit", params.Limit)
	r.setQuery("wait_seconds", params.WaitSeconds)
	r.setQuery("expand", params.Expand)
	return send[EventPage](ctx, s.client, r, options)
}
