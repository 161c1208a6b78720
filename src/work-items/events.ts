import type { CallContext } from '../call-context.ts';
import { commitment, type JsonValue } from '../platform/canonical-json.ts';
import { type OutboxEvent, outboxEvent } from '../platform/outbox/event.ts';
import type { UpdatePlan } from './patch.ts';
import type { NewDocument } from './repository.ts';
import type { MessageDocument, WorkItemDocument } from './schema.ts';

type EventData = Record<string, JsonValue>;

export type EventContext = Pick<CallContext, 'tenantId' | 'principal' | 'correlationId'>;

/** @param version Version of the WorkItem after the change. */
export function workItemEvent(
  call: EventContext,
  type: 'work_item.created' | 'work_item.updated',
  workItemId: string,
  version: number,
  at: Date,
  data: EventData,
): OutboxEvent {
  const subject = { type: 'work_item', id: workItemId };
  return outboxEvent(call, { type, subject, subject_version: version, work_item_id: workItemId, at, data });
}

/** Fields that may contain what people have written about people. Events hold them as commitments only. */
const PERSONAL_FIELDS = ['subject', 'channel_id', 'tags', 'contact', 'source_reference'] as const;
const PLAIN_FIELDS = ['status', 'priority', 'channel', 'pack_key', 'queue_key'] as const;

/** True if the subject's events count versions of the WorkItem. Other events may name that version in their data. */
export function countsWorkItemVersion(subject: { type: string }): boolean {
  return subject.type === 'work_item' || subject.type === 'message';
}

/** Includes the initial message, because both are one change. */
export function createdData(item: NewDocument<WorkItemDocument>): EventData {
  const data = describe(item.salt, item);
  if (item.initial_message === undefined) return data;
  const { message_id, role, content } = item.initial_message;
  return {
    ...data,
    initial_message: { message_id, role, commitments: { content: commitment(item.salt, 'content', content) } },
  };
}

/** Holds the changed fields, and the previous status if it changed. Of people it has only the id. */
export function updatedData(salt: string, before: WorkItemDocument, plan: UpdatePlan): EventData {
  const { assignee, ...fields } = plan.set;
  const data = describe(salt, fields);
  if (plan.unset.includes('due_at')) data['due_at'] = null;
  if (assignee !== undefined) data['assignee'] = assignee?.id ?? null;
  return plan.set.status === undefined ? data : { ...data, previous_status: before.status };
}

export function messageData(message: NewDocument<MessageDocument>): EventData {
  return { role: message.role, commitments: { content: commitment(message.salt, 'content', message.content) } };
}

function describe(salt: string, fields: Partial<WorkItemDocument>): EventData {
  const data: EventData = {};
  for (const field of PLAIN_FIELDS) {
    const value = fields[field];
    if (value !== undefined) data[field] = value;
  }
  if (fields.due_at !== undefined) data['due_at'] = fields.due_at.toISOString();
  const commitments: EventData = {};
  for (const field of PERSONAL_FIELDS) {
    const value = fields[field];
    // Absent values need no commitment. A removed value gets a commitment to null.
    if (value === undefined || (value === null && fields.version === 1)) continue;
    commitments[field] = commitment(salt, field, value as JsonValue);
  }
  return { ...data, commitments };
}
