// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CommerceRefundResult: The refund as the provider made it.
type CommerceRefundResult struct {
	// Names the kind of result.
	Type string `json:"type"`
	// Name of the refund at the provider.
	RefundID string `json:"refund_id"`
	// The order, as the shop names it.
	OrderID string `json:"order_id"`
	// Decimal amount that was given back.
	Amount string `json:"amount"`
	// ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
}
