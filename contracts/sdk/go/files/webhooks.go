package workgate

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"
)

const (
	defaultTolerance = 5 * time.Minute
	secretPrefix     = "whsec_"
	// Of a secret of Standard Webhooks: a shorter one was cut off.
	leastSecretBytes = 24
	mostSecretBytes  = 64
	signatureVersion = "v1,"
	latestTimestamp  = 999_999_999_999
)

// WebhookRefusal says why a request is not taken for one of the service.
type WebhookRefusal string

const (
	WebhookMissingHeader      WebhookRefusal = "missing_header"
	WebhookRepeatedHeader     WebhookRefusal = "repeated_header"
	WebhookMalformedTimestamp WebhookRefusal = "malformed_timestamp"
	WebhookTooOld             WebhookRefusal = "too_old"
	WebhookTooNew             WebhookRefusal = "too_new"
	WebhookNoSignatureMatches WebhookRefusal = "no_signature_matches"
	WebhookBadSecret          WebhookRefusal = "bad_secret"
	WebhookMalformedBody      WebhookRefusal = "malformed_body"
)

// WebhookVerificationError says that what came is not what the service has sent just now, or that this cannot be checked.
// It tells neither secrets nor what a right signature would be.
type WebhookVerificationError struct {
	Reason  WebhookRefusal
	Message string
}

func (e *WebhookVerificationError) Error() string { return "workgate: " + e.Message }

// WebhookOption changes how [VerifyWebhook] verifies.
type WebhookOption func(*webhookSettings)

type webhookSettings struct {
	tolerance time.Duration
	now       func() time.Time
}

// WithWebhookTolerance says how far the time of a request may be from now, either way; 5 minutes unless said otherwise.
func WithWebhookTolerance(tolerance time.Duration) WebhookOption {
	return func(s *webhookSettings) { s.tolerance = max(tolerance, 0) }
}

// WithWebhookClock tells the time by another clock than [time.Now], as tests do.
func WithWebhookClock(now func() time.Time) WebhookOption {
	return func(s *webhookSettings) { s.now = now }
}

// VerifyWebhook verifies a request of the service by Standard Webhooks 1.0.0 (standardwebhooks.com) and reads its body,
// nothing of which is read before the signature is found right. The body has to be exactly what came, and of several
// secrets (whsec_…), while one follows another, one has to fit. Of two members with one name the last one counts.
//
// Every error is a [*WebhookVerificationError]: answer 400, and do nothing. A body that is empty, or not a T, is refused as
// malformed; [VerifyWebhookSignature] is for requests without a body.
func VerifyWebhook[T any](header http.Header, body []byte, secrets []string, options ...WebhookOption) (*T, error) {
	if err := VerifyWebhookSignature(header, body, secrets, options...); err != nil {
		return nil, err
	}
	value := new(T)
	// What is no UTF-8 would be taken for another character, and null for nothing.
	isValue := utf8.Valid(body) && !bytes.Equal(bytes.TrimSpace(body), []byte("null"))
	if !isValue || json.Unmarshal(body, value) != nil {
		return nil, refuseWebhook(WebhookMalformedBody, "the body is signed, and is not the JSON that was looked for, in UTF-8")
	}
	return value, nil
}

// VerifyWebhookSignature is [VerifyWebhook] for a request without a body, such as a look-up, and for a body that is read
// by something else.
func VerifyWebhookSignature(header http.Header, body []byte, secrets []string, options ...WebhookOption) error {
	settings := webhookSettings{tolerance: defaultTolerance, now: time.Now}
	for _, option := range options {
		option(&settings)
	}
	keys, err := webhookKeys(secrets)
	if err != nil {
		return err
	}
	var values [3]string
	for at, name := range []string{"webhook-id", "webhook-timestamp", "webhook-signature"} {
		if values[at], err = webhookHeader(header, name); err != nil {
			return err
		}
	}
	id, timestamp, signatures := values[0], values[1], values[2]
	if err := settings.checkTime(timestamp); err != nil {
		return err
	}
	for _, key := range keys {
		mac := hmac.New(sha256.New, key)
		mac.Write([]byte(id + "." + timestamp + "."))
		mac.Write(body)
		expected := signatureVersion + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		// Those of other versions are none of ours: the service may come to sign in other ways besides.
		for given := range strings.SplitSeq(signatures, " ") {
			if hmac.Equal([]byte(given), []byte(expected)) {
				return nil
			}
		}
	}
	return refuseWebhook(WebhookNoSignatureMatches,
		"no signature is of this body by a secret that was given: the secret is another, or the body is not as it came")
}

func refuseWebhook(reason WebhookRefusal, format string, values ...any) error {
	return &WebhookVerificationError{Reason: reason, Message: fmt.Sprintf(format, values...)}
}

// webhookKeys is what is behind the prefix of each secret. Messages name a secret by its place, and never show it.
func webhookKeys(secrets []string) ([][]byte, error) {
	if len(secrets) == 0 {
		return nil, refuseWebhook(WebhookBadSecret, "no secret was given")
	}
	keys := make([][]byte, len(secrets))
	for at, secret := range secrets {
		encoded, hasPrefix := strings.CutPrefix(secret, secretPrefix)
		// The decoder skips line breaks.
		key, err := base64.StdEncoding.DecodeString(encoded)
		isWhole := hasPrefix && err == nil && !strings.ContainsAny(encoded, "\r\n")
		if !isWhole || len(key) < leastSecretBytes || len(key) > mostSecretBytes {
			return nil, refuseWebhook(WebhookBadSecret,
				"secret %d of %d is not %s and base64 of %d to %d bytes, without anything before or after it",
				at+1, len(secrets), secretPrefix, leastSecretBytes, mostSecretBytes)
		}
		keys[at] = key
	}
	return keys, nil
}

// webhookHeader is the one value of a header.
func webhookHeader(header http.Header, name string) (string, error) {
	var values []string
	for key, of := range header {
		if strings.EqualFold(key, name) {
			values = append(values, of...)
		}
	}
	switch {
	case len(values) > 1:
		return "", refuseWebhook(WebhookRepeatedHeader, "the request has %s more than once", name)
	case len(values) == 0 || values[0] == "":
		return "", refuseWebhook(WebhookMissingHeader, "the request has no %s", name)
	}
	return values[0], nil
}

func (s *webhookSettings) checkTime(timestamp string) error {
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	// As the service writes it, since it is the text that was signed.
	if err != nil || seconds < 0 || seconds > latestTimestamp || strconv.FormatInt(seconds, 10) != timestamp {
		return refuseWebhook(WebhookMalformedTimestamp, "webhook-timestamp is not in whole seconds since 1970")
	}
	// In seconds, of which no difference is too long.
	age, tolerance := s.now().Unix()-seconds, int64(s.tolerance/time.Second)
	if age > tolerance {
		return refuseWebhook(WebhookTooOld, "the request is %d s old; up to %d s are taken", age, tolerance)
	}
	if -age > tolerance {
		return refuseWebhook(WebhookTooNew, "the request is of in %d s; up to %d s are taken. Is the clock here right?", -age, tolerance)
	}
	return nil
}
