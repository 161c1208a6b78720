// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemUpdateRequest: A JSON merge patch (RFC 7396) of a WorkItem.
type WorkItemUpdateRequest struct {
	// One line that states the request; not only white space, and without line breaks, control characters and marks that change the writing direction.
	Subject *string `json:"subject,omitempty"`
	// See [WorkItemStatus].
	Status *WorkItemStatus `json:"status,omitempty"`
	// See [WorkItemPriority].
	Priority *WorkItemPriority `json:"priority,omitempty"`
	// New channel id; null removes it.
	ChannelID Nullable[string] `json:"channel_id,omitzero"`
	// The complete new tags; null removes every tag.
	Tags Nullable[[]string] `json:"tags,omitzero"`
	// See [WorkItemContactPatch].
	Contact Nullable[WorkItemContactPatch] `json:"contact,omitzero"`
	// Time by which to resolve it (RFC 3339): not before its creation, and within ten years from now; null for none. Once set or removed, it stays so in whatever queue the WorkItem is.
	DueAt Nullable[Timestamp] `json:"due_at,omitzero"`
}
