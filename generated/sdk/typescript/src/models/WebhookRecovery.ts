// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * What is being sent again.
 */
export interface WebhookRecovery {
  /** Events behind this one. */
  afterSequence: number;
  /** Up to this one; what is behind it is sent anyway. */
  upToSequence: number;
  /** Whether what was delivered is among it. */
  includeDelivered: boolean;
}

/** @internal */
export function WebhookRecoveryFromJSON(json: any): WebhookRecovery {
  return {
    afterSequence: json.after_sequence,
    upToSequence: json.up_to_sequence,
    includeDelivered: json.include_delivered,
  };
}
