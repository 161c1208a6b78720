// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemStatusFilter } that this version knows. */
export const WorkItemStatusFilter = {
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
  Pending: 'pending',
  Waiting: 'waiting',
  Done: 'done',
  Canceled: 'canceled',
  Active: 'active',
} as const;

/**
 * A `WorkItemStatus` or one of its aliases: `pending` and `waiting` for `waiting_on_customer`, `done` for
 * `resolved`, `canceled` for `cancelled`, `active` for `open`.
 *
 * A later release of the service may say something else; {@link isKnownWorkItemStatusFilter } tells.
 */
export type WorkItemStatusFilter = KnownWorkItemStatusFilter | (string & {});

/** Only the labels that this version knows. */
export type KnownWorkItemStatusFilter = (typeof WorkItemStatusFilter)[keyof typeof WorkItemStatusFilter];

/** Whether this version knows the label. */
export function isKnownWorkItemStatusFilter(label: WorkItemStatusFilter): label is KnownWorkItemStatusFilter {
  return Object.values<string>(WorkItemStatusFilter).includes(label);
}
