// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookEndpoint, WebhookEndpointFromJSON } from './WebhookEndpoint.js';

/**
 * An endpoint with the secret for verifying signatures, which is not shown again.
 */
export interface WebhookEndpointWithSecret {
  webhookEndpoint: WebhookEndpoint;
  /** `whsec_` and base64 (Standard Webhooks). Null if the answer repeats one that has shown it: rotate it to get
   * another. */
  secret: string | null;
}

/** @internal */
export function WebhookEndpointWithSecretFromJSON(json: any): WebhookEndpointWithSecret {
  return {
    webhookEndpoint: WebhookEndpointFromJSON(json.webhook_endpoint),
    secret: json.secret,
  };
}
