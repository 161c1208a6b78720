import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { addOutboxIndex } from '../platform/outbox/schema.ts';
import type { IdempotencyRecord } from './idempotency.ts';
import type { Contact, MessageRole, WorkItemChannel, WorkItemPriority } from './model.ts';
import type { WorkItemStatus } from './status.ts';

export interface AuthorDocument {
  type: 'api_key' | 'delegation' | 'user' | 'system';
  id: string;
  display_name: string;
}

export interface WorkItemDocument {
  _id: string;
  tenant_id: string;
  subject: string;
  status: WorkItemStatus;
  priority: WorkItemPriority;
  channel: WorkItemChannel;
  channel_id: string | null;
  tags: string[];
  contact: Contact | null;
  /** The contact's address in lower case, for the filter; absent without one, so that the index stays small. */
  contact_email_key?: string;
  /** Absent rather than null, so that the index stays small. */
  source_reference?: string;
  pack_key: string;
  queue_key: string;
  assignee: AuthorDocument | null;
  /** Number of proposals that wait for approval; absent for none. */
  pending_proposals?: number;
  /** The status that comes back when none waits any more. */
  former_status?: WorkItemStatus;
  thread_id: string;
  message_count: number;
  created_at: Date;
  updated_at: Date;
  version: number;
  created_by: AuthorDocument;
  initial_message?: { message_id: string; role: MessageRole; content: string };
  /** Salt of the commitments that events hold of personal values. */
  salt: string;
  idem?: IdempotencyRecord;
  outbox: OutboxEvent[];
}

export interface MessageDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  role: MessageRole;
  content: string;
  author: AuthorDocument;
  created_at: Date;
  salt: string;
  idem?: IdempotencyRecord;
}

/** Name of the unique index that a repeated `Idempotency-Key` runs into. */
export const IDEMPOTENCY_INDEX = 'tenant_idempotency';

function addIdempotencyIndex(schema: Schema): void {
  schema.index(
    { tenant_id: 1, 'idem.principal': 1, 'idem.operation': 1, 'idem.key': 1 },
    { name: IDEMPOTENCY_INDEX, unique: true, partialFilterExpression: { 'idem.key': { $exists: true } } },
  );
}

export type WorkItemModels = ReturnType<typeof defineWorkItemModels>;

/** Documents are written whole by the repository through the native driver, so the schemas declare what is indexed. */
export function defineWorkItemModels(connection: Connection) {
  const workItems = new Schema<WorkItemDocument>({ _id: String }, { collection: 'work_items', strict: false });
  const order = { created_at: 1, _id: 1 } as const;
  workItems.index({ tenant_id: 1, ...order }, { name: 'tenant_created' });
  workItems.index({ tenant_id: 1, status: 1, ...order }, { name: 'tenant_status_created' });
  workItems.index({ tenant_id: 1, tags: 1, ...order }, { name: 'tenant_tag_created' });
  workItems.index({ tenant_id: 1, channel: 1, ...order }, { name: 'tenant_channel_created' });
  workItems.index({ tenant_id: 1, priority: 1, ...order }, { name: 'tenant_priority_created' });
  for (const [field, name] of [
    ['contact_email_key', 'tenant_contact_email_created'],
    ['source_reference', 'tenant_source_reference_created'],
  ] as const) {
    const partialFilterExpression = { [field]: { $exists: true } };
    workItems.index({ tenant_id: 1, [field]: 1, ...order }, { name, partialFilterExpression });
  }
  workItems.index({ tenant_id: 1, updated_at: 1, _id: 1 }, { name: 'tenant_updated' });
  addIdempotencyIndex(workItems);
  addOutboxIndex(workItems);

  const messages = new Schema<MessageDocument>({ _id: String }, { collection: 'work_item_messages', strict: false });
  messages.index({ tenant_id: 1, work_item_id: 1, ...order }, { name: 'tenant_work_item_created' });
  addIdempotencyIndex(messages);

  return {
    workItems: connection.model('WorkItem', workItems),
    messages: connection.model('WorkItemMessage', messages),
  };
}
