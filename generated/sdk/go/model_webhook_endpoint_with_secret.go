// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointWithSecret: An endpoint with the secret for verifying signatures, which is not shown again.
type WebhookEndpointWithSecret struct {
	// See [WebhookEndpoint].
	WebhookEndpoint WebhookEndpoint `json:"webhook_endpoint"`
	// `whsec_` and base64 (Standard Webhooks). Null if the answer repeats one that has shown it: rotate it to get another.
	Secret *string `json:"secret"`
}
