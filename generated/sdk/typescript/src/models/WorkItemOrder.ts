// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemOrder } that this version knows. */
export const WorkItemOrder = {
  Newest: 'newest',
  Oldest: 'oldest',
  LastChanged: 'last_changed',
  Due: 'due',
} as const;

/**
 * `newest`: what was opened last comes first. `oldest`: what was opened first. `last_changed`: what was changed
 * last. `due`: what is due soonest, and what is overdue before it; then what is not due, since it has no
 * `due_at` or has ended, the newest first.
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
