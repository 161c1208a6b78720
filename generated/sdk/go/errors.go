package workgate

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"
)

// ErrNotModified is returned for a request with IfNoneMatch when the version is still that one (304).
var ErrNotModified = errors.New("workgate: not modified")

// Call says what its caller needs to go on after an error, of which it is a part. Where it is not known whether the
// request was done, send it again with the same IdempotencyKey: it is done once.
type Call struct {
	// The Idempotency-Key of all attempts; empty if the operation takes none.
	IdempotencyKey string
	// Names the call in the logs of the service; quote it to support.
	RequestID string
	// How often the request was sent.
	Attempts int
}

func (c *Call) describe(call Call) { *c = call }

// described puts into an error of this package what its caller needs to go on.
func described(err error, call Call) error {
	var refused *APIError
	if errors.As(err, &refused) && refused.CorrelationID != "" {
		call.RequestID = refused.CorrelationID
	}
	var describable interface{ describe(Call) }
	if errors.As(err, &describable) {
		describable.describe(call)
	}
	return err
}

// APIError is an answer of the service that refuses a request. Every typed error, such as [ValidationError], unwraps to
// one, so that errors.As finds it too.
type APIError struct {
	// Kind of error.
	Type ErrorType
	// The value to branch on.
	Code ErrorCode
	// For people.
	Message string
	// Names the request in the logs of the service; quote it to support.
	CorrelationID string
	// Whether the same request can succeed later.
	Retryable bool
	// The single problems, where there are several or a field is to blame.
	Details []ErrorDetail
	// HTTP status.
	StatusCode int
	// How long the service wants to be left alone, where it said so.
	RetryAfter *time.Duration
	Call
}

func (e *APIError) Error() string {
	return fmt.Sprintf("workgate: %d %s: %s (correlation id %s)", e.StatusCode, e.Code, e.Message, e.CorrelationID)
}

// ValidationError says that the request is not what the contract wants; Details names the fields.
type ValidationError struct{ *APIError }

func (e *ValidationError) Unwrap() error { return e.APIError }

// AuthenticationError says that the API key is not one that the service knows, or not any more.
type AuthenticationError struct{ *APIError }

func (e *AuthenticationError) Unwrap() error { return e.APIError }

// AuthorizationError says that the key may not do this, or that policy forbids it (Code policy_denied).
type AuthorizationError struct{ *APIError }

func (e *AuthorizationError) Unwrap() error { return e.APIError }

// NotFoundError says that there is no such thing in the tenant of the key.
type NotFoundError struct{ *APIError }

func (e *NotFoundError) Unwrap() error { return e.APIError }

// ConflictError says that the present state does not allow it; Code says why.
type ConflictError struct{ *APIError }

func (e *ConflictError) Unwrap() error { return e.APIError }

// RateLimitedError says that the key has made too many requests, the retries included.
type RateLimitedError struct{ *APIError }

func (e *RateLimitedError) Unwrap() error { return e.APIError }

// UnavailableError says that the service, or something that it needs, is not available for now.
type UnavailableError struct{ *APIError }

func (e *UnavailableError) Unwrap() error { return e.APIError }

// InternalError says that the service failed; CorrelationID tells its operators where.
type InternalError struct{ *APIError }

func (e *InternalError) Unwrap() error { return e.APIError }

// NetworkError says that no answer came: the service could not be reached, or the connection broke. Whether it did what
// was asked is not known.
type NetworkError struct {
	Err error
	Call
}

func (e *NetworkError) Error() string { return "workgate: no answer: " + e.Err.Error() }

func (e *NetworkError) Unwrap() error { return e.Err }

// TimeoutError says that an attempt took longer than it may (see [WithTimeout] and [WithTotalTimeout]), or than the HTTP
// client of [WithHTTPClient] allows. Whether the service did what was asked is not known.
type TimeoutError struct {
	// The timeout of the attempt; 0 if it was one of the HTTP client.
	After time.Duration
	Err   error
	Call
}

func (e *TimeoutError) Error() string {
	if e.After == 0 {
		return fmt.Sprintf("workgate: no answer in time: %v", e.Err)
	}
	return fmt.Sprintf("workgate: no answer within %s", e.After)
}

func (e *TimeoutError) Unwrap() error { return e.Err }

// Timeout is true, as [net.Error] wants it.
func (e *TimeoutError) Timeout() bool { return true }

// WaitTimeoutError says that what was waited for has not come in time; it may yet.
type WaitTimeoutError struct {
	ProposalID string
	Until      WaitUntil
	// How long it was waited for.
	After time.Duration
	// The proposal as it was read last; nil if it never was.
	Proposal *ActionProposal
}

func (e *WaitTimeoutError) Error() string {
	status := "not read yet"
	if e.Proposal != nil {
		status = string(e.Proposal.Status)
	}
	return fmt.Sprintf("workgate: the proposal %s is not %s within %s: it is %s", e.ProposalID, e.Until, e.After, status)
}

// Timeout is true, as [net.Error] wants it.
func (e *WaitTimeoutError) Timeout() bool { return true }

// CancelledError says that the context of the request ended; it unwraps to the cause.
type CancelledError struct {
	Err error
	Call
}

func (e *CancelledError) Error() string { return "workgate: " + e.Err.Error() }

func (e *CancelledError) Unwrap() error { return e.Err }

// InvalidResponseError says that what answered with a success does not speak as the contract says.
type InvalidResponseError struct {
	StatusCode int
	Err        error
	Call
}

func (e *InvalidResponseError) Error() string {
	return fmt.Sprintf("workgate: the answer %d is not what the contract says: %v", e.StatusCode, e.Err)
}

func (e *InvalidResponseError) Unwrap() error { return e.Err }

// transportError tells apart whose patience ended, the caller's or that of the attempt, or whether it was the network.
func transportError(ctx, limited context.Context, timeout time.Duration, err error) error {
	switch {
	case ctx.Err() != nil:
		return &CancelledError{Err: context.Cause(ctx)}
	case limited.Err() != nil:
		return &TimeoutError{After: timeout, Err: err}
	case isTimeout(err):
		return &TimeoutError{Err: err}
	default:
		return &NetworkError{Err: err}
	}
}

// isTimeout finds the timeouts of an HTTP client, its transport and its dialer.
func isTimeout(err error) bool {
	var timeout interface{ Timeout() bool }
	return errors.As(err, &timeout) && timeout.Timeout()
}

func errorFrom(response *http.Response, body []byte) error {
	if response.StatusCode == http.StatusNotModified {
		return ErrNotModified
	}
	base := &APIError{
		StatusCode:    response.StatusCode,
		CorrelationID: response.Header.Get("X-Correlation-Id"),
		RetryAfter:    parseRetryAfter(response.Header.Get("Retry-After"), time.Now()),
	}
	var envelope ErrorResponse
	if json.Unmarshal(body, &envelope) == nil && envelope.Error.Type != "" {
		base.Type = envelope.Error.Type
		base.Code = envelope.Error.Code
		base.Message = envelope.Error.Message
		base.CorrelationID = envelope.Error.CorrelationID
		base.Retryable = envelope.Error.Retryable
		base.Details = envelope.Error.Details
	} else {
		base.Type, base.Retryable = typeOf(response.StatusCode)
		base.Code = ErrorCode(base.Type)
		base.Message = "the answer is not one of Workgate: " + http.StatusText(response.StatusCode)
	}
	return typed(base)
}

// typeOf says what an error is that came from between here and the service, such as from a proxy.
func typeOf(status int) (kind ErrorType, retryable bool) {
	switch status {
	case http.StatusUnauthorized:
		return ErrorTypeAuthenticationError, false
	case http.StatusForbidden:
		return ErrorTypeAuthorizationError, false
	case http.StatusNotFound:
		return ErrorTypeNotFound, false
	case http.StatusConflict, http.StatusPreconditionFailed, http.StatusUnprocessableEntity:
		return ErrorTypeConflict, false
	case http.StatusTooManyRequests:
		return ErrorTypeRateLimited, true
	case http.StatusBadGateway, http.StatusServiceUnavailable, http.StatusGatewayTimeout:
		return ErrorTypeUnavailable, true
	}
	if status >= 400 && status < 500 {
		return ErrorTypeValidationError, false
	}
	return ErrorTypeInternalError, false
}

func typed(base *APIError) error {
	switch base.Type {
	case ErrorTypeValidationError:
		return &ValidationError{base}
	case ErrorTypeAuthenticationError:
		return &AuthenticationError{base}
	case ErrorTypeAuthorizationError:
		return &AuthorizationError{base}
	case ErrorTypeNotFound:
		return &NotFoundError{base}
	case ErrorTypeConflict:
		return &ConflictError{base}
	case ErrorTypeRateLimited:
		return &RateLimitedError{base}
	case ErrorTypeUnavailable:
		return &UnavailableError{base}
	case ErrorTypeInternalError:
		return &InternalError{base}
	default:
		return base
	}
}
