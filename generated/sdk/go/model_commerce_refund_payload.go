// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CommerceRefundPayload: Refunds money to the payer of an order.
type CommerceRefundPayload struct {
	// Names the kind of payload; equal to `action_operation`.
	Type string `json:"type"`
	// Id of the order in the shop.
	OrderID string `json:"order_id"`
	// Decimal amount above zero, with no more decimals than the currency has.
	Amount string `json:"amount"`
	// ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
	// See [RefundReason].
	Reason RefundReason `json:"reason"`
}
