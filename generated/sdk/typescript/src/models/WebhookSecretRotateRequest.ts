// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * How long the secrets before go on.
 */
export interface WebhookSecretRotateRequest {
  /** For so long requests are signed with the secrets before, too; 24 if it is left out, 0 ends them at once. */
  overlapHours?: number;
}

/** @internal */
export function WebhookSecretRotateRequestToJSON(value: WebhookSecretRotateRequest): unknown {
  return {
    overlap_hours: value.overlapHours,
  };
}
