// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * One request to the receiver.
 */
export interface WebhookAttempt {
  /** Time of sending. */
  at: Date;
  /** Status of the answer; null if none came. */
  status: number | null;
  /** Duration in milliseconds. */
  latencyMs: number;
  /** Reason of the failure; null if delivered. */
  problem: string | null;
  /** Beginning of the response body, up to 1 KiB, as text, without unprintable characters. */
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
