// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ProposedCommerceRefund: A proposed refund, exactly as it was handed in and as it will be executed.
type ProposedCommerceRefund struct {
	// Names the kind of payload; equal to `action_type`.
	Type string `json:"type"`
	// The order, as the shop names it.
	OrderID string `json:"order_id"`
	// Decimal amount, with no more decimals than the currency has; more than zero.
	Amount string `json:"amount"`
	// ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
	// See [RefundReason].
	Reason RefundReason `json:"reason"`
}
