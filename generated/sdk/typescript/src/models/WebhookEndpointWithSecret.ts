// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookEndpoint, WebhookEndpointFromJSON } from './WebhookEndpoint.js';

/**
 * An endpoint with the secret that its receiver verifies by, which is not shown again.
 */
export interface WebhookEndpointWithSecret {
  webhookEndpoint: WebhookEndpoint;
  /** `whsec_` and base64 (Standard Webhooks). Null where the answer repeats one that has shown it: rotate it to
   * have another. */
  secret: string | null;
}

/** @internal */
export function WebhookEndpointWithSecretFromJSON(json: any): WebhookEndpointWithSecret {
  return {
    webhookEndpoint: WebhookEndpointFromJSON(json.webhook_endpoint),
    secret: json.secret,
  };
}
