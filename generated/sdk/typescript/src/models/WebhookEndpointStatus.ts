// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WebhookEndpointStatus } that this version knows. */
export const WebhookEndpointStatus = {
  On: 'on',
  Off: 'off',
  Gone: 'gone',
  Failing: 'failing',
} as const;

/**
 * `on`: events are sent. `off`: an administrator, or a key, switched it off. `gone`: a 410 answer switched it
 * off. `failing`: five days without any delivery switched it off.
 *
 * A later release of the service may say something else; {@link isKnownWebhookEndpointStatus } tells.
 */
export type WebhookEndpointStatus = KnownWebhookEndpointStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownWebhookEndpointStatus = (typeof WebhookEndpointStatus)[keyof typeof WebhookEndpointStatus];

/** Whether this version knows the label. */
export function isKnownWebhookEndpointStatus(label: WebhookEndpointStatus): label is KnownWebhookEndpointStatus {
  return Object.values<string>(WebhookEndpointStatus).includes(label);
}
