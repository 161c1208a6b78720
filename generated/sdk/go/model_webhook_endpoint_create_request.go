// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointCreateRequest: An address and its events.
type WebhookEndpointCreateRequest struct {
	// Address to POST events to. `https:`, at port 443, of a host whose every address is public.
	Url string `json:"url"`
	// Its purpose, in your words.
	Description *string `json:"description,omitempty"`
	// Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
	Types []string `json:"types,omitempty"`
	// See [WebhookFilterInput].
	Filter *WebhookFilterInput `json:"filter,omitempty"`
}
