// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookEndpoint, WebhookEndpointFromJSON } from './WebhookEndpoint.js';

/**
 * The endpoints of the tenant, newest first; at most 20.
 */
export interface WebhookEndpointPage {
  /** All of them. */
  webhookEndpoints: Array<WebhookEndpoint>;
}

/** @internal */
export function WebhookEndpointPageFromJSON(json: any): WebhookEndpointPage {
  return {
    webhookEndpoints: json.webhook_endpoints.map(WebhookEndpointFromJSON),
  };
}
