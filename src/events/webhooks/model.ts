import type { EventType } from '../../platform/outbox/event-types.ts';

/** Why an endpoint is off: people have switched it off, it answered that it is gone (410), or it took nothing for days. */
export type SwitchedOff = 'by_admin' | 'gone' | 'failing';

/**
 * What was wrong with a delivery: nobody answered, the receiver answered with an error of its own, takes no more at the
 * moment, does not let the service in, or took what it was sent for something that it does not want.
 */
export type EndpointProblem = 'no_answer' | 'provider_error' | 'rate_limited' | 'credential' | 'refused' | 'gone';

/** Of which WorkItems an endpoint wants to be told; empty for all that happens. */
export interface EndpointFilter {
  pack_key?: string;
  tag?: string;
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled';

/** An address at which a tenant wants to be told of what is in its log. */
export interface WebhookEndpoint {
  endpointId: string;
  url: string;
  description: string;
  /** Types, and prefixes of types that end in `.*`; none for all. */
  types: string[];
  filter: { packKey: string | null; tag: string | null };
  /** Why it is off; null while it is on. */
  off: SwitchedOff | null;
  /** The first entry of the log that was not looked at for it yet. */
  nextSequence: number;
  /** Since when nothing was taken by it; null if the last delivery that was tried, was. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** Since the last success; its problem is null where an earlier release has noted it. */
  lastFailure: { at: Date; problem: EndpointProblem | null } | null;
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
  /** The beginning of the answer, at most 1 KiB of it, as text with marks for what would not be seen; empty without one. */
  answer: string;
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
  type: EventType;
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

/** What somebody wants to be told, and where. */
export interface NewWebhookEndpoint {
  url: string;
  description?: string | undefined;
  types?: string[] | undefined;
  filter?: { packKey?: string | null | undefined; tag?: string | null | undefined } | undefined;
}

/** What is to change of an endpoint; of `filter`, what is left out stays, too. */
export type WebhookEndpointPatch = Partial<NewWebhookEndpoint> & { enabled?: boolean | undefined };

/** An endpoint with the secret that its receiver verifies by; null where it was shown before. */
export interface EndpointWithSecret {
  endpoint: WebhookEndpoint;
  secret: string | null;
}

/** What is sent again. */
export interface WebhookRecovery {
  afterSequence: number;
  /** The last one; what is behind it is sent anyway. */
  upToSequence: number;
  includeDelivered: boolean;
}
