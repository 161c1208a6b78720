// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Events being sent again.
 */
export interface WebhookRecovery {
  /** Events after this one. */
  afterSequence: number;
  /** Up to this one; later events are sent anyway. */
  upToSequence: number;
  /** True if delivered events are included. */
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
