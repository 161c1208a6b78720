package workgate

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"reflect"
	"strings"
	"time"
)

const (
	idempotencyKey = "Idempotency-Key"
	requestID      = "X-Request-Id"
	traceparent    = "Traceparent"
	// Evidence packets, the largest answers, have 25 MiB at most.
	largestAnswer = 64 << 20
)

// request is one call of an operation, however often it is sent.
type request struct {
	method     string
	path       string
	query      url.Values
	header     http.Header
	body       []byte
	repeatable bool
	keyed      bool
	err        error
}

func newRequest(method, path string) *request {
	r := &request{method: method, path: path, query: url.Values{}, header: http.Header{}}
	r.repeatable = method == http.MethodGet
	for _, segment := range strings.Split(path, "/")[1:] {
		// Such an identifier would address something else.
		if segment == "" || segment == "." || segment == ".." {
			r.err = fmt.Errorf("workgate: an identifier in the path %s is empty or made of dots", path)
		}
	}
	return r
}

func pathSegment[T ~string](value T) string { return url.PathEscape(string(value)) }

func (r *request) setQuery(name string, value any) {
	if at, ok := value.(time.Time); ok && !at.IsZero() {
		r.query.Set(name, at.Format(time.RFC3339Nano))
	} else if !reflect.ValueOf(value).IsZero() {
		r.query.Set(name, fmt.Sprint(value))
	}
}

// setHeader also makes up an Idempotency-Key, one for all attempts, where the operation takes one and the caller has none.
func (r *request) setHeader(name, value string) {
	if name == idempotencyKey && value == "" {
		value = newIdempotencyKey()
	}
	if value == "" {
		return
	}
	if !isVisible(strings.ReplaceAll(value, " ", "")) {
		r.err = fmt.Errorf("workgate: %s has what no header has", name)
	}
	r.header.Set(name, value)
	if name == idempotencyKey {
		r.repeatable, r.keyed = true, true
	}
}

// isVisible says whether a text is of visible ASCII, and not empty.
func isVisible(text string) bool {
	return text != "" && !strings.ContainsFunc(text, func(r rune) bool { return r <= ' ' || r > '~' })
}

// isHeaderValue says whether net/http sends a text as the value of a header, which may be empty.
func isHeaderValue(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return (r < ' ' && r != '\t') || r == 0x7f })
}

// isToken says whether a text can be the name of a header (RFC 9110, 5.6.2).
func isToken(text string) bool {
	const tokenCharacters = "!#$%&'*+-.^_`|~0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
	return text != "" && strings.Trim(text, tokenCharacters) == ""
}

func (r *request) setBody(mediaType string, body any) {
	encoded, err := json.Marshal(body)
	if err != nil {
		r.err = fmt.Errorf("workgate: the body cannot be written as JSON: %w", err)
		return
	}
	r.body = encoded
	r.header.Set("Content-Type", mediaType)
}

func newIdempotencyKey() string { return "workgate-go-" + randomHex() }

func randomHex() string {
	var random [16]byte
	rand.Read(random[:]) // Never fails (crypto/rand).
	return hex.EncodeToString(random[:])
}

// send makes the request, repeats it where that is safe, and reads what is answered.
func send[T any](ctx context.Context, c *Client, r *request, options []RequestOption) (*T, error) {
	if r.err != nil {
		return nil, r.err
	}
	s := c.defaults
	for _, option := range options {
		option(&s)
	}
	if s.err != nil {
		return nil, s.err
	}
	call := r.prepare(s.header)
	response, body, err := c.exchange(ctx, r, &s, &call)
	var result *T
	if err == nil {
		result, err = decode[T](response, body)
	}
	if err != nil {
		return nil, described(err, call)
	}
	return result, nil
}

// prepare takes the caller's headers over, and gives the call a name for the logs of the service where they have none.
func (r *request) prepare(header http.Header) Call {
	for name, values := range header {
		r.header[name] = values
	}
	if r.header.Get(requestID) == "" && r.header.Get(traceparent) == "" {
		r.header.Set(requestID, randomHex())
	}
	call := Call{RequestID: r.header.Get(requestID)}
	// The service names a request by the trace-id, if there is one (https://www.w3.org/TR/trace-context/).
	if fields := strings.Split(r.header.Get(traceparent), "-"); len(fields) > 1 {
		call.RequestID = fields[1]
	}
	if r.keyed {
		call.IdempotencyKey = r.header.Get(idempotencyKey)
	}
	return call
}

// exchange sends the request, again where that is safe and promising, until its time is up.
func (c *Client) exchange(ctx context.Context, r *request, s *settings, call *Call) (*http.Response, []byte, error) {
	var endsAt time.Time
	if s.totalTimeout > 0 {
		endsAt = time.Now().Add(s.totalTimeout)
	}
	for {
		call.Attempts++
		response, body, err := c.attempt(ctx, r, s, endsAt)
		if err == nil {
			return response, body, nil
		}
		wait, again := waitBefore(call.Attempts, r, err)
		late := !endsAt.IsZero() && time.Now().Add(wait).After(endsAt)
		if !again || late || call.Attempts > s.maxRetries {
			return nil, nil, err
		}
		if err := sleep(ctx, wait); err != nil {
			return nil, nil, err
		}
	}
}

// attempt sends the request once, and takes no longer than what is left until then. An answer other than 2xx is an error.
func (c *Client) attempt(ctx context.Context, r *request, s *settings, endsAt time.Time) (*http.Response, []byte, error) {
	timeout := s.timeout
	if left := time.Until(endsAt); !endsAt.IsZero() && (timeout <= 0 || left < timeout) {
		timeout = max(left, time.Millisecond)
	}
	limited, cancel := ctx, context.CancelFunc(func() {})
	if timeout > 0 {
		limited, cancel = context.WithTimeout(ctx, timeout)
	}
	defer cancel()
	response, body, err := c.roundTrip(limited, r)
	if err != nil {
		return nil, nil, transportError(ctx, limited, timeout, err)
	}
	if s.response != nil {
		*s.response = response
	}
	if len(body) > largestAnswer {
		return nil, nil, &InvalidResponseError{StatusCode: response.StatusCode, Err: errors.New("it is too large")}
	}
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return nil, nil, errorFrom(response, body)
	}
	return response, body, nil
}

func (c *Client) roundTrip(ctx context.Context, r *request) (*http.Response, []byte, error) {
	address := c.baseURL + r.path
	if len(r.query) > 0 {
		address += "?" + r.query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, r.method, address, bytes.NewReader(r.body))
	if err != nil {
		return nil, nil, err
	}
	request.Header = r.header.Clone()
	request.Header.Set("Accept", "application/json")
	request.Header.Set("User-Agent", c.userAgent)
	request.Header.Set("X-Api-Key", c.apiKey)
	response, err := c.httpClient.Do(request)
	if err != nil {
		return nil, nil, err
	}
	defer response.Body.Close()
	body, err := io.ReadAll(io.LimitReader(response.Body, largestAnswer+1))
	response.Body = io.NopCloser(bytes.NewReader(body))
	return response, body, err
}

// decode reads an answer. encoding/json takes null for anything, and is silent on lists that are missing: a page without
// its entries would look like the last one.
func decode[T any](response *http.Response, body []byte) (*T, error) {
	var result *T
	err := json.Unmarshal(body, &result)
	if err == nil && result == nil {
		err = errors.New("it is null")
	}
	if err == nil {
		err = checkLists(reflect.ValueOf(result).Elem())
	}
	if err != nil {
		return nil, &InvalidResponseError{StatusCode: response.StatusCode, Err: err}
	}
	return result, nil
}

// checkLists refuses an object without a list that the contract requires of it: one that may be absent is omitempty.
func checkLists(object reflect.Value) error {
	if object.Kind() != reflect.Struct {
		return nil
	}
	for i := range object.NumField() {
		name, option, _ := strings.Cut(object.Type().Field(i).Tag.Get("json"), ",")
		if field := object.Field(i); field.Kind() == reflect.Slice && field.IsNil() && option == "" {
			return fmt.Errorf("it has no %s", name)
		}
	}
	return nil
}
