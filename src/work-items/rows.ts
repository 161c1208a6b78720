import { AppError } from '../errors/app-error.ts';
import { fromPrincipalRow } from '../platform/principal-row.ts';
import type { Message, WorkItem } from './model.ts';
import type { ListedWorkItem } from './repository.ts';
import type { MessageDocument, WorkItemDocument } from './schema.ts';

/** @throws {AppError} `not_found` */
export function found(row: WorkItemDocument | null, workItemId: string): WorkItemDocument {
  if (row === null) throw notFound(workItemId);
  return row;
}

export function notFound(workItemId: string): AppError {
  return new AppError('not_found', `There is no WorkItem ${workItemId}.`);
}

export function fromRow(row: ListedWorkItem): WorkItem {
  return {
    workItemId: row._id,
    subject: row.subject,
    status: row.status,
    priority: row.priority,
    channel: row.channel,
    channelId: row.channel_id,
    tags: row.tags,
    contact: row.contact,
    sourceReference: row.source_reference ?? null,
    packKey: row.pack_key,
    queueKey: row.queue_key,
    placedBy: row.placed_by ?? [],
    hasBegun: row.pending_proposals !== undefined,
    assignee: row.assignee === null ? null : fromPrincipalRow(row.assignee),
    threadId: row.thread_id,
    messageCount: row.message_count,
    dueAt: row.due_at ?? null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function fromMessageRow(row: Omit<MessageDocument, 'tenant_id' | 'salt'>): Message {
  return {
    messageId: row._id,
    workItemId: row.work_item_id,
    role: row.role,
    content: row.content,
    externalMessageId: null,
    author: fromPrincipalRow(row.author),
    createdAt: row.created_at,
  };
}

/** Returns the message with which the work was opened; undefined if there was none. */
export function initialMessage(row: WorkItemDocument): Message | undefined {
  if (row.initial_message === undefined) return undefined;
  return {
    messageId: row.initial_message.message_id,
    workItemId: row._id,
    role: row.initial_message.role,
    content: row.initial_message.content,
    externalMessageId: row.source_reference ?? null,
    author: fromPrincipalRow(row.created_by),
    createdAt: row.created_at,
  };
}
