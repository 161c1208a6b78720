// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// Message: One message of the conversation of a WorkItem.
type Message struct {
	// Identifier of a message.
	MessageID string `json:"message_id"`
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// See [MessageRole].
	Role MessageRole `json:"role"`
	// Message text.
	Content string `json:"content"`
	// The sender's own id of the initial message; null for all others.
	ExternalMessageID *string `json:"external_message_id"`
	// See [Principal].
	Author Principal `json:"author"`
	// Time of acceptance (RFC 3339, UTC, milliseconds).
	CreatedAt Timestamp `json:"created_at"`
}
