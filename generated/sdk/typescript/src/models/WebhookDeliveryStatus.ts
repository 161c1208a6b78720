// Generated from the contract by openapi-generator; change contracts/ instead.

/** The labels of {@link WebhookDeliveryStatus } that this version knows. */
export const WebhookDeliveryStatus = {
  Pending: 'pending',
  Delivered: 'delivered',
  Failed: 'failed',
  Cancelled: 'cancelled',
} as const;

/**
 * `pending`: to be sent, for the first time or again. `delivered`: the receiver answered 2xx. `failed`: 8
 * attempts failed. `cancelled`: the endpoint was switched off or deleted before.
 *
 * A later release of the service may say something else; {@link isKnownWebhookDeliveryStatus } tells.
 */
export type WebhookDeliveryStatus = KnownWebhookDeliveryStatus | (string & {});

/** Only the labels that this version knows. */
export type KnownWebhookDeliveryStatus = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus];

/** Whether this version knows the label. */
export function isKnownWebhookDeliveryStatus(label: WebhookDeliveryStatus): label is KnownWebhookDeliveryStatus {
  return Object.values<string>(WebhookDeliveryStatus).includes(label);
}
