import type { CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import { newSalt } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { emailKey, readEmail } from '../platform/mail/address.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import { dueAtBy } from './due.ts';
import { createdData, workItemEvent } from './events.ts';
import { idempotencyField } from './idempotency.ts';
import type { ChosenPlace, IdempotencyRequest, NewWorkItem, Route, RoutedWork } from './model.ts';
import type { NewDocument } from './repository.ts';
import type { WorkItemDocument } from './schema.ts';

/** Normalizes the contact's address. @throws {AppError} `validation_error` if the address is not valid. */
export function withKeptContact<T extends Pick<NewWorkItem, 'contact'>>(input: T): T {
  const { contact } = input;
  if (contact?.email === undefined) return input;
  return { ...input, contact: { ...contact, email: readEmail(contact.email, 'contact.email') } };
}

export function routedWorkOf({ channel, channelId, tags, priority, contact }: NewWorkItem): RoutedWork {
  return {
    channel: channel ?? 'api',
    channelId: channelId ?? null,
    tags: tags ?? [],
    priority: priority ?? 'normal',
    contactEmail: contact?.email ?? null,
  };
}

/** @throws {AppError} `validation_error` if the initial message names another channel. */
export function newWorkItemDocument(
  call: CallContext,
  input: NewWorkItem,
  route: Route & Partial<ChosenPlace>,
  idempotency: IdempotencyRequest | undefined,
): NewDocument<WorkItemDocument> {
  const channel = input.channel ?? 'api';
  const initial = input.initialMessage;
  if (initial?.channel !== undefined && initial.channel !== channel) {
    throw validationError([
      { field: 'initial_message.channel', problem: `must equal channel, which is "${channel}"; or leave it out` },
    ]);
  }
  const now = currentTime();
  const dueAt = dueAtBy(route, now);
  const contact = input.contact !== undefined && Object.keys(input.contact).length > 0 ? input.contact : null;
  const document: NewDocument<WorkItemDocument> = {
    _id: newId('wi'),
    subject: input.subject,
    status: 'new',
    priority: input.priority ?? 'normal',
    channel,
    channel_id: input.channelId ?? null,
    tags: input.tags ?? [],
    contact,
    ...(contact?.email === undefined ? {} : { contact_email_key: emailKey(contact.email) }),
    ...(initial?.externalMessageId === undefined ? {} : { source_reference: initial.externalMessageId }),
    pack_key: route.packKey,
    queue_key: route.queueKey,
    placed_by: [...(route.chosenBy ?? call.principal.accountables)],
    assignee: null,
    thread_id: newId('thr'),
    message_count: initial === undefined ? 0 : 1,
    ...(dueAt === undefined ? {} : { due_at: dueAt }),
    created_at: now,
    updated_at: now,
    version: 1,
    created_by: toPrincipalRow(call.principal),
    ...(initial === undefined
      ? {}
      : { initial_message: { message_id: newId('msg'), role: 'user', content: initial.content } }),
    salt: newSalt(),
    ...idempotencyField(call.principal, 'createWorkItem', idempotency),
    outbox: [],
  };
  document.outbox.push(workItemEvent(call, 'work_item.created', document._id, 1, now, createdData(document)));
  return document;
}
