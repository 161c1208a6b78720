// Prints the verdicts of the Standard Webhooks library and of our SDK for each request of a corpus.
package main

import (
	"encoding/json"
	"errors"
	"net/http"
	"os"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
	"workgate.dev/workgate"
)

type request struct {
	Headers map[string]string `json:"headers"`
	Body    []byte            `json:"body_base64"`
	Secrets []string          `json:"secrets"`
}

type verdict struct {
	Theirs bool   `json:"theirs"`
	Ours   string `json:"ours"`
}

func main() {
	text, err := os.ReadFile(os.Args[1])
	if err != nil {
		panic(err)
	}
	var requests []request
	if err := json.Unmarshal(text, &requests); err != nil {
		panic(err)
	}
	verdicts := make([]verdict, len(requests))
	for at, one := range requests {
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		for _, secret := range one.Secrets {
			webhook, err := standardwebhooks.NewWebhook(secret)
			verdicts[at].Theirs = verdicts[at].Theirs || err == nil && webhook.Verify(one.Body, header) == nil
		}
		verdicts[at].Ours = ours(header, one)
	}
	if err := json.NewEncoder(os.Stdout).Encode(verdicts); err != nil {
		panic(err)
	}
}

func ours(header http.Header, one request) string {
	err := workgate.VerifyWebhookSignature(header, one.Body, one.Secrets)
	if err == nil && len(one.Body) > 0 {
		_, err = workgate.VerifyWebhook[map[string]any](header, one.Body, one.Secrets)
	}
	var refused *workgate.WebhookVerificationError
	switch {
	case err == nil:
		return "taken"
	case errors.As(err, &refused):
		return string(refused.Reason)
	default:
		panic(err)
	}
}
