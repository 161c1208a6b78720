// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionOperation: The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`. `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ActionOperation string

// The labels of ActionOperation that this release of the package knows.
const ActionOperationCommerceRefund ActionOperation = "commerce_refund"
const ActionOperationChatPostMessage ActionOperation = "chat_post_message"

// IsKnown says whether this release of the package knows the label.
func (v ActionOperation) IsKnown() bool {
	switch v {
	case ActionOperationCommerceRefund, ActionOperationChatPostMessage:
		return true
	}
	return false
}
