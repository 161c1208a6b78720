import type { Author, Contact, Message, NewWorkItem, WorkItem } from '../../../work-items/index.ts';
import type { Schemas } from './schemas.ts';

export function toApiWorkItem(item: WorkItem): Schemas['WorkItem'] {
  return {
    work_item_id: item.workItemId,
    subject: item.subject,
    status: item.status,
    priority: item.priority,
    channel: item.channel,
    channel_id: item.channelId,
    tags: item.tags,
    contact: item.contact,
    source_reference: item.sourceReference,
    pack_key: item.packKey,
    queue_key: item.queueKey,
    assignee: item.assignee === null ? null : toApiPrincipal(item.assignee),
    thread_id: item.threadId,
    message_count: item.messageCount,
    due_at: item.dueAt?.toISOString() ?? null,
    created_at: item.createdAt.toISOString(),
    updated_at: item.updatedAt.toISOString(),
    version: item.version,
  };
}

export function toApiMessage(message: Message): Schemas['Message'] {
  return {
    message_id: message.messageId,
    work_item_id: message.workItemId,
    role: message.role,
    content: message.content,
    external_message_id: message.externalMessageId,
    author: toApiPrincipal(message.author),
    created_at: message.createdAt.toISOString(),
  };
}

export function fromApiNewWorkItem(body: Schemas['WorkItemCreateRequest']): NewWorkItem {
  const initial = body.initial_message;
  return {
    subject: body.subject,
    priority: body.priority,
    channel: body.channel,
    channelId: body.channel_id,
    tags: body.tags,
    contact: body.contact as Contact | undefined,
    initialMessage: initial && {
      role: initial.role,
      content: initial.content,
      externalMessageId: initial.external_message_id,
      channel: initial.channel,
    },
  };
}

export function toApiPrincipal(author: Author): Schemas['Principal'] {
  return { type: author.type, id: author.id, display_name: author.displayName };
}
