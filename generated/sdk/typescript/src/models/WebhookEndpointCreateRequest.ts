// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookFilterInput, WebhookFilterInputToJSON } from './WebhookFilterInput.js';

/**
 * An address and its events.
 */
export interface WebhookEndpointCreateRequest {
  /** Address to POST events to. `https:`, at port 443, of a host whose every address is public. */
  url: string;
  /** Its purpose, in your words. */
  description?: string;
  /** Types of events to send, each exact or a prefix (`proposal.*`). Empty for all. */
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
