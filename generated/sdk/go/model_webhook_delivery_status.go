// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookDeliveryStatus: `pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8 attempts failed. `cancelled`: the endpoint was switched off or deleted before.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WebhookDeliveryStatus string

// The labels of WebhookDeliveryStatus that this release of the package knows.
const WebhookDeliveryStatusPending WebhookDeliveryStatus = "pending"
const WebhookDeliveryStatusDelivered WebhookDeliveryStatus = "delivered"
const WebhookDeliveryStatusFailed WebhookDeliveryStatus = "failed"
const WebhookDeliveryStatusCancelled WebhookDeliveryStatus = "cancelled"

// IsKnown says whether this release of the package knows the label.
func (v WebhookDeliveryStatus) IsKnown() bool {
	switch v {
	case WebhookDeliveryStatusPending, WebhookDeliveryStatusDelivered, WebhookDeliveryStatusFailed, WebhookDeliveryStatusCancelled:
		return true
	}
	return false
}
