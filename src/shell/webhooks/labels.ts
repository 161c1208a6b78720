import {
  type WebhookDelivery,
  WebhookDeliveryStatus,
  type WebhookEndpoint,
  WebhookEndpointStatus,
} from '../../../generated/proto/workgate/webhook/v1/webhook_service_pb.js';

export const ENDPOINT_LABELS = {
  [WebhookEndpointStatus.UNSPECIFIED]: 'Unknown',
  [WebhookEndpointStatus.ON]: 'On',
  [WebhookEndpointStatus.OFF]: 'Off',
  [WebhookEndpointStatus.GONE]: 'Off: it answered that it is gone',
  [WebhookEndpointStatus.FAILING]: 'Off: it accepted nothing for 5 days',
} as const satisfies Record<WebhookEndpointStatus, string>;

export const DELIVERY_LABELS = {
  [WebhookDeliveryStatus.UNSPECIFIED]: 'Unknown',
  [WebhookDeliveryStatus.PENDING]: 'Pending',
  [WebhookDeliveryStatus.DELIVERED]: 'Delivered',
  [WebhookDeliveryStatus.FAILED]: 'Failed',
  [WebhookDeliveryStatus.CANCELLED]: 'Cancelled',
} as const satisfies Record<WebhookDeliveryStatus, string>;

export const DELIVERY_COLOURS = {
  [WebhookDeliveryStatus.UNSPECIFIED]: 'gray',
  [WebhookDeliveryStatus.PENDING]: 'blue',
  [WebhookDeliveryStatus.DELIVERED]: 'green',
  [WebhookDeliveryStatus.FAILED]: 'red',
  [WebhookDeliveryStatus.CANCELLED]: 'gray',
} as const satisfies Record<WebhookDeliveryStatus, string>;

export function isOn({ status }: WebhookEndpoint): boolean {
  return status === WebhookEndpointStatus.ON;
}

export function nameOf({ description, url }: WebhookEndpoint): string {
  return description || url;
}

export function wantedWords({ types, packKey, tag }: WebhookEndpoint): string {
  const of = [packKey && `the pack ${packKey}`, tag && `the tag ${tag}`].filter(Boolean);
  const what = types.length === 0 ? 'Everything' : types.join(', ');
  return of.length === 0 ? what : `${what}, of WorkItems with ${of.join(' and ')}`;
}

/** Describes the outcome of the last attempt in a few words, or says that there was none. */
export function lastAttemptWords({ attempts }: WebhookDelivery): string {
  const last = attempts.at(-1);
  if (last === undefined) return 'Not sent yet';
  return last.status === undefined ? 'No answer' : `${last.status} after ${last.latencyMs} ms`;
}
