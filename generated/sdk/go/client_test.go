package workgate

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"
)

const (
	emptyPage = `{"work_items": [], "next_page_token": null}`
	emptyItem = `{"tags": []}`
)

// standIn answers requests one after another, and keeps what arrived.
type standIn struct {
	answers  []http.HandlerFunc
	arrivals []*http.Request
}

func (s *standIn) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	answer := s.answers[len(s.arrivals)]
	s.arrivals = append(s.arrivals, r)
	answer(w, r)
}

func (s *standIn) keys() []string {
	var keys []string
	for _, arrival := range s.arrivals {
		keys = append(keys, arrival.Header.Get("Idempotency-Key"))
	}
	return keys
}

func connect(t *testing.T, answers ...http.HandlerFunc) (*Client, *standIn) {
	t.Helper()
	s := &standIn{answers: answers}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	client, err := NewClient(server.URL+"/a/path/", "wg_test_key")
	if err != nil {
		t.Fatal(err)
	}
	return client, s
}

func answer(status int, body string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.WriteHeader(status)
		w.Write([]byte(body))
	}
}

func refuse(status int, retryAfter string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Retry-After", retryAfter)
		answer(status, "busy")(w, r)
	}
}

func TestARequestSaysWhoItIs(t *testing.T) {
	client, s := connect(t, answer(200, emptyPage))
	if _, err := client.WorkItems.List(t.Context(), &ListWorkItemsParams{Tag: "a b&c", Limit: 2}); err != nil {
		t.Fatal(err)
	}
	sent := s.arrivals[0]
	if sent.RequestURI != "/a/path/api/v1/public/work-items?limit=2&tag=a+b%26c" {
		t.Error(sent.RequestURI)
	}
	if sent.Header.Get("X-Api-Key") != "wg_test_key" || !strings.HasPrefix(sent.UserAgent(), "workgate-go/"+Version) {
		t.Error(sent.Header)
	}
}

func TestOneKeyForAllAttempts(t *testing.T) {
	client, s := connect(t, refuse(503, "0"), refuse(429, "0"), answer(201, `{"work_item_id": "wi_1", "tags": []}`))
	item, err := client.WorkItems.Create(t.Context(), WorkItemCreateRequest{Subject: "x"}, nil)
	if err != nil || item.WorkItemID != "wi_1" {
		t.Fatal(item, err)
	}
	if keys := s.keys(); len(keys) != 3 || keys[0] == "" || len(slices.Compact(keys)) != 1 {
		t.Error(keys)
	}
}

func TestTheKeyOfTheCallerWins(t *testing.T) {
	client, s := connect(t, refuse(503, "0"), answer(201, emptyItem), answer(201, emptyItem))
	if _, err := client.WorkItems.Create(t.Context(), WorkItemCreateRequest{}, &CreateWorkItemParams{IdempotencyKey: "mine"}); err != nil {
		t.Fatal(err)
	}
	header := WithHeader("idempotency-key", "also mine")
	if _, err := client.WorkItems.Create(t.Context(), WorkItemCreateRequest{}, nil, header); err != nil {
		t.Fatal(err)
	}
	if keys := s.keys(); !slices.Equal(keys, []string{"mine", "mine", "also mine"}) {
		t.Error(keys)
	}
}

func TestAChangeIsNotRepeatedAfter503(t *testing.T) {
	client, s := connect(t, refuse(503, "0"))
	_, err := client.WorkItems.Update(t.Context(), "wi_1", WorkItemUpdateRequest{}, &UpdateWorkItemParams{IfMatch: `"1"`})
	var unavailable *UnavailableError
	if !errors.As(err, &unavailable) || len(s.arrivals) != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestWhoWantsToBeLeftAloneForLongIs(t *testing.T) {
	client, s := connect(t, refuse(429, "3600"))
	_, err := client.WorkItems.List(t.Context(), nil)
	var limited *RateLimitedError
	if !errors.As(err, &limited) || *limited.RetryAfter != time.Hour || len(s.arrivals) != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestRetriesEnd(t *testing.T) {
	client, s := connect(t, slices.Repeat([]http.HandlerFunc{refuse(503, "0")}, 14)...)
	if _, err := client.WorkItems.List(t.Context(), nil); err == nil || len(s.arrivals) != 3 {
		t.Error(err, len(s.arrivals))
	}
	if _, err := client.WorkItems.List(t.Context(), nil, WithMaxRetries(100)); err == nil || len(s.arrivals) != 14 {
		t.Error(err, len(s.arrivals))
	}
}

func TestABrokenConnectionIsANetworkError(t *testing.T) {
	broken := func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }
	client, _ := connect(t, broken)
	_, err := client.WorkItems.List(t.Context(), nil, WithMaxRetries(0))
	var networkError *NetworkError
	if !errors.As(err, &networkError) {
		t.Error(err)
	}
}

func TestTheTimeoutCoversTheBody(t *testing.T) {
	slow := func(w http.ResponseWriter, r *http.Request) {
		w.WriteHeader(200)
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	}
	client, s := connect(t, slow)
	_, err := client.WorkItems.List(t.Context(), nil, WithTimeout(50*time.Millisecond), WithMaxRetries(0))
	var timeout *TimeoutError
	if !errors.As(err, &timeout) || len(s.arrivals) != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestTheTimeoutOfTheHTTPClientIsOneToo(t *testing.T) {
	arrivals := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		arrivals++
		if arrivals > 1 {
			w.WriteHeader(200)
			w.(http.Flusher).Flush()
		}
		<-r.Context().Done()
	}))
	t.Cleanup(server.Close)
	client, err := NewClient(server.URL, "wg_test_key", WithHTTPClient(&http.Client{Timeout: 50 * time.Millisecond}))
	if err != nil {
		t.Fatal(err)
	}
	for attempts := 1; attempts <= 2; attempts++ {
		_, err = client.WorkItems.List(t.Context(), nil, WithMaxRetries(0))
		var timeout *TimeoutError
		if !errors.As(err, &timeout) || arrivals != attempts {
			t.Error(err, arrivals)
		}
	}
}

func TestTheTimeForAllAttemptsEndsThem(t *testing.T) {
	silent := func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }
	client, s := connect(t, silent, refuse(503, "30"))
	_, err := client.WorkItems.List(t.Context(), nil, WithTotalTimeout(100*time.Millisecond), WithMaxRetries(10))
	var timeout *TimeoutError
	if !errors.As(err, &timeout) || timeout.Attempts != 1 {
		t.Error(err, len(s.arrivals))
	}
	_, err = client.WorkItems.List(t.Context(), nil, WithTotalTimeout(10*time.Second))
	var unavailable *UnavailableError
	if !errors.As(err, &unavailable) || unavailable.Attempts != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestErrorsCarryWhatTheCallWasKnownBy(t *testing.T) {
	broken := func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }
	client, s := connect(t, answer(201, `"nonsense"`))
	_, err := client.WorkItems.Create(t.Context(), WorkItemCreateRequest{}, &CreateWorkItemParams{IdempotencyKey: "mine"})
	var invalid *InvalidResponseError
	if !errors.As(err, &invalid) || invalid.IdempotencyKey != "mine" || invalid.RequestID != s.arrivals[0].Header.Get("X-Request-Id") {
		t.Error(err)
	}
	// On a connection of its own: net/http itself repeats what breaks on one that it has used before.
	client, _ = connect(t, broken)
	parent := WithHeader("traceparent", "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
	_, err = client.WorkItems.List(t.Context(), nil, parent, WithMaxRetries(0))
	var network *NetworkError
	wanted := Call{RequestID: "4bf92f3577b34da6a3ce929d0e0e4736", Attempts: 1}
	if !errors.As(err, &network) || network.Call != wanted {
		t.Error(err)
	}
	client, _ = connect(t, refuse(429, "0"), refuse(503, ""))
	_, err = client.WorkItems.List(t.Context(), nil, WithMaxRetries(1))
	var unavailable *UnavailableError
	if !errors.As(err, &unavailable) || unavailable.Attempts != 2 || unavailable.RequestID == "" {
		t.Error(err)
	}
}

func TestHeadersThatCannotBeOneAreNotSent(t *testing.T) {
	client, s := connect(t)
	for _, header := range []RequestOption{WithHeader("traceparent", "a\r\nb"), WithHeader("a b", "c"), WithHeader("", "c")} {
		_, err := client.WorkItems.List(t.Context(), nil, header)
		var networkError *NetworkError
		if err == nil || errors.As(err, &networkError) || len(s.arrivals) != 0 {
			t.Error(err, len(s.arrivals))
		}
		if _, err := NewClient("https://work.acme.com", "wg_test_key", WithDefaults(header)); err == nil {
			t.Error("it was taken as a default")
		}
	}
	if _, err := NewClient("https://work.acme.com", "wg_test_key", WithAppInfo("a\nb")); err == nil {
		t.Error("it was taken as app info")
	}
}

func TestTheContextEndsTheWaiting(t *testing.T) {
	client, s := connect(t, refuse(503, "60"))
	reason := errors.New("the user has left")
	ctx, cancel := context.WithCancelCause(t.Context())
	time.AfterFunc(50*time.Millisecond, func() { cancel(reason) })
	_, err := client.WorkItems.List(ctx, nil)
	var cancelled *CancelledError
	if !errors.As(err, &cancelled) || !errors.Is(err, reason) || len(s.arrivals) != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestRedirectsDoNotGetTheKey(t *testing.T) {
	client, s := connect(t, func(w http.ResponseWriter, r *http.Request) { http.Redirect(w, r, "/elsewhere", http.StatusFound) })
	_, err := client.WorkItems.List(t.Context(), nil)
	var refused *APIError
	if !errors.As(err, &refused) || refused.StatusCode != http.StatusFound || len(s.arrivals) != 1 {
		t.Error(err, len(s.arrivals))
	}
}

func TestAnswersThatAreNotOfTheContract(t *testing.T) {
	bodies := []string{"<html>", "null", "{}", `{"work_items": null}`, "[]"}
	var answers []http.HandlerFunc
	for _, body := range bodies {
		answers = append(answers, answer(200, body))
	}
	client, _ := connect(t, append(answers, answer(403, "<html>"))...)
	for _, body := range bodies {
		_, err := client.WorkItems.List(t.Context(), nil)
		var invalid *InvalidResponseError
		if !errors.As(err, &invalid) {
			t.Error(body, err)
		}
	}
	_, err := client.WorkItems.List(t.Context(), nil)
	var forbidden *AuthorizationError
	if !errors.As(err, &forbidden) {
		t.Error(err)
	}
}

func TestPagesAreAskedForWhenTheyAreNeeded(t *testing.T) {
	first := `{"work_items": [{"work_item_id": "wi_1"}, {"work_item_id": "wi_2"}], "next_page_token": "two"}`
	second := `{"work_items": [{"work_item_id": "wi_3"}], "next_page_token": null}`
	client, s := connect(t, answer(200, first), answer(200, first), answer(200, second))
	items := client.WorkItems.AllWorkItems(t.Context(), nil)
	for range items {
		break
	}
	if len(s.arrivals) != 1 {
		t.Error("a page that nobody wants was asked for")
	}
	var ids []string
	for item, err := range items {
		if err != nil {
			t.Fatal(err)
		}
		ids = append(ids, item.WorkItemID)
	}
	if !slices.Equal(ids, []string{"wi_1", "wi_2", "wi_3"}) || s.arrivals[2].URL.Query().Get("page_token") != "two" {
		t.Error(ids, s.arrivals[2].URL)
	}
}

func TestClientsThatCannotWork(t *testing.T) {
	for _, base := range []string{
		"", "work.acme.com", "ftp://work.acme.com", "https://",
		"https://work.acme.com?x=1", "https://work.acme.com?", "https://work.acme.com#",
	} {
		if _, err := NewClient(base, "wg_test_key"); err == nil {
			t.Errorf("%q was taken", base)
		}
	}
	for _, key := range []string{"", " ", "wg_test_key\n"} {
		if _, err := NewClient("https://work.acme.com", key); err == nil || strings.Contains(err.Error(), "wg_") {
			t.Errorf("the key %q: %v", key, err)
		}
	}
}
