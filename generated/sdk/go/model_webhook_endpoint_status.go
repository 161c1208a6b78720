// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookEndpointStatus: `on`: events are sent. `off`: an administrator, or a key, switched it off. `gone`: a 410 answer switched it off. `failing`: five days without any delivery switched it off.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WebhookEndpointStatus string

// The labels of WebhookEndpointStatus that this release of the package knows.
const WebhookEndpointStatusOn WebhookEndpointStatus = "on"
const WebhookEndpointStatusOff WebhookEndpointStatus = "off"
const WebhookEndpointStatusGone WebhookEndpointStatus = "gone"
const WebhookEndpointStatusFailing WebhookEndpointStatus = "failing"

// IsKnown says whether this release of the package knows the label.
func (v WebhookEndpointStatus) IsKnown() bool {
	switch v {
	case WebhookEndpointStatusOn, WebhookEndpointStatusOff, WebhookEndpointStatusGone, WebhookEndpointStatusFailing:
		return true
	}
	return false
}
