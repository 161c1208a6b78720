// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WebhookDeliveryPage: A page of deliveries, newest first.
type WebhookDeliveryPage struct {
	// The deliveries of this page.
	WebhookDeliveries []WebhookDelivery `json:"webhook_deliveries"`
	// Send it as `page_token` to get the next page; null on the last page.
	NextPageToken *string `json:"next_page_token"`
}
