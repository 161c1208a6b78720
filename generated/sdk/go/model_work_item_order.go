// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemOrder: `newest`: what was opened last comes first. `oldest`: what was opened first. `last_changed`: what was changed last. `due`: what is due soonest, and what is overdue before it; then what is not due, since it has no `due_at` or has ended, the newest first.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WorkItemOrder string

// The labels of WorkItemOrder that this release of the package knows.
const WorkItemOrderNewest WorkItemOrder = "newest"
const WorkItemOrderOldest WorkItemOrder = "oldest"
const WorkItemOrderLastChanged WorkItemOrder = "last_changed"
const WorkItemOrderDue WorkItemOrder = "due"

// IsKnown says whether this release of the package knows the label.
func (v WorkItemOrder) IsKnown() bool {
	switch v {
	case WorkItemOrderNewest, WorkItemOrderOldest, WorkItemOrderLastChanged, WorkItemOrderDue:
		return true
	}
	return false
}
