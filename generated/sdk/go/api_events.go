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
	// Only events behind this sequence. It is the `next_after` of the answer before; 0 begins at the beginning.
	After int64
	// Only events of these types, apart by commas; `proposal.*` is all of proposals.
	Types string
	// Only events of this WorkItem.
	WorkItemID string
	// How many entries a page holds at most. Values above 200 are read as 200.
	Limit int64
	// How long the answer waits while there is nothing; not at all if it is left out.
	WaitSeconds int64
	// `data` adds to events of WorkItems what the log says of them; it needs the scope `work.actions` too.
	Expand string
}

// List: Follow what happens. The key needs the scope events.read.
//
// Everything that has happened in the tenant, oldest first: the log of the tenant, without gaps, the same on every node, and each event once. Start with `after=0` and go on with `next_after`; keep it where you keep what you have done with the events. With `wait_seconds` the answer waits until there is something.  Events are thin: they say what has changed, and `url` where to read how it is now. `expand=data` adds what the log says of it, for keys of the scope `work.actions`, and only to events of WorkItems.  One answer looks at a bounded part of the log: `events` may be empty while `next_after` goes on. All is read when `next_after` is `head`. An `after` behind the head is 400: it is not of this tenant's log.  Only some requests may wait at once: beyond 20 of an API key, or 50 of a tenant, in one process of the service it is 429.
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
