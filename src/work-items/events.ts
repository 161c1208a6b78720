import { commitment, type JsonValue } from '../platform/canonical-json.ts';
import type { UpdatePlan } from './patch.ts';
import type { NewDocument } from './repository.ts';
import type { MessageDocument, WorkItemDocument } from './schema.ts';

type EventData = Record<string, JsonValue>;

/** Fields that people may have written about people: events hold them as commitments only. */
const PERSONAL_FIELDS = ['subject', 'channel_id', 'tags', 'contact', 'source_reference'] as const;
const PLAIN_FIELDS = ['status', 'priority', 'channel', 'pack_key', 'queue_key'] as const;

/** Subjects whose versions are those of the WorkItem; events of any other may name its version in their data. */
const PARTS_OF_WORK_ITEM = ['work_item', 'message'];

/** Whether an event of this subject counts the versions of its WorkItem. */
export function countsWorkItemVersion(subject: { type: string }): boolean {
  return PARTS_OF_WORK_ITEM.includes(subject.type);
}

/** Data of `work_item.created`; the initial message is a part of it, since both are one change. */
export function createdData(item: NewDocument<WorkItemDocument>): EventData {
  const data = describe(item.salt, item);
  if (item.initial_message === undefined) return data;
  const { message_id, role, content } = item.initial_message;
  return {
    ...data,
    initial_message: { message_id, role, commitments: { content: commitment(item.salt, 'content', content) } },
  };
}

/** Data of `work_item.updated`: the changed fields, and the status before if it moved. Of people only the id. */
export function updatedData(salt: string, before: WorkItemDocument, plan: UpdatePlan): EventData {
  const { assignee, ...fields } = plan.set;
  const data = describe(salt, fields);
  if (plan.unset.includes('due_at')) data['due_at'] = null;
  if (assignee !== undefined) data['assignee'] = assignee?.id ?? null;
  return plan.set.status === undefined ? data : { ...data, previous_status: before.status };
}

/** Data of `message.appended`. */
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
    // Absent values need no commitment; removed ones are committed to as null.
    if (value === undefined || (value === null && fields.version === 1)) continue;
    commitments[field] = commitment(salt, field, value as JsonValue);
  }
  return { ...data, commitments };
}
