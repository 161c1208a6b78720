// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItem: A request for work and its present state.
type WorkItem struct {
	// Identifier of a WorkItem (TypeID, sortable by time of creation).
	WorkItemID string `json:"work_item_id"`
	// One line that says what is wanted.
	Subject string `json:"subject"`
	// See [WorkItemStatus].
	Status WorkItemStatus `json:"status"`
	// See [WorkItemPriority].
	Priority WorkItemPriority `json:"priority"`
	// See [WorkItemChannel].
	Channel WorkItemChannel `json:"channel"`
	// Identifier of the source channel inside the tenant.
	ChannelID *string `json:"channel_id"`
	// Labels of the tenant's own.
	Tags []string `json:"tags"`
	// The person who asks, or null.
	Contact *WorkItemContact `json:"contact"`
	// The `external_message_id` of the initial message.
	SourceReference *string `json:"source_reference"`
	// The pack whose rules govern the work.
	PackKey string `json:"pack_key"`
	// The queue of the pack that the work waits in.
	QueueKey string `json:"queue_key"`
	// The person who has taken the work up, or null.
	Assignee *Principal `json:"assignee"`
	// Identifier of the conversation.
	ThreadID string `json:"thread_id"`
	// How many messages the conversation has, the initial one included.
	MessageCount int64 `json:"message_count"`
	// By when it is to be resolved: so long after it was created as its queue says, unless somebody has set another time, or none. Null for none. What has ended keeps it, and is never overdue.
	DueAt *Timestamp `json:"due_at"`
	// When the WorkItem was created (RFC 3339, UTC, milliseconds).
	CreatedAt Timestamp `json:"created_at"`
	// When the WorkItem or its conversation last changed.
	UpdatedAt Timestamp `json:"updated_at"`
	// Counts the changes; the value of the `ETag`.
	Version int64 `json:"version"`
}
