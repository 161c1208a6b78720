// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link ActionOperation } that this version knows. */
export const ActionOperation = {
  CommerceRefund: 'commerce_refund',
  ChatPostMessage: 'chat_post_message',
} as const;

/**
 * The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.
 * `listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.
 *
 * A later release of the service may say something else; {@link isKnownActionOperation } tells.
 */
export type ActionOperation = KnownActionOperation | (string & {});

/** Only the labels that this version knows. */
export type KnownActionOperation = (typeof ActionOperation)[keyof typeof ActionOperation];

/** Whether this version knows the label. */
export function isKnownActionOperation(label: ActionOperation): label is KnownActionOperation {
  return Object.values<string>(ActionOperation).includes(label);
}
