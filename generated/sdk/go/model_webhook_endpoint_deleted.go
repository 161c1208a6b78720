// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointDeleted: The deleted endpoint.
type WebhookEndpointDeleted struct {
	// Identifier of an endpoint (TypeID, sortable by time of creation).
	WebhookEndpointID string `json:"webhook_endpoint_id"`
	// Always true.
	Deleted bool `json:"deleted"`
}
