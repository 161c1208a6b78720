// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WorkItemChannel } that this version knows. */
export const WorkItemChannel = {
  Api: 'api',
  Email: 'email',
  WebForm: 'web_form',
  WebChat: 'web_chat',
  Phone: 'phone',
  Sms: 'sms',
  Social: 'social',
  Chat: 'chat',
  Agent: 'agent',
  Other: 'other',
} as const;

/**
 * Channel of the work.
 *
 * A later release of the service may say something else; {@link isKnownWorkItemChannel } tells.
 */
export type WorkItemChannel = KnownWorkItemChannel | (string & {});

/** Only the labels that this version knows. */
export type KnownWorkItemChannel = (typeof WorkItemChannel)[keyof typeof WorkItemChannel];

/** Whether this version knows the label. */
export function isKnownWorkItemChannel(label: WorkItemChannel): label is KnownWorkItemChannel {
  return Object.values<string>(WorkItemChannel).includes(label);
}
