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
	firstBackoff = 500 * time.Millisecond
	longestWait  = 60 * time.Second
)

// waitBefore says whether to send the request again after an error, and how long to wait before that.
//
// 429 is answered before anything was done, so that every request may be repeated. After 503 and after a connection
// that broke the request may have been done: only what has no second effect is repeated, which is GET, a POST with an
// Idempotency-Key and what the contract calls idempotent or repeatable. That leaves out PATCH: one that was done would
// be told that its If-Match has passed, or undo what somebody else has changed meanwhile. A service that wants to be
// left alone for longer than a minute is: the error is returned.
func waitBefore(retry int, r *request, err error) (time.Duration, bool) {
	var apiError *APIError
	if !errors.As(err, &apiError) {
		var networkError *NetworkError
		return backoff(retry), r.repeatable && errors.As(err, &networkError)
	}
	limited := apiError.StatusCode == http.StatusTooManyRequests
	unavailable := apiError.StatusCode == http.StatusServiceUnavailable && r.repeatable
	if !(limited || unavailable) || !apiError.Retryable {
		return 0, false
	}
	if apiError.RetryAfter == nil {
		return backoff(retry), true
	}
	return *apiError.RetryAfter, *apiError.RetryAfter <= longestWait
}

// backoff doubles with each retry; the jitter keeps clients that failed together from coming back together.
func backoff(retry int) time.Duration {
	full := firstBackoff << (retry - 1)
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
