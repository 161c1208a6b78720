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
		r.repeatable = true
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

func newIdempotencyKey() string {
	var random [16]byte
	rand.Read(random[:]) // Never fails (crypto/rand).
	return "workgate-go-" + hex.EncodeToString(random[:])
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
	for retry := 0; ; retry++ {
		response, body, err := c.attempt(ctx, r, &s)
		if err == nil {
			return decode[T](response, body)
		}
		wait, again := waitBefore(retry+1, r, err)
		if !again || retry >= s.maxRetries {
			return nil, err
		}
		if err := sleep(ctx, wait); err != nil {
			return nil, err
		}
	}
}

// attempt sends the request once. An answer other than 2xx is an error.
func (c *Client) attempt(ctx context.Context, r *request, s *settings) (*http.Response, []byte, error) {
	limited, cancel := ctx, context.CancelFunc(func() {})
	if s.timeout > 0 {
		limited, cancel = context.WithTimeout(ctx, s.timeout)
	}
	defer cancel()
	response, body, err := c.roundTrip(limited, r, s)
	if err != nil {
		return nil, nil, transportError(ctx, limited, s.timeout, err)
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

func (c *Client) roundTrip(ctx context.Context, r *request, s *settings) (*http.Response, []byte, error) {
	address := c.baseURL + r.path
	if len(r.query) > 0 {
		address += "?" + r.query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, r.method, address, bytes.NewReader(r.body))
	if err != nil {
		return nil, nil, err
	}
	for _, header := range []http.Header{r.header, s.header} {
		for name, values := range header {
			request.Header[name] = values
		}
	}
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
