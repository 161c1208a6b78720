// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// WorkItemStatusFilter: A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for `resolved`, `canceled` for `cancelled`, `active` for `open`.
//
// A later release of the service may have more labels. One that is not known is kept as it is; see IsKnown.
type WorkItemStatusFilter string

// The labels of WorkItemStatusFilter that this release of the package knows.
const WorkItemStatusFilterNew WorkItemStatusFilter = "new"
const WorkItemStatusFilterOpen WorkItemStatusFilter = "open"
const WorkItemStatusFilterInProgress WorkItemStatusFilter = "in_progress"
const WorkItemStatusFilterWaitingOnCustomer WorkItemStatusFilter = "waiting_on_customer"
const WorkItemStatusFilterWaitingOnApproval WorkItemStatusFilter = "waiting_on_approval"
const WorkItemStatusFilterResolved WorkItemStatusFilter = "resolved"
const WorkItemStatusFilterClosed WorkItemStatusFilter = "closed"
const WorkItemStatusFilterCancelled WorkItemStatusFilter = "cancelled"
const WorkItemStatusFilterFailed WorkItemStatusFilter = "failed"
const WorkItemStatusFilterRejected WorkItemStatusFilter = "rejected"
const WorkItemStatusFilterPending WorkItemStatusFilter = "pending"
const WorkItemStatusFilterWaiting WorkItemStatusFilter = "waiting"
const WorkItemStatusFilterDone WorkItemStatusFilter = "done"
const WorkItemStatusFilterCanceled WorkItemStatusFilter = "canceled"
const WorkItemStatusFilterActive WorkItemStatusFilter = "active"

// IsKnown says whether this release of the package knows the label.
func (v WorkItemStatusFilter) IsKnown() bool {
	switch v {
	case WorkItemStatusFilterNew, WorkItemStatusFilterOpen, WorkItemStatusFilterInProgress, WorkItemStatusFilterWaitingOnCustomer, WorkItemStatusFilterWaitingOnApproval, WorkItemStatusFilterResolved, WorkItemStatusFilterClosed, WorkItemStatusFilterCancelled, WorkItemStatusFilterFailed, WorkItemStatusFilterRejected, WorkItemStatusFilterPending, WorkItemStatusFilterWaiting, WorkItemStatusFilterDone, WorkItemStatusFilterCanceled, WorkItemStatusFilterActive:
		return true
	}
	return false
}
