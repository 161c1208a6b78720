// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemStatus: State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WorkItemStatus string

// The labels of WorkItemStatus that this release of the package knows.
const WorkItemStatusNew WorkItemStatus = "new"
const WorkItemStatusOpen WorkItemStatus = "open"
const WorkItemStatusInProgress WorkItemStatus = "in_progress"
const WorkItemStatusWaitingOnCustomer WorkItemStatus = "waiting_on_customer"
const WorkItemStatusWaitingOnApproval WorkItemStatus = "waiting_on_approval"
const WorkItemStatusResolved WorkItemStatus = "resolved"
const WorkItemStatusClosed WorkItemStatus = "closed"
const WorkItemStatusCancelled WorkItemStatus = "cancelled"
const WorkItemStatusFailed WorkItemStatus = "failed"
const WorkItemStatusRejected WorkItemStatus = "rejected"

// IsKnown says whether this release of the package knows the label.
func (v WorkItemStatus) IsKnown() bool {
	switch v {
	case WorkItemStatusNew, WorkItemStatusOpen, WorkItemStatusInProgress, WorkItemStatusWaitingOnCustomer, WorkItemStatusWaitingOnApproval, WorkItemStatusResolved, WorkItemStatusClosed, WorkItemStatusCancelled, WorkItemStatusFailed, WorkItemStatusRejected:
		return true
	}
	return false
}
