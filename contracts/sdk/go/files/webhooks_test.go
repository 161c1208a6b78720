package workgate

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"testing"
	"time"
)

// webhookVector is a request that every SDK takes or refuses alike.
type webhookVector struct {
	Name             string      `json:"name"`
	Headers          [][2]string `json:"headers"`
	Body             []byte      `json:"body_base64"`
	Secrets          []string    `json:"secrets"`
	Now              int64       `json:"now"`
	ToleranceSeconds *int64      `json:"tolerance_seconds"`
	Result           string      `json:"result"`
	Value            any         `json:"value"`
}

func (v *webhookVector) header() http.Header {
	header := http.Header{}
	for _, one := range v.Headers {
		header.Add(one[0], one[1])
	}
	return header
}

func (v *webhookVector) options() []WebhookOption {
	options := []WebhookOption{WithWebhookClock(func() time.Time { return time.Unix(v.Now, 999_000_000) })}
	if v.ToleranceSeconds != nil {
		options = append(options, WithWebhookTolerance(time.Duration(*v.ToleranceSeconds)*time.Second))
	}
	return options
}

// verify gives what every SDK gives: nil for a request without a body.
func (v *webhookVector) verify() (any, error) {
	if len(v.Body) == 0 {
		return nil, VerifyWebhookSignature(v.header(), v.Body, v.Secrets, v.options()...)
	}
	value, err := VerifyWebhook[any](v.header(), v.Body, v.Secrets, v.options()...)
	if err != nil {
		return nil, err
	}
	return *value, nil
}

func webhookVectors(t *testing.T) []webhookVector {
	t.Helper()
	text, err := os.ReadFile("testdata/webhooks.json")
	if err != nil {
		t.Fatal(err)
	}
	var vectors []webhookVector
	if err := json.Unmarshal(text, &vectors); err != nil {
		t.Fatal(err)
	}
	return vectors
}

func TestWebhooksAreTakenAndRefusedAsInEverySDK(t *testing.T) {
	for _, vector := range webhookVectors(t) {
		t.Run(vector.Name, func(t *testing.T) {
			value, err := vector.verify()
			if vector.Result == "taken" {
				if err != nil || !reflect.DeepEqual(value, vector.Value) {
					t.Errorf("is %v, %v", value, err)
				}
				return
			}
			var refused *WebhookVerificationError
			if !errors.As(err, &refused) || string(refused.Reason) != vector.Result {
				t.Fatalf("is %v, %v", value, err)
			}
			for _, secret := range vector.Secrets {
				if hidden := strings.TrimPrefix(secret, secretPrefix); len(hidden) > 9 && strings.Contains(fmt.Sprintf("%+v", *refused), hidden) {
					t.Errorf("tells a secret: %v", err)
				}
			}
		})
	}
}

func TestWebhookHeadersThatNobodyHasMadeCanonical(t *testing.T) {
	vector := webhookVectors(t)[0]
	header := http.Header{}
	for _, one := range vector.Headers {
		header[strings.ToUpper(one[0])] = []string{one[1]}
	}
	if _, err := VerifyWebhook[any](header, vector.Body, vector.Secrets, vector.options()...); err != nil {
		t.Error(err)
	}
}

func TestWebhookOfAType(t *testing.T) {
	vector := webhookVectors(t)[0]
	event, err := VerifyWebhook[struct{ Type string }](vector.header(), vector.Body, vector.Secrets, vector.options()...)
	if err != nil || event.Type != "work_item.created" {
		t.Errorf("is %v, %v", event, err)
	}
	var refused *WebhookVerificationError
	_, err = VerifyWebhook[struct{ Type int }](vector.header(), vector.Body, vector.Secrets, vector.options()...)
	if !errors.As(err, &refused) || refused.Reason != WebhookMalformedBody {
		t.Errorf("another type is taken: %v", err)
	}
}

func TestWebhookWithoutABodyIsNoValue(t *testing.T) {
	for _, vector := range webhookVectors(t) {
		if vector.Result != "taken" || len(vector.Body) > 0 {
			continue
		}
		var refused *WebhookVerificationError
		_, err := VerifyWebhook[map[string]any](vector.header(), nil, vector.Secrets, vector.options()...)
		if !errors.As(err, &refused) || refused.Reason != WebhookMalformedBody {
			t.Errorf("nothing is taken for a value: %v", err)
		}
		return
	}
	t.Error("no vector is without a body")
}
