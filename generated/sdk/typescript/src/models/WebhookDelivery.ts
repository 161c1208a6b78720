// Generated from the contract by openapi-generator; change contracts/ instead.

import type { EventType } from './EventType.js';
import { type WebhookAttempt, WebhookAttemptFromJSON } from './WebhookAttempt.js';
import type { WebhookDeliveryStatus } from './WebhookDeliveryStatus.js';

/**
 * An event sent to an endpoint, with every attempt. Kept for 30 days.
 */
export interface WebhookDelivery {
  /** Identifier of a delivery (TypeID, sortable by time of creation). */
  webhookDeliveryId: string;
  /** Identifier of an endpoint (TypeID, sortable by time of creation). */
  webhookEndpointId: string;
  /** Identifier of an entry. */
  eventId: string;
  /** Position of the event in the tenant's log. */
  sequence: number;
  type: EventType;
  status: WebhookDeliveryStatus;
  /** Oldest first. */
  attempts: Array<WebhookAttempt>;
  /** Time of the next attempt; null if none. */
  nextAttemptAt: Date | null;
  /** The delivery that this one repeats; null if none. */
  replayOf: string | null;
  /** Exact bytes sent. */
  body: string;
  /** Time of queuing. */
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
