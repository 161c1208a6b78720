// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointUpdateRequest: What is to change; what is left out stays. Switched on again, it begins with what happens from then on: recover what it has missed.
type WebhookEndpointUpdateRequest struct {
	// Where events are sent by POST. `https:`, at port 443, of a host whose every address is public.
	Url *string `json:"url,omitempty"`
	// What it is for, in your words.
	Description *string `json:"description,omitempty"`
	// Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all.
	Types []string `json:"types,omitempty"`
	// See [WebhookFilterInput].
	Filter *WebhookFilterInput `json:"filter,omitempty"`
	// Whether events are sent.
	Enabled *bool `json:"enabled,omitempty"`
}
