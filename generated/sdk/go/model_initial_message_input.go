// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// InitialMessageInput: The first message of the conversation.
type InitialMessageInput struct {
	// See [UserRole].
	Role *UserRole `json:"role,omitempty"`
	// Message text; not only white space. It may have line breaks and tabs, but no other control characters.
	Content string `json:"content"`
	// The sender's own id of the message; becomes the `source_reference` of the WorkItem.
	ExternalMessageID *string `json:"external_message_id,omitempty"`
	// If given, it must equal the `channel` of the WorkItem.
	Channel *WorkItemChannel `json:"channel,omitempty"`
}
