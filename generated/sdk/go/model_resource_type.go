// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ResourceType: Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's operations define theirs. Known labels: `order`, `chat_channel`.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type ResourceType string

// The labels of ResourceType that this release of the package knows.
const ResourceTypeOrder ResourceType = "order"
const ResourceTypeChatChannel ResourceType = "chat_channel"

// IsKnown says whether this release of the package knows the label.
func (v ResourceType) IsKnown() bool {
	switch v {
	case ResourceTypeOrder, ResourceTypeChatChannel:
		return true
	}
	return false
}
