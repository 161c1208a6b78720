import type { CallContext, Principal } from '../../call-context.ts';
import type { JsonValue } from '../canonical-json.ts';
import { newId } from '../ids.ts';
import type { EventType } from './event-types.ts';

/**
 * A change, kept inside the changed document until the relay has moved it to the log: one atomic write for both. It
 * holds no secrets, and personal data only as commitments.
 */
export interface OutboxEvent {
  /** Becomes the `entry_id` of the log entry, which makes appending idempotent. */
  id: string;
  type: EventType;
  subject: { type: string; id: string };
  subject_version: number;
  /** Null for changes outside any WorkItem. */
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

export function outboxEvent(call: Pick<CallContext, 'principal' | 'correlationId'>, event: NewEvent): OutboxEvent {
  const { type, id, accountable } = call.principal;
  return { id: newId('evt'), ...event, actor: { type, id, accountable }, correlation_id: call.correlationId };
}
