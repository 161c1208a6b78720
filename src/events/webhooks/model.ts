/** Why an endpoint is off: people have switched it off, it answered that it is gone (410), or it took nothing for days. */
export type SwitchedOff = 'by_admin' | 'gone' | 'failing';

/** Of which WorkItems an endpoint wants to be told; empty for all that happens. */
export interface EndpointFilter {
  pack_key?: string;
  tag?: string;
}

export type DeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'cancelled';

/** An address at which a tenant wants to be told of what is in its log. */
export interface WebhookEndpoint {
  endpointId: string;
  url: string;
  description: string | null;
  /** Types, and prefixes of types that end in `.*`; none for all. */
  types: string[];
  filter: { packKey: string | null; tag: string | null };
  enabled: boolean;
  disabledReason: SwitchedOff | null;
  disabledAt: Date | null;
  /** Since when nothing was taken by it; null if the last delivery that was tried, was. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** When the last of the secrets before the present one ends; null if none goes on. */
  overlapEndsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** One attempt to deliver. */
export interface DeliveryAttempt {
  at: Date;
  /** Of the answer; null if none came. */
  status: number | null;
  /** From its beginning to the answer, or to its end without one. */
  latencyMs: number;
  /** The beginning of the answer, at most 1 KiB of it, as text with marks for what would not be seen. */
  answer: string | null;
  /** What was wrong, as a sentence; null for one that succeeded. */
  problem: string | null;
}

/** One event for one endpoint. */
export interface WebhookDelivery {
  deliveryId: string;
  endpointId: string;
  /** `webhook-id`: the same in every attempt, replay and recovery. */
  eventId: string;
  sequence: number;
  type: string;
  status: DeliveryStatus;
  /** What is sent, to the byte. */
  body: string;
  /** The oldest first. */
  attempts: DeliveryAttempt[];
  /** When it is tried next; null unless it is pending. */
  nextAttemptAt: Date | null;
  /** The delivery that it repeats; null for the first of its event. */
  replayOf: string | null;
  createdAt: Date;
}
