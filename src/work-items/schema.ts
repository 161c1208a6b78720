import { type Connection, Schema } from 'mongoose';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../platform/storage/collection.ts';
import type { IdempotencyRecord } from './idempotency.ts';
import type { Contact, MessageRole, WorkItemChannel, WorkItemPriority } from './model.ts';
import type { WorkItemStatus } from './status.ts';

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
  /** In lower case, for the filter. Optional fields are absent rather than null, so that their indexes stay small. */
  contact_email_key?: string;
  source_reference?: string;
  pack_key: string;
  queue_key: string;
  /** People who answer for the choice of the pack; empty if unknown, and absent in work of earlier releases. */
  placed_by?: string[];
  assignee: PrincipalRow | null;
  /** Proposals that wait for approval; absent if none ever has. */
  pending_proposals?: number;
  /** The status from before proposals waited. */
  former_status?: WorkItemStatus;
  thread_id: string;
  message_count: number;
  due_at?: Date;
  /** Somebody has set or removed the due time by hand, so that no queue changes it. */
  due_by_hand?: true;
  created_at: Date;
  updated_at: Date;
  version: number;
  created_by: PrincipalRow;
  initial_message?: { message_id: string; role: MessageRole; content: string };
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
  author: PrincipalRow;
  created_at: Date;
  salt: string;
  idem?: IdempotencyRecord;
}

const ORDER = { created_at: 1, _id: 1 } as const;

const present = (field: string) => ({ partialFilterExpression: { [field]: { $exists: true } } });

export const WORK_ITEM_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'work_items',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_created', key: { tenant_id: 1, ...ORDER } },
      { name: 'tenant_status_created', key: { tenant_id: 1, status: 1, ...ORDER } },
      { name: 'tenant_tag_created', key: { tenant_id: 1, tags: 1, ...ORDER } },
      { name: 'tenant_channel_created', key: { tenant_id: 1, channel: 1, ...ORDER } },
      { name: 'tenant_priority_created', key: { tenant_id: 1, priority: 1, ...ORDER } },
      {
        name: 'tenant_contact_email_created',
        key: { tenant_id: 1, contact_email_key: 1, ...ORDER },
        ...present('contact_email_key'),
      },
      {
        name: 'tenant_source_reference_created',
        key: { tenant_id: 1, source_reference: 1, ...ORDER },
        ...present('source_reference'),
      },
      { name: 'tenant_pack_created', key: { tenant_id: 1, pack_key: 1, ...ORDER } },
      { name: 'tenant_assignee_created', key: { tenant_id: 1, 'assignee.id': 1, ...ORDER } },
      { name: 'tenant_queue_created', key: { tenant_id: 1, pack_key: 1, queue_key: 1, ...ORDER } },
      { name: 'tenant_updated', key: { tenant_id: 1, updated_at: 1, _id: 1 } },
      { name: 'tenant_status_updated', key: { tenant_id: 1, status: 1, updated_at: 1, _id: 1 } },
      { name: 'tenant_thread_updated', key: { tenant_id: 1, thread_id: 1, updated_at: 1, _id: 1 } },
      { name: 'tenant_status_due', key: { tenant_id: 1, status: 1, due_at: 1, _id: 1 }, ...present('due_at') },
      IDEMPOTENCY_INDEX,
    ],
    outbox: true,
    growth: 'one for each request for work',
    end: 'kept',
  },
  {
    name: 'work_item_messages',
    owner: 'work-items',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_work_item_created', key: { tenant_id: 1, work_item_id: 1, ...ORDER } },
      IDEMPOTENCY_INDEX,
    ],
    growth: 'one for each message after the first of a WorkItem',
    end: 'kept with its WorkItem',
  },
];

export type WorkItemModels = ReturnType<typeof defineWorkItemModels>;

export function defineWorkItemModels(connection: Connection) {
  const workItems = new Schema<WorkItemDocument>({ _id: String }, { collection: 'work_items', strict: false });
  const messages = new Schema<MessageDocument>({ _id: String }, { collection: 'work_item_messages', strict: false });
  return {
    workItems: connection.model('WorkItem', workItems),
    messages: connection.model('WorkItemMessage', messages),
  };
}
