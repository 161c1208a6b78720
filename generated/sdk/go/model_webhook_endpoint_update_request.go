// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointUpdateRequest: Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the missed ones.
type WebhookEndpointUpdateRequest struct {
	// Address to POST events to. `https:`, at port 443, of a host whose every address is public.
	Url *string `json:"url,omitempty"`
	// Its purpose, in your words.
	Description *string `json:"description,omitempty"`
	// Types of events to send, each exact or a prefix (`proposal.*`). Empty for all.
	Types []string `json:"types,omitempty"`
	// See [WebhookFilterInput].
	Filter *WebhookFilterInput `json:"filter,omitempty"`
	// True if events are sent.
	Enabled *bool `json:"enabled,omitempty"`
}
