// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemOrder } that this version knows. */
export const WorkItemOrder = {
  Newest: 'newest',
  Oldest: 'oldest',
  LastChanged: 'last_changed',
  Due: 'due',
} as const;

/**
 * `newest`: opened last comes first. `oldest`: opened first comes first. `last_changed`: changed last comes
 * first. `due`: overdue, then due soonest; then, newest first, those without `due_at` and those that have ended.
 *
 * A later release of the service may say something else; {@link isKnownWorkItemOrder } tells.
 */
export type WorkItemOrder = KnownWorkItemOrder | (string & {});

/** Only the labels that this version knows. */
export type KnownWorkItemOrder = (typeof WorkItemOrder)[keyof typeof WorkItemOrder];

/** Whether this version knows the label. */
export function isKnownWorkItemOrder(label: WorkItemOrder): label is KnownWorkItemOrder {
  return Object.values<string>(WorkItemOrder).includes(label);
}
