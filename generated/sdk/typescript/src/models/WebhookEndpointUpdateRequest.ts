// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookFilterInput, WebhookFilterInputToJSON } from './WebhookFilterInput.js';

/**
 * What is to change; what is left out stays. Switched on again, it begins with what happens from then on:
 * recover what it has missed.
 */
export interface WebhookEndpointUpdateRequest {
  /** Where events are sent by POST. `https:`, at port 443, of a host whose every address is public. */
  url?: string;
  /** What it is for, in your words. */
  description?: string;
  /** Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all. */
  types?: Array<string>;
  filter?: WebhookFilterInput;
  /** Whether events are sent. */
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
