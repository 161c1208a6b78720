// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemCreateRequest: A new WorkItem.
type WorkItemCreateRequest struct {
	// One line that says what is wanted; not only white space, and without line breaks, control characters and marks that turn the direction of writing.
	Subject string `json:"subject"`
	// How urgent the work is; `normal` where nothing is said.
	Priority *WorkItemPriority `json:"priority,omitempty"`
	// How the work came in; `api` where nothing is said.
	Channel *WorkItemChannel `json:"channel,omitempty"`
	// Identifier of the source channel inside the tenant.
	ChannelID *string `json:"channel_id,omitempty"`
	// Labels of the tenant's own, each once.
	Tags []string `json:"tags,omitempty"`
	// See [WorkItemContactInput].
	Contact *WorkItemContactInput `json:"contact,omitempty"`
	// See [InitialMessageInput].
	InitialMessage *InitialMessageInput `json:"initial_message,omitempty"`
}
