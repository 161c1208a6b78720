// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CommerceRefundResult: The refund that the provider made.
type CommerceRefundResult struct {
	// Names the kind of result.
	Type string `json:"type"`
	// Id of the refund at the provider.
	RefundID string `json:"refund_id"`
	// Id of the order in the shop.
	OrderID string `json:"order_id"`
	// Decimal amount that was refunded.
	Amount string `json:"amount"`
	// ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
}
