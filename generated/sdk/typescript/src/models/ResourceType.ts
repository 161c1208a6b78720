// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ResourceType } that this version knows. */
export const ResourceType = {
  Order: 'order',
  ChatChannel: 'chat_channel',
} as const;

/**
 * Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's
 * operations define theirs. Known labels: `order`, `chat_channel`.
 *
 * A later release of the service may say something else; {@link isKnownResourceType } tells.
 */
export type ResourceType = KnownResourceType | (string & {});

/** Only the labels that this version knows. */
export type KnownResourceType = (typeof ResourceType)[keyof typeof ResourceType];

/** Whether this version knows the label. */
export function isKnownResourceType(label: ResourceType): label is KnownResourceType {
  return Object.values<string>(ResourceType).includes(label);
}
