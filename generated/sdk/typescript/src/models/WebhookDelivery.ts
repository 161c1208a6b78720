// Generated from the contract by openapi-generator; change contracts/ instead.

import type { EventType } from './EventType.js';
import { type WebhookAttempt, WebhookAttemptFromJSON } from './WebhookAttempt.js';
import type { WebhookDeliveryStatus } from './WebhookDeliveryStatus.js';

/**
 * An event that is sent to an endpoint, with every attempt. Kept for 30 days.
 */
export interface WebhookDelivery {
  /** Identifier of a delivery (TypeID, sortable by time of creation). */
  webhookDeliveryId: string;
  /** Identifier of an endpoint (TypeID, sortable by time of creation). */
  webhookEndpointId: string;
  /** Identifier of an entry. */
  eventId: string;
  /** Place of the event in the log of the tenant. */
  sequence: number;
  type: EventType;
  status: WebhookDeliveryStatus;
  /** The oldest first. */
  attempts: Array<WebhookAttempt>;
  /** When it is sent next; null if it is not. */
  nextAttemptAt: Date | null;
  /** The delivery that this one repeats; null for none. */
  replayOf: string | null;
  /** What is sent, byte by byte. */
  body: string;
  /** When it was queued. */
  createdAt: Date;
}

/** @internal */
export function WebhookDeliveryFromJSON(json: any): WebhookDelivery {
  return {
    webhookDeliveryId: json.webhook_delivery_id,
    webhookEndpointId: json.webhook_endpoint_id,
    eventId: json.event_id,
    sequence: json.sequence,
    type: json.type,
    status: json.status,
    attempts: json.attempts.map(WebhookAttemptFromJSON),
    nextAttemptAt: json.next_attempt_at && new Date(json.next_attempt_at),
    replayOf: json.replay_of,
    body: json.body,
    createdAt: new Date(json.created_at),
  };
}
