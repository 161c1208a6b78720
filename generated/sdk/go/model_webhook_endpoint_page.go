// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointPage: The endpoints of the tenant, newest first; at most 20.
type WebhookEndpointPage struct {
	// All of them.
	WebhookEndpoints []WebhookEndpoint `json:"webhook_endpoints"`
}
