import type { CallContext, Principal } from '../../call-context.ts';
import type { JsonValue } from '../canonical-json.ts';
import { newId } from '../ids.ts';
import type { EventType } from './event-types.ts';

/**
 * One change, kept inside the document that changed until the relay has moved it to the tenant's event log; written
 * with the change in one atomic write, so neither is ever without the other.
 * Holds no secrets, and personal data only as commitments.
 */
export interface OutboxEvent {
  /** Becomes the `entry_id` of the log entry; appending is idempotent by it. */
  id: string;
  type: EventType;
  subject: { type: string; id: string };
  /** Version of the subject after the change. */
  subject_version: number;
  /** The WorkItem that the change belongs to, so that its story can be told; null for changes outside any. */
  work_item_id: string | null;
  actor: EventActor;
  correlation_id: string;
  at: Date;
  data: Record<string, JsonValue>;
}

/** The actor without names: the log outlives people. */
export interface EventActor {
  type: Principal['type'];
  id: string;
  accountable: string | null;
}

/** A document that can change must have an outbox. */
export interface Outboxed {
  _id: string;
  tenant_id: string;
  outbox: OutboxEvent[];
}

export type NewEvent = Pick<OutboxEvent, 'type' | 'subject' | 'subject_version' | 'work_item_id' | 'at' | 'data'>;

/** Completes an event with who caused it. */
export function outboxEvent(call: Pick<CallContext, 'principal' | 'correlationId'>, event: NewEvent): OutboxEvent {
  const { type, id, accountable } = call.principal;
  return { id: newId('evt'), ...event, actor: { type, id, accountable }, correlation_id: call.correlationId };
}
