package workgate

import (
	"context"
	"log/slog"
	"strings"
	"sync/atomic"
	"time"
)

// As many as an answer has at most.
const eventPageSize = 200

// FollowOption changes how [Client.FollowEvents] makes a follower.
type FollowOption func(*EventFollower)

// WithEventTypes has only events of these types followed, such as "proposal.approved" or "proposal.*".
func WithEventTypes(types ...string) FollowOption {
	return func(f *EventFollower) { f.types = strings.Join(types, ",") }
}

// WithEventsOfWorkItem has only events of one WorkItem followed.
func WithEventsOfWorkItem(workItemID string) FollowOption {
	return func(f *EventFollower) { f.workItemID = workItemID }
}

// WithEventWait says how long one request waits for something to happen: whole seconds, 0 to 30, and 10 unless said otherwise.
func WithEventWait(wait time.Duration) FollowOption {
	return func(f *EventFollower) { f.wait = min(max(wait.Truncate(time.Second), 0), mostWait) }
}

// WithEventLogger has a follower tell there what it goes on after; [slog.Default] unless said otherwise.
func WithEventLogger(logger *slog.Logger) FollowOption {
	return func(f *EventFollower) { f.logger = logger }
}

// EventFollower gives events as they happen. [EventFollower.All] is for one goroutine at a time.
type EventFollower struct {
	events     *EventsAPI
	after      atomic.Int64
	types      string
	workItemID string
	wait       time.Duration
	logger     *slog.Logger
}

// FollowEvents follows what happens behind a sequence, that of the last event that the caller has done with; 0 begins at the
// beginning. [EventFollower.All] has the events.
func (c *Client) FollowEvents(after int64, options ...FollowOption) *EventFollower {
	f := &EventFollower{events: c.Events, wait: defaultWait, logger: slog.Default()}
	f.after.Store(after)
	for _, option := range options {
		option(f)
	}
	return f
}

// After is where it has got to: the sequence of the last event that it gave, or further, where nothing behind that was asked for.
func (f *EventFollower) After() int64 { return f.after.Load() }

// All gives the events, each once and in order, for a range loop that ends with the context. It waits for a service that cannot
// be reached, or is busy, and ends with an error where waiting does not help: the key, a type or the sequence is not in order
// ([APIError]), or nothing at the address is a Workgate service ([NotFoundError], [InvalidResponseError]). Called again, it goes on
// where it was.
func (f *EventFollower) All(ctx context.Context) Iterator[Event] {
	return func(yield func(Event, error) bool) {
		pace := loopPace{pause: firstPause}
		for ctx.Err() == nil {
			askedAt := time.Now()
			page, err := f.page(ctx)
			if ctx.Err() != nil {
				return
			}
			if err != nil {
				pause, final := pace.after(err)
				if final {
					yield(Event{}, err)
					return
				}
				f.logger.WarnContext(ctx, "workgate: there is nothing to be had at the moment", "error", err)
				_ = sleep(ctx, pause)
				continue
			}
			pace = loopPace{pause: firstPause, answered: true}
			if !f.give(ctx, page, yield) {
				return
			}
			// Something between here and the service does not wait.
			if len(page.Events) == 0 && page.NextAfter >= page.Head && time.Since(askedAt) < firstPause {
				_ = sleep(ctx, firstPause)
			}
		}
	}
}

func (f *EventFollower) page(ctx context.Context) (*EventPage, error) {
	params := &ListEventsParams{
		After:       f.After(),
		Types:       f.types,
		WorkItemID:  f.workItemID,
		Limit:       eventPageSize,
		WaitSeconds: int64(f.wait / time.Second),
	}
	return f.events.List(ctx, params, WithTimeout(f.wait+answerTime), WithMaxRetries(0))
}

// give says whether the loop goes on.
func (f *EventFollower) give(ctx context.Context, page *EventPage, yield func(Event, error) bool) bool {
	for _, event := range page.Events {
		// What something between here and the service has kept is not given twice.
		if event.Sequence <= f.After() {
			continue
		}
		f.after.Store(event.Sequence)
		if !yield(event, nil) || ctx.Err() != nil {
			return false
		}
	}
	f.after.Store(max(f.After(), page.NextAfter))
	return true
}
