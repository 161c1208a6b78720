import type { Principal } from '../call-context.ts';
import type { Author, Message, WorkItem } from './model.ts';
import type { ListedWorkItem } from './repository.ts';
import type { AuthorDocument, MessageDocument, WorkItemDocument } from './schema.ts';

/** Stored documents in the terms of the domain. */
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
    assignee: row.assignee === null ? null : fromAuthorRow(row.assignee),
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
    author: fromAuthorRow(row.author),
    createdAt: row.created_at,
  };
}

/** The message that a WorkItem was opened with. */
export function initialMessage(row: WorkItemDocument): Message | undefined {
  if (row.initial_message === undefined) return undefined;
  return {
    messageId: row.initial_message.message_id,
    workItemId: row._id,
    role: row.initial_message.role,
    content: row.initial_message.content,
    externalMessageId: row.source_reference ?? null,
    author: fromAuthorRow(row.created_by),
    createdAt: row.created_at,
  };
}

export function toAuthorRow(principal: Principal): AuthorDocument {
  return { type: principal.type, id: principal.id, display_name: principal.displayName };
}

export function fromAuthorRow(row: AuthorDocument): Author {
  return { type: row.type, id: row.id, displayName: row.display_name };
}
