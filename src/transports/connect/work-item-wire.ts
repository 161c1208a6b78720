import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
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
import { validationError } from '../../errors/app-error.ts';
import { shownEmail } from '../../platform/mail/address.ts';
import type {
  Author,
  Contact,
  Message,
  NewWorkItem,
  TimelineEntry,
  WorkItem,
  WorkItemFilter,
  WorkItemPatch,
  WorkItemStatus,
} from '../../work-items/index.ts';
import { fromApiEnum, fromApiTime, toApiEnum, toApiFields } from './common-wire.ts';

export function toApiWorkItem(item: WorkItem): MessageInitShape<typeof WorkItemSchema> {
  const { contact, assignee } = item;
  return {
    ...toApiFields(item, 'dueAt', 'createdAt', 'updatedAt'),
    status: toApiEnum(WireStatus, item.status),
    priority: toApiEnum(WirePriority, item.priority),
    channel: toApiEnum(WireChannel, item.channel),
    contact: contact === null ? undefined : toApiContact(contact),
    assignee: assignee === null ? undefined : toApiPrincipal(assignee),
    version: BigInt(item.version),
  };
}

export function toApiMessage(message: Message): MessageInitShape<typeof MessageSchema> {
  return {
    ...toApiFields(message, 'createdAt'),
    role: toApiEnum(WireRole, message.role),
    author: toApiPrincipal(message.author),
  };
}

export function toApiTimelineEntry(entry: TimelineEntry): MessageInitShape<typeof TimelineEntrySchema> {
  return {
    ...toApiFields(entry, 'at'),
    sequence: BigInt(entry.sequence),
    actorType: toApiEnum(WirePrincipalType, entry.actor.type),
    actorId: entry.actor.id,
    workItemVersion: BigInt(entry.workItemVersion),
    changedFields: entry.changes.map(({ field }) => field),
    status: toApiMovedStatus(entry.status),
    previousStatus: toApiMovedStatus(entry.previousStatus),
  };
}

/** Converts the new status of a change; null means that the change did not affect the status. */
export function toApiMovedStatus(status: WorkItemStatus | null): WireStatus {
  return status === null ? WireStatus.UNSPECIFIED : toApiEnum(WireStatus, status);
}

/**
 * Converts a new WorkItem. Its channel is `other` unless the person names one, because work entered by hand has no
 * channel of its own.
 */
export function fromApiNewWorkItem(request: CreateWorkItemRequest): NewWorkItem {
  const initial = request.initialMessage;
  return {
    subject: request.subject,
    priority: fromApiEnum(WirePriority, request.priority),
    channel: fromApiEnum(WireChannel, request.channel) ?? 'other',
    channelId: request.channelId,
    tags: request.tags,
    contact: request.contact && fromApiContact(request.contact),
    initialMessage: initial && { content: initial.content, externalMessageId: initial.externalMessageId },
  };
}

export function fromApiFilter({ status, filter, queueKey, assignee }: ListWorkItemsRequest): WorkItemFilter {
  return {
    status: fromApiEnum(WireStatus, status),
    tag: filter.case === 'tag' ? filter.value : undefined,
    channel: filter.case === 'channel' ? fromApiEnum(WireChannel, filter.value) : undefined,
    priority: filter.case === 'priority' ? fromApiEnum(WirePriority, filter.value) : undefined,
    contactEmail: filter.case === 'contactEmail' ? filter.value : undefined,
    sourceReference: filter.case === 'sourceReference' ? filter.value : undefined,
    packKey: filter.case === 'packKey' ? filter.value : undefined,
    queueKey: queueKey || undefined,
    assignee: assignee || undefined,
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
  if (paths.has('status')) patch.status = given('status', fromApiEnum(WireStatus, changes?.status ?? 0));
  if (paths.has('priority')) patch.priority = given('priority', fromApiEnum(WirePriority, changes?.priority ?? 0));
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
  return { type: toApiEnum(WirePrincipalType, author.type), id: author.id, displayName: author.displayName };
}
