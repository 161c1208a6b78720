package workgate

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"time"
)

const (
	// What must be left of a lease for a handler to begin.
	leftToBegin = 5 * time.Second
	// A report is worth as much patience as a lease lasts.
	reportTime     = time.Minute
	longestMessage = 300
)

// Handler does what claim.Payload says, once for each claim.IdempotencyKey, and returns the members of the result. Its
// context has the values of that of [Worker.Run], and does not end with it.
//
// A handler that has done nothing returns a [RefusedError], a [TryAgainError] or a [NotDoneError]. After any other error
// nobody knows what it has done: it is reported as nothing, so that the lease ends and the service goes by what the
// operation says of repetitions.
type Handler func(ctx context.Context, claim *OperationClaim) (map[string]any, error)

// NotDoneError is returned by a handler that has done nothing: another worker may have it at once.
type NotDoneError struct{ Message string }

func (e *NotDoneError) Error() string { return e.Message }

// RefusedError is returned by a handler that has done nothing, and never will: it has failed for good.
type RefusedError struct{ Message string }

func (e *RefusedError) Error() string { return e.Message }

// TryAgainError is returned by a handler that has done nothing, where it may be executed again.
type TryAgainError struct {
	Message string
	// How long to wait before that, in whole seconds; 0 for nothing said of it.
	After time.Duration
}

func (e *TryAgainError) Error() string { return e.Message }

// WorkerOption changes how [Client.Worker] makes a worker.
type WorkerOption func(*Worker)

// WithWait says how long one request waits for something to do, and so how long a stop may take: whole seconds, 0 to 30,
// and 10 unless said otherwise.
func WithWait(wait time.Duration) WorkerOption {
	return func(w *Worker) { w.wait = min(max(wait.Truncate(time.Second), 0), mostWait) }
}

// WithWorkerLogger has a worker tell there what it goes on after; [slog.Default] unless said otherwise.
func WithWorkerLogger(logger *slog.Logger) WorkerOption {
	return func(w *Worker) { w.logger = logger }
}

// Worker takes one thing after the other and has its handler do it.
type Worker struct {
	operations *OperationsAPI
	operation  string
	handler    Handler
	wait       time.Duration
	logger     *slog.Logger
}

// Worker makes a worker that carries out an operation of the tenant, such as "x_close_account". [Worker.Run] runs it.
func (c *Client) Worker(operation string, handler Handler, options ...WorkerOption) *Worker {
	w := &Worker{operations: c.Operations, operation: operation, handler: handler, wait: defaultWait, logger: slog.Default()}
	for _, option := range options {
		option(w)
	}
	return w
}

// Run works until the context ends, finishes what it is at, and returns nil. It waits for a service that cannot be reached,
// or is busy, and returns an error where waiting does not help: the key or the operation is not in order ([APIError]), or
// nothing at the address is a Workgate service ([NotFoundError], [InvalidResponseError]).
func (w *Worker) Run(ctx context.Context) error {
	pace := loopPace{pause: firstPause}
	// What is under way is finished: a claim whose answer is not waited for would be lost until its lease ends.
	working := context.WithoutCancel(ctx)
	body := OperationClaimCreateRequest{Operations: []string{w.operation}, WaitSeconds: Ptr(int64(w.wait / time.Second))}
	for ctx.Err() == nil {
		takenAt := time.Now()
		answer, err := w.operations.Claim(working, body, WithTimeout(w.wait+answerTime), WithMaxRetries(0))
		if err != nil {
			pause, final := pace.after(err)
			if final {
				return err
			}
			w.logger.WarnContext(ctx, "workgate: there is nothing to be had at the moment", "error", err)
			_ = sleep(ctx, pause)
			continue
		}
		pace = loopPace{pause: firstPause, answered: true}
		switch {
		case answer.Claim != nil:
			w.carryOut(ctx, working, answer.Claim)
		case time.Since(takenAt) < firstPause:
			_ = sleep(ctx, firstPause)
		}
	}
	return nil
}

// carryOut does what was claimed. The first context says whether the worker stops, the second goes on.
func (w *Worker) carryOut(ctx, working context.Context, claim *OperationClaim) {
	if ctx.Err() != nil {
		w.fail(working, claim, &NotDoneError{Message: "This worker stops."})
		return
	}
	askedAt := time.Now()
	lease, err := w.operations.BeginClaim(working, claim.ClaimID, OperationClaimProof{Token: claim.Token})
	if err != nil {
		w.logger.WarnContext(working, "workgate: a claim is not begun", "claim", claim.ClaimID, "error", err)
		// What was refused did not begin.
		var refused *APIError
		if !errors.As(err, &refused) || refused.Retryable || refused.StatusCode >= 500 {
			w.fail(working, claim, &NotDoneError{Message: "The answer to its begin was lost."})
		}
		return
	}
	length := time.Duration(lease.LeaseSeconds) * time.Second
	if time.Until(askedAt.Add(length)) < leftToBegin {
		w.fail(working, claim, &NotDoneError{Message: "The answer came too late to begin."})
		return
	}
	extending, over := context.WithCancel(working)
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		w.extend(extending, claim, length/3)
	}()
	defer func() {
		over()
		<-ended
	}()
	w.do(working, claim)
}

func (w *Worker) do(ctx context.Context, claim *OperationClaim) {
	result, err := w.handler(ctx, claim)
	if err != nil {
		w.fail(ctx, claim, err)
		return
	}
	report := OperationClaimCompleteRequest{Token: claim.Token, Result: result}
	if result == nil {
		report.Result = map[string]any{}
	}
	_, err = w.operations.CompleteClaim(ctx, claim.ClaimID, report, WithMaxRetries(mostRetries), WithTotalTimeout(reportTime))
	if err != nil {
		w.logger.ErrorContext(ctx, "workgate: what came of a claim could not be reported", "claim", claim.ClaimID, "error", err)
	}
}

// fail reports that nothing was done, if the error says so.
func (w *Worker) fail(ctx context.Context, claim *OperationClaim, failure error) {
	report := OperationClaimFailRequest{Token: claim.Token, Message: oneLine(failure.Error())}
	var again *TryAgainError
	var refused *RefusedError
	var notDone *NotDoneError
	switch {
	case errors.As(failure, &again):
		report.Outcome = OperationClaimFailureRetryable
		if seconds := int64(again.After / time.Second); seconds > 0 {
			report.RetryAfterSeconds = Ptr(seconds)
		}
	case errors.As(failure, &refused):
		report.Outcome = OperationClaimFailureRefused
	case errors.As(failure, &notDone):
		report.Outcome = OperationClaimFailureNotSent
	default:
		w.logger.ErrorContext(ctx, "workgate: nobody knows what became of a claim", "claim", claim.ClaimID, "error", failure)
		return
	}
	_, err := w.operations.FailClaim(ctx, claim.ClaimID, report, WithMaxRetries(mostRetries), WithTotalTimeout(reportTime))
	if err != nil {
		what := fmt.Sprintf("workgate: that nothing came of a claim (%s) could not be reported", report.Outcome)
		w.logger.ErrorContext(ctx, what, "claim", claim.ClaimID, "error", err)
	}
}

// extend holds a lease until the context ends. What is refused is not asked for again.
func (w *Worker) extend(ctx context.Context, claim *OperationClaim, every time.Duration) {
	for sleep(ctx, every) == nil {
		_, err := w.operations.ExtendClaim(ctx, claim.ClaimID, OperationClaimProof{Token: claim.Token}, WithTotalTimeout(every))
		if err == nil || ctx.Err() != nil {
			continue
		}
		w.logger.WarnContext(ctx, "workgate: a claim is not extended", "claim", claim.ClaimID, "error", err)
		var refused *APIError
		if errors.As(err, &refused) && !refused.Retryable {
			return
		}
	}
}

// oneLine is a text that the service takes as a message.
func oneLine(text string) string {
	line := []rune(strings.Join(strings.Fields(text), " "))
	if len(line) == 0 {
		return "No reason was given."
	}
	return string(line[:min(len(line), longestMessage)])
}
