// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookFilterInput, WebhookFilterInputToJSON } from './WebhookFilterInput.js';

/**
 * Changes to the endpoint; absent fields stay. When switched on again, it starts with new events: recover the
 * missed ones.
 */
export interface WebhookEndpointUpdateRequest {
  /** Address to POST events to. `https:`, at port 443, of a host whose every address is public. */
  url?: string;
  /** Its purpose, in your words. */
  description?: string;
  /** Types of events to send, each exact or a prefix (`proposal.*`). Empty for all. */
  types?: Array<string>;
  filter?: WebhookFilterInput;
  /** True if events are sent. */
  enabled?: boolean;
}

/** @internal */
export function WebhookEndpointUpdateRequestToJSON(value: WebhookEndpointUpdateRequest): unknown {
  return {
    url: value.url,
    description: value.description,
    types: value.types,
    filter: value.filter && WebhookFilterInputToJSON(value.filter),
    enabled: value.enabled,
  };
}
