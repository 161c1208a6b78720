// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Overlap of the old secrets.
 */
export interface WebhookSecretRotateRequest {
  /** Hours for which previous secrets sign too; 24 if left out, 0 ends them at once. */
  overlapHours?: number;
}

/** @internal */
export function WebhookSecretRotateRequestToJSON(value: WebhookSecretRotateRequest): unknown {
  return {
    overlap_hours: value.overlapHours,
  };
}
