import { validationError } from '../../errors/app-error.ts';
import type {
  Author,
  Contact,
  Message,
  NewWorkItem,
  WorkItem,
  WorkItemFilter,
  WorkItemPatch,
} from '../../work-items/model.ts';
import { STATUS_ALIASES, type WorkItemStatus } from '../../work-items/status.ts';
import type { ApiRequest, Schemas } from './operations.ts';

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

export function fromApiPatch(body: Schemas['WorkItemUpdateRequest']): WorkItemPatch {
  const { channel_id: channelId, ...rest } = body;
  return { ...rest, channelId };
}

export function fromApiFilter(query: ApiRequest<'listWorkItems'>['query']): WorkItemFilter {
  return {
    status: query.status === undefined ? undefined : canonicalStatus(query.status),
    tag: query.tag,
    channel: query.channel,
    priority: query.priority,
    contactEmail: query.contact_email,
    sourceReference: query.source_reference,
    updatedSince: query.updated_since === undefined ? undefined : fromApiTime('updated_since', query.updated_since),
  };
}

/**
 * A time by RFC 3339. A leap second, which JavaScript's dates do not know, counts as the last moment before it.
 * @throws {AppError} `validation_error` on what the format check lets pass but is no time, such as an offset of hours only.
 */
function fromApiTime(field: string, text: string): Date {
  const time = new Date(text.replace(/:60(\.\d+)?(?=[Zz+-])/, ':59.999'));
  if (!Number.isNaN(time.getTime())) return time;
  const problem = 'must be a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z';
  throw validationError([{ field, problem }]);
}

function canonicalStatus(label: Schemas['WorkItemStatusFilter']): WorkItemStatus {
  return label in STATUS_ALIASES ? STATUS_ALIASES[label as keyof typeof STATUS_ALIASES] : (label as WorkItemStatus);
}

export function toApiPrincipal(author: Author): Schemas['Principal'] {
  return { type: author.type, id: author.id, display_name: author.displayName };
}
