// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItem: A request for work and its present state.
type WorkItem struct {
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// One line that states the request.
	Subject string `json:"subject"`
	// See [WorkItemStatus].
	Status WorkItemStatus `json:"status"`
	// See [WorkItemPriority].
	Priority WorkItemPriority `json:"priority"`
	// See [WorkItemChannel].
	Channel WorkItemChannel `json:"channel"`
	// Identifier of the source channel inside the tenant.
	ChannelID *string `json:"channel_id"`
	// Labels of the tenant.
	Tags []string `json:"tags"`
	// The requester, or null.
	Contact *WorkItemContact `json:"contact"`
	// The `external_message_id` of the initial message.
	SourceReference *string `json:"source_reference"`
	// The pack whose rules govern the work.
	PackKey string `json:"pack_key"`
	// The pack's queue that the work waits in.
	QueueKey string `json:"queue_key"`
	// The person working on it, or null.
	Assignee *Principal `json:"assignee"`
	// Identifier of the conversation.
	ThreadID string `json:"thread_id"`
	// Number of messages in the conversation, with the initial one.
	MessageCount int64 `json:"message_count"`
	// Time by which to resolve it: creation plus the time of its queue, unless somebody set another time or none. Null if none. Ended work keeps it and is never overdue.
	DueAt *Timestamp `json:"due_at"`
	// Creation time of the WorkItem (RFC 3339, UTC, milliseconds).
	CreatedAt Timestamp `json:"created_at"`
	// Last change of the WorkItem or its conversation.
	UpdatedAt Timestamp `json:"updated_at"`
	// Number of changes; the `ETag` value.
	Version int64 `json:"version"`
}
