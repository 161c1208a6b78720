// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemCreateRequest: A new WorkItem.
type WorkItemCreateRequest struct {
	// One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.
	Subject string `json:"subject"`
	// Urgency of the work; `normal` by default.
	Priority *WorkItemPriority `json:"priority,omitempty"`
	// Channel of the work; `api` by default.
	Channel *WorkItemChannel `json:"channel,omitempty"`
	// Identifier of the source channel inside the tenant.
	ChannelID *string `json:"channel_id,omitempty"`
	// Labels of the tenant, each once.
	Tags []string `json:"tags,omitempty"`
	// See [WorkItemContactInput].
	Contact *WorkItemContactInput `json:"contact,omitempty"`
	// See [InitialMessageInput].
	InitialMessage *InitialMessageInput `json:"initial_message,omitempty"`
}
