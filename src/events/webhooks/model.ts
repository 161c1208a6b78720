import type { EventType } from '../../platform/outbox/event-types.ts';

/** By people, by an answer 410, or because the endpoint took nothing for days. */
export type SwitchedOff = 'by_admin' | 'gone' | 'failing';

/** Problem of a delivery, without any text of the receiver. */
export type EndpointProblem = 'no_answer' | 'provider_error' | 'rate_limited' | 'credential' | 'refused' | 'gone';

export interface EndpointFilter {
  pack_key?: string;
  tag?: string;
}

export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'cancelled';

export interface WebhookEndpoint {
  endpointId: string;
  url: string;
  description: string;
  types: string[];
  filter: { packKey: string | null; tag: string | null };
  off: SwitchedOff | null;
  /** Sequence of the first entry of the log that was not looked at for the endpoint yet. */
  nextSequence: number;
  /** Time since which the endpoint has taken nothing; null if the last attempt has succeeded. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  /** Last failure since the last success. Its problem is null if an earlier release has noted it. */
  lastFailure: { at: Date; problem: EndpointProblem | null } | null;
  /** Time at which the last of the earlier secrets ends; null if no earlier secret is valid. */
  overlapEndsAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export interface DeliveryAttempt {
  at: Date;
  status: number | null;
  /** Milliseconds from the beginning to the answer, or to the end without one. */
  latencyMs: number;
  /** First KiB of the answer, with marks in place of invisible characters; empty without an answer. */
  answer: string;
  problem: string | null;
}

export interface WebhookDelivery {
  deliveryId: string;
  endpointId: string;
  /** Value of the header `webhook-id`: the same in every attempt, replay and recovery. */
  eventId: string;
  sequence: number;
  type: EventType;
  status: DeliveryStatus;
  /** Body that is sent, byte for byte. */
  body: string;
  attempts: DeliveryAttempt[];
  /** Time of the next attempt; null unless the delivery is pending. */
  nextAttemptAt: Date | null;
  /** Delivery that this one repeats; null for the first delivery of its event. */
  replayOf: string | null;
  createdAt: Date;
}

export interface NewWebhookEndpoint {
  url: string;
  description?: string | undefined;
  types?: string[] | undefined;
  filter?: { packKey?: string | null | undefined; tag?: string | null | undefined } | undefined;
}

/** Settings to change. An undefined setting stays as it is, also within `filter`. */
export type WebhookEndpointPatch = Partial<NewWebhookEndpoint> & { enabled?: boolean | undefined };

/** `secret` is null if it was shown before. */
export interface EndpointWithSecret {
  endpoint: WebhookEndpoint;
  secret: string | null;
}

export interface WebhookRecovery {
  afterSequence: number;
  /** Last sequence of the recovery. Later events are sent anyway. */
  upToSequence: number;
  includeDelivered: boolean;
}
