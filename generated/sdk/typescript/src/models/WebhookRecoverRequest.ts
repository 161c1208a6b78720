// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * What is to be sent again.
 */
export interface WebhookRecoverRequest {
  /** Place of an event in the log of the tenant, which counts from 1 without gaps. */
  afterSequence: number;
  /** Whether what was delivered is sent again, too. If not, only what failed, and what was never sent. */
  includeDelivered?: boolean;
}

/** @internal */
export function WebhookRecoverRequestToJSON(value: WebhookRecoverRequest): unknown {
  return {
    after_sequence: value.afterSequence,
    include_delivered: value.includeDelivered,
  };
}
