// Generated from the contract by openapi-generator; change contracts/ instead.

import type { WebhookEndpointStatus } from './WebhookEndpointStatus.js';
import { type WebhookFilter, WebhookFilterFromJSON } from './WebhookFilter.js';

/**
 * An address to which events are sent.
 */
export interface WebhookEndpoint {
  /** Identifier of an endpoint (TypeID, sortable by time of creation). */
  webhookEndpointId: string;
  /** Where events are sent by POST. `https:`, at port 443, of a host whose every address is public. */
  url: string;
  /** What it is for, in your words. */
  description: string;
  /** Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all. */
  types: Array<string>;
  filter: WebhookFilter;
  status: WebhookEndpointStatus;
  /** The first event of the log that was not looked at for it yet. While it is not `on` this stands still, at the
   * first event that it may have missed: recover from there (`after_sequence` is one less) when it is on again. */
  nextSequence: number;
  /** Since when nothing could be delivered; null unless the last attempt failed. */
  failingSince: Date | null;
  /** When something was delivered last. */
  lastDeliveredAt: Date | null;
  /** Until when the secrets before the last rotation sign too; null if one alone signs. */
  secretOverlapEndsAt: Date | null;
  /** When it was created. */
  createdAt: Date;
  /** When it was changed last. */
  updatedAt: Date;
  /** Counts its changes; `ETag` names it. Deliveries are no changes. */
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
