package workgate

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"runtime"
	"strings"
	"time"
)

const (
	defaultTimeout      = 30 * time.Second
	defaultTotalTimeout = 2 * time.Minute
	defaultMaxRetries   = 2
	mostRetries         = 10
)

// Client talks to one Workgate service with one API key. It is safe for concurrent use; make one and share it.
type Client struct {
	Actions          *ActionsAPI
	Data             *DataAPI
	Events           *EventsAPI
	Evidence         *EvidenceAPI
	Identity         *IdentityAPI
	Integrations     *IntegrationsAPI
	Operations       *OperationsAPI
	Messages         *MessagesAPI
	WebhookEndpoints *WebhooksAPI
	WorkItems        *WorkItemsAPI

	baseURL    string
	apiKey     string
	userAgent  string
	httpClient *http.Client
	defaults   settings
}

type service struct{ client *Client }

// ClientOption changes how [NewClient] makes a client.
type ClientOption func(*Client)

// WithHTTPClient sends by a client of your own, such as one with a proxy or its own certificates. Redirects are not
// followed whatever it says: they would carry the API key elsewhere.
func WithHTTPClient(httpClient *http.Client) ClientOption {
	return func(c *Client) { c.httpClient = httpClient }
}

// WithAppInfo adds the name and version of your program, such as "helpdesk/1.4", to the User-Agent.
func WithAppInfo(product string) ClientOption {
	return func(c *Client) { c.userAgent = product + " " + c.userAgent }
}

// WithDefaults sets options for every request of the client, such as [WithTimeout] and [WithMaxRetries].
func WithDefaults(options ...RequestOption) ClientOption {
	return func(c *Client) {
		for _, option := range options {
			option(&c.defaults)
		}
	}
}

// NewClient makes a client of the service at baseURL, such as "https://workgate.example.com"; it may have a path.
// It returns an error if the base URL is not an absolute http or https URL, the API key cannot be one, or an option
// brings a header that cannot be one.
func NewClient(baseURL, apiKey string, options ...ClientOption) (*Client, error) {
	base, err := url.Parse(baseURL)
	if err != nil {
		return nil, fmt.Errorf("workgate: base URL: %w", err)
	}
	// An empty query or fragment too: what comes after its mark would not be a path.
	if (base.Scheme != "http" && base.Scheme != "https") || base.Host == "" || strings.ContainsAny(baseURL, "?#") {
		return nil, errors.New("workgate: the base URL has to be http or https with a host, without query and fragment")
	}
	if !isVisible(apiKey) {
		return nil, errors.New("workgate: the API key is empty, or has what no key has")
	}
	c := &Client{
		baseURL:    strings.TrimRight(base.String(), "/"),
		apiKey:     apiKey,
		userAgent:  fmt.Sprintf("workgate-go/%s (%s; %s/%s)", Version, runtime.Version(), runtime.GOOS, runtime.GOARCH),
		httpClient: &http.Client{},
		defaults:   settings{timeout: defaultTimeout, totalTimeout: defaultTotalTimeout, maxRetries: defaultMaxRetries},
	}
	for _, option := range options {
		option(c)
	}
	if c.defaults.err != nil {
		return nil, c.defaults.err
	}
	if !isHeaderValue(c.userAgent) {
		return nil, errors.New("workgate: the app info has what no header has")
	}
	withoutRedirects := *c.httpClient
	withoutRedirects.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	c.httpClient = &withoutRedirects
	common := &service{client: c}
	c.Actions = (*ActionsAPI)(common)
	c.Data = (*DataAPI)(common)
	c.Events = (*EventsAPI)(common)
	c.Evidence = (*EvidenceAPI)(common)
	c.Identity = (*IdentityAPI)(common)
	c.Integrations = (*IntegrationsAPI)(common)
	c.Operations = (*OperationsAPI)(common)
	c.Messages = (*MessagesAPI)(common)
	c.WebhookEndpoints = (*WebhooksAPI)(common)
	c.WorkItems = (*WorkItemsAPI)(common)
	return c, nil
}

type settings struct {
	timeout      time.Duration
	totalTimeout time.Duration
	maxRetries   int
	header       http.Header
	response     **http.Response
	err          error
}

// RequestOption changes how one request is made.
type RequestOption func(*settings)

// WithTimeout bounds each attempt of a request, the answer's body included; 30 seconds unless said otherwise, 0 for
// no bound.
func WithTimeout(timeout time.Duration) RequestOption {
	return func(s *settings) { s.timeout = timeout }
}

// WithTotalTimeout bounds all attempts of a request together, and the waiting between them; two minutes unless said
// otherwise, 0 for no bound but the context's.
func WithTotalTimeout(timeout time.Duration) RequestOption {
	return func(s *settings) { s.totalTimeout = timeout }
}

// WithMaxRetries says how often a request is repeated at most: 0 to 10, and 2 unless said otherwise.
func WithMaxRetries(retries int) RequestOption {
	return func(s *settings) { s.maxRetries = min(max(retries, 0), mostRetries) }
}

// WithHeader sets a header, such as traceparent, by which the service names the request in its logs. With a name or a
// value that cannot be one, no request is sent.
func WithHeader(name, value string) RequestOption {
	return func(s *settings) {
		if !isToken(name) || !isHeaderValue(value) {
			s.err = fmt.Errorf("workgate: the header %q has what no header has", name)
			return
		}
		if s.header = s.header.Clone(); s.header == nil {
			s.header = http.Header{}
		}
		s.header.Set(name, value)
	}
}

// WithResponse stores the HTTP response of the last attempt, for its status and headers (ETag, RateLimit,
// Idempotent-Replayed). Its body has been read and closed.
func WithResponse(response **http.Response) RequestOption {
	return func(s *settings) { s.response = response }
}
