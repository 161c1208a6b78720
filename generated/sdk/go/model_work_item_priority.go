// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemPriority: Urgency of the work.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WorkItemPriority string

// The labels of WorkItemPriority that this release of the package knows.
const WorkItemPriorityLow WorkItemPriority = "low"
const WorkItemPriorityNormal WorkItemPriority = "normal"
const WorkItemPriorityHigh WorkItemPriority = "high"
const WorkItemPriorityUrgent WorkItemPriority = "urgent"

// IsKnown says whether this release of the package knows the label.
func (v WorkItemPriority) IsKnown() bool {
	switch v {
	case WorkItemPriorityLow, WorkItemPriorityNormal, WorkItemPriorityHigh, WorkItemPriorityUrgent:
		return true
	}
	return false
}
