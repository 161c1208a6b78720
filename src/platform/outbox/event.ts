import type { CallContext, Principal } from '../../call-context.ts';
import type { JsonValue } from '../canonical-json.ts';
import { newId } from '../ids.ts';
import type { EventType } from './event-types.ts';

/**
 * One change, kept inside the changed document until the relay has moved it to the tenant's event log. Change and event
 * are written in one atomic write, so neither exists without the other. An event holds no secrets, and personal data
 * only as commitments.
 */
export interface OutboxEvent {
  /** Becomes the `entry_id` of the log entry, which makes appending idempotent. */
  id: string;
  type: EventType;
  subject: { type: string; id: string };
  /** Version of the subject after the change. */
  subject_version: number;
  /** WorkItem whose history includes the change; null for changes outside any WorkItem. */
  work_item_id: string | null;
  actor: EventActor;
  correlation_id: string;
  at: Date;
  data: Record<string, JsonValue>;
}

/** The actor without names, because the log outlives people. */
export interface EventActor {
  type: Principal['type'];
  id: string;
  accountable: string | null;
}

/** A document with an outbox. Every document that can change must have one. */
export interface Outboxed {
  _id: string;
  tenant_id: string;
  outbox: OutboxEvent[];
}

export type NewEvent = Pick<OutboxEvent, 'type' | 'subject' | 'subject_version' | 'work_item_id' | 'at' | 'data'>;

/** Completes an event with an id, its actor and its correlation id. */
export function outboxEvent(call: Pick<CallContext, 'principal' | 'correlationId'>, event: NewEvent): OutboxEvent {
  const { type, id, accountable } = call.principal;
  return { id: newId('evt'), ...event, actor: { type, id, accountable }, correlation_id: call.correlationId };
}
