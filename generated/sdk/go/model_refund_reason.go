// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// RefundReason: Reason for the refund.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type RefundReason string

// The labels of RefundReason that this release of the package knows.
const RefundReasonDuplicate RefundReason = "duplicate"
const RefundReasonFraudulent RefundReason = "fraudulent"
const RefundReasonRequestedByCustomer RefundReason = "requested_by_customer"
const RefundReasonOther RefundReason = "other"

// IsKnown says whether this release of the package knows the label.
func (v RefundReason) IsKnown() bool {
	switch v {
	case RefundReasonDuplicate, RefundReasonFraudulent, RefundReasonRequestedByCustomer, RefundReasonOther:
		return true
	}
	return false
}
