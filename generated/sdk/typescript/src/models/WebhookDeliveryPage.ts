// Generated from the contract by openapi-generator; change contracts/ instead.

import { type WebhookDelivery, WebhookDeliveryFromJSON } from './WebhookDelivery.js';

/**
 * A page of deliveries, newest first.
 */
export interface WebhookDeliveryPage {
  /** The deliveries of this page. */
  webhookDeliveries: Array<WebhookDelivery>;
  /** Send it as `page_token` to get the next page; null on the last page. */
  nextPageToken: string | null;
}

/** @internal */
export function WebhookDeliveryPageFromJSON(json: any): WebhookDeliveryPage {
  return {
    webhookDeliveries: json.webhook_deliveries.map(WebhookDeliveryFromJSON),
    nextPageToken: json.next_page_token,
  };
}
