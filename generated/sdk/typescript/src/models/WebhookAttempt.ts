// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One request to the receiver.
 */
export interface WebhookAttempt {
  /** When it was sent. */
  at: Date;
  /** Status of the answer; null if none came. */
  status: number | null;
  /** How long it took, in milliseconds. */
  latencyMs: number;
  /** Why it was not delivered; null if it was. */
  problem: string | null;
  /** How the body of the answer begins, up to 1 KiB, as text; what cannot be shown is left out. */
  answer: string;
}

/** @internal */
export function WebhookAttemptFromJSON(json: any): WebhookAttempt {
  return {
    at: new Date(json.at),
    status: json.status,
    latencyMs: json.latency_ms,
    problem: json.problem,
    answer: json.answer,
  };
}
