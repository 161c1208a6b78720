// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The deleted endpoint.
 */
export interface WebhookEndpointDeleted {
  /** Identifier of an endpoint (TypeID, sortable by time of creation). */
  webhookEndpointId: string;
  /** Always true. */
  deleted: boolean;
}

/** @internal */
export function WebhookEndpointDeletedFromJSON(json: any): WebhookEndpointDeleted {
  return {
    webhookEndpointId: json.webhook_endpoint_id,
    deleted: json.deleted,
  };
}
