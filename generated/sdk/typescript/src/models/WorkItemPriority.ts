// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemPriority } that this version knows. */
export const WorkItemPriority = {
  Low: 'low',
  Normal: 'normal',
  High: 'high',
  Urgent: 'urgent',
} as const;

/**
 * Urgency of the work.
 *
 * A later release of the service may say something else; {@link isKnownWorkItemPriority } tells.
 */
export type WorkItemPriority = KnownWorkItemPriority | (string & {});

/** Only the labels that this version knows. */
export type KnownWorkItemPriority = (typeof WorkItemPriority)[keyof typeof WorkItemPriority];

/** Whether this version knows the label. */
export function isKnownWorkItemPriority(label: WorkItemPriority): label is KnownWorkItemPriority {
  return Object.values<string>(WorkItemPriority).includes(label);
}
