// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookFilterInput, WebhookFilterInputToJSON } from './WebhookFilterInput.js';

/**
 * An address, and what is sent there.
 */
export interface WebhookEndpointCreateRequest {
  /** Where events are sent by POST. `https:`, at port 443, of a host whose every address is public. */
  url: string;
  /** What it is for, in your words. */
  description?: string;
  /** Types of events that are sent, each exact or as a prefix (`proposal.*`). Empty for all. */
  types?: Array<string>;
  filter?: WebhookFilterInput;
}

/** @internal */
export function WebhookEndpointCreateRequestToJSON(value: WebhookEndpointCreateRequest): unknown {
  return {
    url: value.url,
    description: value.description,
    types: value.types,
    filter: value.filter && WebhookFilterInputToJSON(value.filter),
  };
}
