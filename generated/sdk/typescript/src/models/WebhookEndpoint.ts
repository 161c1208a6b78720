// Generated from the contract by openapi-generator; change contracts/ instead.

import type { WebhookEndpointStatus } from './WebhookEndpointStatus.js';
import { type WebhookFilter, WebhookFilterFromJSON } from './WebhookFilter.js';

/**
 * An address to which events are sent.
 */
export interface WebhookEndpoint {
  /** Identifier of an endpoint (TypeID, sortable by time of creation). */
  webhookEndpointId: string;
  /** Address to POST events to. `https:`, at port 443, of a host whose every address is public. */
  url: string;
  /** Its purpose, in your words. */
  description: string;
  /** Types of events to send, each exact or a prefix (`proposal.*`). Empty for all. */
  types: Array<string>;
  filter: WebhookFilter;
  status: WebhookEndpointStatus;
  /** First event of the log not yet processed for the endpoint. While it is not `on`, this stays at the first event
   * that may have been missed: recover from there (`after_sequence` is one less) when it is on again. */
  nextSequence: number;
  /** Start of the current failures; null unless the last attempt failed. */
  failingSince: Date | null;
  /** Time of the last delivery. */
  lastDeliveredAt: Date | null;
  /** Time until which previous secrets sign too; null if only one signs. */
  secretOverlapEndsAt: Date | null;
  /** Time of creation. */
  createdAt: Date;
  /** Time of the last change. */
  updatedAt: Date;
  /** Counts its changes; `ETag` names it. Deliveries do not count. */
  version: number;
}

/** @internal */
export function WebhookEndpointFromJSON(json: any): WebhookEndpoint {
  return {
    webhookEndpointId: json.webhook_endpoint_id,
    url: json.url,
    description: json.description,
    types: json.types,
    filter: WebhookFilterFromJSON(json.filter),
    status: json.status,
    nextSequence: json.next_sequence,
    failingSince: json.failing_since && new Date(json.failing_since),
    lastDeliveredAt: json.last_delivered_at && new Date(json.last_delivered_at),
    secretOverlapEndsAt: json.secret_overlap_ends_at && new Date(json.secret_overlap_ends_at),
    createdAt: new Date(json.created_at),
    updatedAt: new Date(json.updated_at),
    version: json.version,
  };
}
