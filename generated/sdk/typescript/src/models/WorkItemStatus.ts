// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemStatus } that this version knows. */
export const WorkItemStatus = {
  New: 'new',
  Open: 'open',
  InProgress: 'in_progress',
  WaitingOnCustomer: 'waiting_on_customer',
  WaitingOnApproval: 'waiting_on_approval',
  Resolved: 'resolved',
  Closed: 'closed',
  Cancelled: 'cancelled',
  Failed: 'failed',
  Rejected: 'rejected',
} as const;

/**
 * State of a WorkItem. `closed`, `cancelled`, `failed` and `rejected` are final.
 *
 * A later release of the service may say something else; {@link isKnownWorkItemStatus } tells.
 */
export type WorkItemStatus = KnownWorkItemStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownWorkItemStatus = (typeof WorkItemStatus)[keyof typeof WorkItemStatus];

/** Whether this version knows the label. */
export function isKnownWorkItemStatus(label: WorkItemStatus): label is KnownWorkItemStatus {
  return Object.values<string>(WorkItemStatus).includes(label);
}
