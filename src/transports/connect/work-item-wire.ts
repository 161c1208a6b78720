import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  type Contact as ApiContact,
  type ContactSchema,
  type CreateWorkItemRequest,
  type ListWorkItemsRequest,
  type MessageSchema,
  type PrincipalSchema,
  type TimelineEntrySchema,
  type UpdateWorkItemRequest,
  WorkItemChannel as WireChannel,
  PrincipalType as WirePrincipalType,
  WorkItemPriority as WirePriority,
  MessageRole as WireRole,
  WorkItemStatus as WireStatus,
  type WorkItemSchema,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { PrincipalType } from '../../call-context.ts';
import { validationError } from '../../errors/app-error.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import type {
  Author,
  Contact,
  Message,
  MessageRole,
  NewWorkItem,
  TimelineEntry,
  WorkItem,
  WorkItemChannel,
  WorkItemFilter,
  WorkItemPatch,
  WorkItemPriority,
  WorkItemStatus,
} from '../../work-items/index.ts';
import { fromApiTime, toApiTime } from './time-wire.ts';

export const STATUS = {
  new: WireStatus.NEW,
  open: WireStatus.OPEN,
  in_progress: WireStatus.IN_PROGRESS,
  waiting_on_customer: WireStatus.WAITING_ON_CUSTOMER,
  waiting_on_approval: WireStatus.WAITING_ON_APPROVAL,
  resolved: WireStatus.RESOLVED,
  closed: WireStatus.CLOSED,
  cancelled: WireStatus.CANCELLED,
  failed: WireStatus.FAILED,
  rejected: WireStatus.REJECTED,
} as const satisfies Record<WorkItemStatus, WireStatus>;

export const PRIORITY = {
  low: WirePriority.LOW,
  normal: WirePriority.NORMAL,
  high: WirePriority.HIGH,
  urgent: WirePriority.URGENT,
} as const satisfies Record<WorkItemPriority, WirePriority>;

export const CHANNEL = {
  api: WireChannel.API,
  email: WireChannel.EMAIL,
  web_form: WireChannel.WEB_FORM,
  web_chat: WireChannel.WEB_CHAT,
  phone: WireChannel.PHONE,
  sms: WireChannel.SMS,
  social: WireChannel.SOCIAL,
  chat: WireChannel.CHAT,
  agent: WireChannel.AGENT,
  other: WireChannel.OTHER,
} as const satisfies Record<WorkItemChannel, WireChannel>;

const ROLE = {
  user: WireRole.USER,
  agent: WireRole.AGENT,
  system: WireRole.SYSTEM,
} as const satisfies Record<MessageRole, WireRole>;

export const PRINCIPAL_TYPE = {
  api_key: WirePrincipalType.API_KEY,
  delegation: WirePrincipalType.DELEGATION,
  user: WirePrincipalType.USER,
  system: WirePrincipalType.SYSTEM,
} as const satisfies Record<PrincipalType, WirePrincipalType>;

/** Returns the word for a number of the contract; undefined for zero, which means absent. */
export function wordFor<Word extends string>(words: Record<Word, number>, wire: number): Word | undefined {
  return (Object.keys(words) as Word[]).find((word) => words[word] === wire);
}

export function toApiWorkItem(item: WorkItem): MessageInitShape<typeof WorkItemSchema> {
  return {
    workItemId: item.workItemId,
    subject: item.subject,
    status: STATUS[item.status],
    priority: PRIORITY[item.priority],
    channel: CHANNEL[item.channel],
    channelId: item.channelId ?? undefined,
    tags: item.tags,
    contact: item.contact === null ? undefined : toApiContact(item.contact),
    sourceReference: item.sourceReference ?? undefined,
    packKey: item.packKey,
    queueKey: item.queueKey,
    assignee: item.assignee === null ? undefined : toApiPrincipal(item.assignee),
    threadId: item.threadId,
    messageCount: item.messageCount,
    dueAt: toApiTime(item.dueAt),
    createdAt: timestampFromDate(item.createdAt),
    updatedAt: timestampFromDate(item.updatedAt),
    version: BigInt(item.version),
  };
}

export function toApiMessage(message: Message): MessageInitShape<typeof MessageSchema> {
  return {
    messageId: message.messageId,
    workItemId: message.workItemId,
    role: ROLE[message.role],
    content: message.content,
    externalMessageId: message.externalMessageId ?? undefined,
    author: toApiPrincipal(message.author),
    createdAt: timestampFromDate(message.createdAt),
  };
}

export function toApiTimelineEntry(entry: TimelineEntry): MessageInitShape<typeof TimelineEntrySchema> {
  return {
    sequence: BigInt(entry.sequence),
    entryId: entry.entryId,
    type: entry.type,
    actorType: PRINCIPAL_TYPE[entry.actor.type],
    actorId: entry.actor.id,
    at: timestampFromDate(entry.at),
    subjectId: entry.subjectId,
    workItemVersion: BigInt(entry.workItemVersion),
    changedFields: entry.changes.map(({ field }) => field),
    status: toApiMovedStatus(entry.status),
    previousStatus: toApiMovedStatus(entry.previousStatus),
    correlationId: entry.correlationId,
  };
}

/** Converts the new status of a change; null means that the change did not affect the status. */
export function toApiMovedStatus(status: WorkItemStatus | null): WireStatus {
  return status === null ? WireStatus.UNSPECIFIED : STATUS[status];
}

/**
 * Converts a new WorkItem. Its channel is `other` unless the person names one, because work entered by hand has no
 * channel of its own.
 */
export function fromApiNewWorkItem(request: CreateWorkItemRequest): NewWorkItem {
  const initial = request.initialMessage;
  return {
    subject: request.subject,
    priority: wordFor(PRIORITY, request.priority),
    channel: wordFor(CHANNEL, request.channel) ?? 'other',
    channelId: request.channelId,
    tags: request.tags,
    contact: request.contact && fromApiContact(request.contact),
    initialMessage: initial && { content: initial.content, externalMessageId: initial.externalMessageId },
  };
}

export function fromApiFilter({ status, filter, queueKey, assignee }: ListWorkItemsRequest): WorkItemFilter {
  return {
    status: wordFor(STATUS, status),
    tag: filter.case === 'tag' ? filter.value : undefined,
    channel: filter.case === 'channel' ? wordFor(CHANNEL, filter.value) : undefined,
    priority: filter.case === 'priority' ? wordFor(PRIORITY, filter.value) : undefined,
    contactEmail: filter.case === 'contactEmail' ? filter.value : undefined,
    sourceReference: filter.case === 'sourceReference' ? filter.value : undefined,
    packKey: filter.case === 'packKey' ? filter.value : undefined,
    queueKey: queueKey === '' ? undefined : queueKey,
    assignee: assignee === '' ? undefined : assignee,
    updatedSince: filter.case === 'updatedSince' ? timestampDate(filter.value) : undefined,
  };
}

/** Fields that an update mask may name. */
const CHANGEABLE: ReadonlySet<string> = new Set([
  'subject',
  'status',
  'priority',
  'channel_id',
  'tags',
  'contact',
  'contact.name',
  'contact.email',
  'contact.locale',
  'due_at',
]);

/**
 * Converts an update mask and its values to a merge patch.
 * @throws {AppError} `validation_error` for an empty mask, a contact named both whole and in parts, or a field without
 * a value that cannot be removed.
 */
export function fromApiChanges({ changes, updateMask }: UpdateWorkItemRequest): WorkItemPatch {
  const paths = new Set(updateMask?.paths);
  if (paths.size === 0) throw validationError([{ field: 'update_mask', problem: 'must name at least one field' }]);
  // Needed because the contract's rule also allows parts of the fields that it names.
  const unknown = [...paths].filter((path) => !CHANGEABLE.has(path));
  if (unknown.length > 0) {
    const problem = `names ${unknown.join(', ')}; use only ${[...CHANGEABLE].join(', ')}`;
    throw validationError([{ field: 'update_mask', problem }]);
  }
  const contactParts = (['name', 'email', 'locale'] as const).filter((part) => paths.has(`contact.${part}`));
  if (paths.has('contact') && contactParts.length > 0) {
    const problem = 'names contact and parts of it; name either contact or its parts';
    throw validationError([{ field: 'update_mask', problem }]);
  }
  const patch: WorkItemPatch = {};
  if (paths.has('subject')) patch.subject = given('subject', changes?.subject);
  if (paths.has('status')) patch.status = given('status', wordFor(STATUS, changes?.status ?? 0));
  if (paths.has('priority')) patch.priority = given('priority', wordFor(PRIORITY, changes?.priority ?? 0));
  if (paths.has('channel_id')) patch.channelId = changes?.channelId ?? null;
  if (paths.has('tags')) patch.tags = changes?.tags ?? [];
  if (paths.has('contact')) patch.contact = wholeContact(changes?.contact);
  if (contactParts.length > 0) {
    patch.contact = Object.fromEntries(contactParts.map((part) => [part, changes?.contact?.[part] ?? null]));
  }
  if (paths.has('due_at')) patch.dueAt = fromApiTime('changes.due_at', changes?.dueAt) ?? null;
  return patch;
}

function given<T>(field: string, value: T | undefined): T {
  if (value !== undefined) return value;
  throw validationError([{ field: `changes.${field}`, problem: 'is named by update_mask and cannot be removed' }]);
}

/** Converts a contact that is given as a whole. It replaces the earlier contact, so absent parts are removed. */
function wholeContact(contact: ApiContact | undefined): WorkItemPatch['contact'] {
  if (contact === undefined) return null;
  return { name: contact.name ?? null, email: contact.email ?? null, locale: contact.locale ?? null };
}

function fromApiContact({ name, email, locale }: ApiContact): Contact {
  return {
    ...(name === undefined ? {} : { name }),
    ...(email === undefined ? {} : { email }),
    ...(locale === undefined ? {} : { locale }),
  };
}

function toApiContact({ email, ...contact }: Contact): MessageInitShape<typeof ContactSchema> {
  return { ...contact, ...(email === undefined ? {} : { email: shownEmail(email) }) };
}

export function toApiPrincipal(author: Author): MessageInitShape<typeof PrincipalSchema> {
  return { type: PRINCIPAL_TYPE[author.type], id: author.id, displayName: author.displayName };
}
