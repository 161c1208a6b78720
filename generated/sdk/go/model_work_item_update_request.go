// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemUpdateRequest: A JSON merge patch (RFC 7396) of a WorkItem.
type WorkItemUpdateRequest struct {
	// One line that says what is wanted; not only white space, and without line breaks, control characters and marks that turn the direction of writing.
	Subject *string `json:"subject,omitempty"`
	// See [WorkItemStatus].
	Status *WorkItemStatus `json:"status,omitempty"`
	// See [WorkItemPriority].
	Priority *WorkItemPriority `json:"priority,omitempty"`
	// New channel id; null removes it.
	ChannelID Nullable[string] `json:"channel_id,omitzero"`
	// The new tags, all of them; null removes every tag.
	Tags Nullable[[]string] `json:"tags,omitzero"`
	// See [WorkItemContactPatch].
	Contact Nullable[WorkItemContactPatch] `json:"contact,omitzero"`
	// By when it is to be resolved (RFC 3339): not before it was created, and within ten years from now; null for no such time. Once it is set or removed, it stays so, whatever queue the WorkItem goes to.
	DueAt Nullable[Timestamp] `json:"due_at,omitzero"`
}
