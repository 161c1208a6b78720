// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Events to send again.
 */
export interface WebhookRecoverRequest {
  /** Position in the tenant's log, counted from 1 without gaps. */
  afterSequence: number;
  /** True to send delivered events again, too. Otherwise only failed and unsent ones. */
  includeDelivered?: boolean;
}

/** @internal */
export function WebhookRecoverRequestToJSON(value: WebhookRecoverRequest): unknown {
  return {
    after_sequence: value.afterSequence,
    include_delivered: value.includeDelivered,
  };
}
