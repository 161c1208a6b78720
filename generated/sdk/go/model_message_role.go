// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// MessageRole: Role of the author of a message.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type MessageRole string

// The labels of MessageRole that this release of the package knows.
const MessageRoleUser MessageRole = "user"
const MessageRoleAgent MessageRole = "agent"
const MessageRoleSystem MessageRole = "system"

// IsKnown says whether this release of the package knows the label.
func (v MessageRole) IsKnown() bool {
	switch v {
	case MessageRoleUser, MessageRoleAgent, MessageRoleSystem:
		return true
	}
	return false
}
