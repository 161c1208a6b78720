// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemOrder: `newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended.
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
