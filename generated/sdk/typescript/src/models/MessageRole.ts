// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link MessageRole } that this version knows. */
export const MessageRole = {
  User: 'user',
  Agent: 'agent',
  System: 'system',
} as const;

/**
 * Role of the author of a message.
 *
 * A later release of the service may say something else; {@link isKnownMessageRole } tells.
 */
export type MessageRole = KnownMessageRole | (string & {});

/** Only the labels that this version knows. */
export type KnownMessageRole = (typeof MessageRole)[keyof typeof MessageRole];

/** Whether this version knows the label. */
export function isKnownMessageRole(label: MessageRole): label is KnownMessageRole {
  return Object.values<string>(MessageRole).includes(label);
}
