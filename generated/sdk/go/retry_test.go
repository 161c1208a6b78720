package workgate

import (
	"errors"
	"net/http"
	"testing"
	"time"
)

func TestRetryAfter(t *testing.T) {
	now := time.Date(2026, 3, 1, 9, 30, 0, 0, time.UTC)
	for value, wanted := range map[string]time.Duration{
		"0":                             0,
		"7":                             7 * time.Second,
		"Sun, 01 Mar 2026 09:30:05 GMT": 5 * time.Second,
		"Sun, 01 Mar 2026 09:29:00 GMT": 0,
	} {
		if got := parseRetryAfter(value, now); got == nil || *got != wanted {
			t.Errorf("Retry-After %q is %v, not %v", value, got, wanted)
		}
	}
	for _, value := range []string{"", "-1", "1.5", "5, 5", "soon"} {
		if got := parseRetryAfter(value, now); got != nil {
			t.Errorf("Retry-After %q is %v, not nothing", value, *got)
		}
	}
}

func TestWhatIsRepeated(t *testing.T) {
	get := newRequest(http.MethodGet, "/x")
	post := newRequest(http.MethodPost, "/x")
	keyed := newRequest(http.MethodPost, "/x")
	keyed.setHeader("Idempotency-Key", "")
	patch := newRequest(http.MethodPatch, "/x")
	patch.setHeader("If-Match", `"1"`)

	refused := func(status int) error { return errorFrom(&http.Response{StatusCode: status}, nil) }
	said := func(status int, retryable bool) error { return &APIError{StatusCode: status, Retryable: retryable} }
	late := &APIError{StatusCode: 503, Retryable: true, RetryAfter: Ptr(time.Hour)}
	broken := &NetworkError{Err: errors.New("reset")}
	for _, one := range []struct {
		name    string
		request *request
		err     error
		again   bool
	}{
		{"GET after 503", get, refused(503), true},
		{"POST after 503", post, refused(503), false},
		{"POST with a key after 503", keyed, refused(503), true},
		{"PATCH with If-Match after 503", patch, refused(503), false},
		{"POST after 429", post, refused(429), true},
		{"PATCH after 429", patch, refused(429), true},
		{"GET after 500", get, refused(500), false},
		{"GET after 404", get, refused(404), false},
		{"GET when it would have to wait too long", get, late, false},
		{"GET after a broken connection", get, broken, true},
		{"POST after a broken connection", post, broken, false},
		{"POST with a key after a broken connection", keyed, broken, true},
		{"GET after a timeout", get, &TimeoutError{}, true},
		{"POST after a timeout", post, &TimeoutError{}, false},
		{"POST with a key after a timeout", keyed, &TimeoutError{}, true},
		{"PATCH after a timeout", patch, &TimeoutError{}, false},
		{"POST with a key after 408", keyed, refused(408), true},
		{"POST with a key after 409 that may pass", keyed, said(409, true), true},
		{"POST with a key after 409 that will not", keyed, said(409, false), false},
		{"POST with a key after 500 that may pass", keyed, said(500, true), true},
		{"PATCH after 500 that may pass", patch, said(500, true), false},
		{"POST with a key after 429 that will not", keyed, said(429, false), false},
	} {
		if _, again := waitBefore(1, one.request, one.err); again != one.again {
			t.Errorf("%s is repeated: %v", one.name, again)
		}
	}
}
