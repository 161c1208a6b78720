// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointPage: The endpoints of the tenant, the newest first; 20 at most.
type WebhookEndpointPage struct {
	// All of them.
	WebhookEndpoints []WebhookEndpoint `json:"webhook_endpoints"`
}
