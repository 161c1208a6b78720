package workgate

import (
	"context"
	"fmt"
	"log/slog"
	"time"
)

// WaitUntil says what a proposal is waited for.
type WaitUntil string

const (
	// UntilEnded: it is executed, execution_failed, rejected, denied, cancelled, expired or outcome_unknown. By itself nothing more
	// is done of it, though a failure may be executed again, and an unknown outcome be settled.
	UntilEnded WaitUntil = "ended"
	// UntilDecided: it has ended, or is auto_approved, approved or executing.
	UntilDecided WaitUntil = "decided"
)

// isReached is false of a status that this release of the package does not know.
func (u WaitUntil) isReached(status ActionProposalStatus) bool {
	switch status {
	case ActionProposalStatusExecuted, ActionProposalStatusExecutionFailed, ActionProposalStatusRejected,
		ActionProposalStatusDenied, ActionProposalStatusCancelled, ActionProposalStatusExpired,
		ActionProposalStatusOutcomeUnknown:
		return true
	case ActionProposalStatusAutoApproved, ActionProposalStatusApproved, ActionProposalStatusExecuting:
		return u == UntilDecided
	}
	return false
}

// Read again after that long even so: the feed may be behind what has happened.
const quietTime = 30 * time.Second

type proposalWait struct {
	client   *Client
	id       string
	until    WaitUntil
	proposal *ActionProposal
	// Of the reads of the proposal: that it was there before says nothing of the feed.
	pace loopPace
}

// WaitForProposal returns the proposal as it is read once it is decided, or has ended. It follows the events of its WorkItem
// meanwhile, past restarts of the service. The key has the scopes events.read and work.actions.
//
// It returns a [WaitTimeoutError] if that is not so within the timeout, 0 for no bound but the context's; a [CancelledError] where
// the context ends; and what [EventFollower.All] does where waiting does not help, such as a [NotFoundError].
func (c *Client) WaitForProposal(ctx context.Context, proposalID string, until WaitUntil, timeout time.Duration) (*ActionProposal, error) {
	if until != UntilDecided && until != UntilEnded {
		return nil, fmt.Errorf("workgate: a proposal is waited for until it is decided or ended, not %q", string(until))
	}
	limited, cancel := ctx, func() {}
	if timeout > 0 {
		limited, cancel = context.WithTimeout(ctx, timeout)
	}
	defer cancel()
	wait := &proposalWait{client: c, id: proposalID, until: until, pace: loopPace{pause: firstPause}}
	isReached, err := wait.run(limited)
	switch {
	case isReached:
		return wait.proposal, nil
	case ctx.Err() != nil:
		return nil, &CancelledError{Err: context.Cause(ctx)}
	case limited.Err() != nil:
		return nil, &WaitTimeoutError{ProposalID: proposalID, Until: until, After: timeout, Proposal: wait.proposal}
	default:
		return nil, err
	}
}

// run returns false without an error where the context ends before.
func (w *proposalWait) run(ctx context.Context) (bool, error) {
	// Where the log ends is asked before the proposal is read: what happens after the read lies behind that.
	start, err := persist(ctx, &loopPace{pause: firstPause}, func() (*EventPage, error) {
		return w.client.Events.List(ctx, &ListEventsParams{Limit: 1}, WithMaxRetries(0))
	})
	if err != nil || start == nil {
		return false, err
	}
	if isReached, err := w.look(ctx); isReached || err != nil || w.proposal == nil {
		return isReached, err
	}
	follower := w.client.FollowEvents(start.Head, WithEventsOfWorkItem(w.proposal.WorkItemID))
	for ctx.Err() == nil {
		if isReached, err := w.follow(ctx, follower); isReached || err != nil {
			return isReached, err
		}
	}
	return false, nil
}

// follow looks at every event, since the end of its WorkItem is that of a proposal, too, and after a while all the same.
func (w *proposalWait) follow(ctx context.Context, follower *EventFollower) (bool, error) {
	quiet, cancel := context.WithTimeout(ctx, quietTime)
	defer cancel()
	for _, err := range follower.All(quiet) {
		if err != nil {
			return false, err
		}
		if isReached, err := w.look(ctx); isReached || err != nil {
			return isReached, err
		}
	}
	return w.look(ctx)
}

// look reads the proposal; false where it is not reached, or the context ends before.
func (w *proposalWait) look(ctx context.Context) (bool, error) {
	proposal, err := persist(ctx, &w.pace, func() (*ActionProposal, error) {
		return w.client.Actions.GetProposal(ctx, w.id, WithMaxRetries(0))
	})
	if err != nil || proposal == nil {
		return false, err
	}
	w.proposal = proposal
	return w.until.isReached(proposal.Status), nil
}

// persist asks until there is an answer; nil without an error where the context ends before.
func persist[T any](ctx context.Context, pace *loopPace, ask func() (*T, error)) (*T, error) {
	for ctx.Err() == nil {
		answer, err := ask()
		if err == nil {
			*pace = loopPace{pause: firstPause, answered: true}
			return answer, nil
		}
		if ctx.Err() != nil {
			break
		}
		pause, final := pace.after(err)
		if final {
			return nil, err
		}
		slog.Default().WarnContext(ctx, "workgate: there is nothing to be had at the moment", "error", err)
		_ = sleep(ctx, pause)
	}
	return nil, nil
}
