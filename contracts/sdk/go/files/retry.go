package workgate

import (
	"context"
	"errors"
	"math/rand/v2"
	"net/http"
	"strconv"
	"time"
)

const (
	firstBackoff   = 500 * time.Millisecond
	longestBackoff = 8 * time.Second
	longestWait    = 60 * time.Second
)

// waitBefore says whether to send the request again after an error, and how long to wait before that.
//
// 429 is answered before anything was done, so that every request may be repeated. After anything else that may pass (no
// answer, 408, and 409 and 5xx that say that they are retryable) the request may have been done: only what has no second
// effect is repeated, which is GET, a POST with an Idempotency-Key and what the contract calls idempotent or repeatable.
// That leaves out PATCH: one that was done would be told that its If-Match has passed, or undo what somebody else has
// changed meanwhile. A service that wants to be left alone for longer than a minute is: the error is returned.
func waitBefore(retry int, r *request, err error) (time.Duration, bool) {
	var refused *APIError
	if !errors.As(err, &refused) {
		return backoff(retry), r.repeatable && isUnanswered(err)
	}
	limited := refused.StatusCode == http.StatusTooManyRequests && refused.Retryable
	if !limited && !(r.repeatable && mayPass(refused)) {
		return 0, false
	}
	if refused.RetryAfter == nil {
		return backoff(retry), true
	}
	return *refused.RetryAfter, *refused.RetryAfter <= longestWait
}

func isUnanswered(err error) bool {
	var network *NetworkError
	var timeout *TimeoutError
	return errors.As(err, &network) || errors.As(err, &timeout)
}

func mayPass(e *APIError) bool {
	if e.StatusCode == http.StatusRequestTimeout {
		return true
	}
	return e.Retryable && (e.StatusCode == http.StatusConflict || e.StatusCode >= 500)
}

// backoff doubles with each retry; the jitter keeps clients that failed together from coming back together.
func backoff(retry int) time.Duration {
	full := min(firstBackoff<<(retry-1), longestBackoff)
	return full/2 + rand.N(full/2)
}

// parseRetryAfter reads seconds or an HTTP date (RFC 9110, 10.2.3); nil if it is neither.
func parseRetryAfter(value string, now time.Time) *time.Duration {
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		wait := time.Duration(seconds) * time.Second
		return &wait
	}
	if at, err := http.ParseTime(value); err == nil {
		wait := max(at.Sub(now), 0)
		return &wait
	}
	return nil
}

func sleep(ctx context.Context, wait time.Duration) error {
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return &CancelledError{Err: context.Cause(ctx)}
	}
}
