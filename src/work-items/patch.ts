import { canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import { emailKey, readEmail } from '../platform/mail/address.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import { assertMayBeDue, dueAtBy } from './due.ts';
import type { Contact, Route, WorkItemPatch } from './model.ts';
import type { WorkItemDocument } from './schema.ts';
import { assertTransition } from './status.ts';

/** Only fields whose value really changes. */
export interface UpdatePlan {
  set: Partial<WorkItemDocument>;
  unset: ('contact_email_key' | 'due_at')[];
}

/**
 * Plans a merge patch (RFC 7396); undefined if nothing changes.
 * @throws {AppError} `invalid_state` if the change of status is not allowed; `validation_error` if the work cannot be
 * due at that time, or the contact's address is not valid.
 */
export function planUpdate(present: WorkItemDocument, patch: WorkItemPatch): UpdatePlan | undefined {
  const plan: UpdatePlan = { set: {}, unset: [] };
  const set = <Field extends keyof WorkItemDocument>(field: Field, value: WorkItemDocument[Field]) => {
    if (!sameJson(present[field] ?? null, value ?? null)) plan.set[field] = value;
  };
  if (patch.subject !== undefined) set('subject', patch.subject);
  if (patch.priority !== undefined) set('priority', patch.priority);
  if (patch.channelId !== undefined) set('channel_id', patch.channelId);
  if (patch.tags !== undefined) set('tags', patch.tags ?? []);
  if (patch.status !== undefined) {
    assertTransition(present.status, patch.status);
    set('status', patch.status);
  }
  if (patch.contact !== undefined) {
    const contact = patchContact(present.contact, patch.contact);
    set('contact', contact);
    if (contact?.email !== undefined) set('contact_email_key', emailKey(contact.email));
    else if (present.contact_email_key !== undefined) plan.unset.push('contact_email_key');
  }
  if (patch.dueAt) assertMayBeDue(patch.dueAt, present);
  if (patch.dueAt !== undefined && setDue(plan, present, patch.dueAt ?? undefined)) plan.set.due_by_hand = true;
  return Object.keys(plan.set).length === 0 && plan.unset.length === 0 ? undefined : plan;
}

/** @returns true if this is a change. */
function setDue(plan: UpdatePlan, present: WorkItemDocument, dueAt: Date | undefined): boolean {
  if (dueAt?.getTime() === present.due_at?.getTime()) return false;
  if (dueAt === undefined) plan.unset.push('due_at');
  else plan.set.due_at = dueAt;
  return true;
}

/** Undefined if the same person is assigned already, whatever their name. */
export function planAssignment(present: WorkItemDocument, assignee: PrincipalRow | null): UpdatePlan | undefined {
  if ((present.assignee?.id ?? null) === (assignee?.id ?? null)) return undefined;
  return { set: { assignee }, unset: [] };
}

/**
 * Counts the due time from the opening, so that nobody gains time by moving work. A time set by hand stays.
 * @param movedBy People answerable for the move.
 */
export function planMove(present: WorkItemDocument, route: Route, movedBy: readonly string[]): UpdatePlan | undefined {
  const { packKey, queueKey } = route;
  const set = {
    ...(present.pack_key !== packKey && { pack_key: packKey, placed_by: [...movedBy] }),
    ...(present.queue_key !== queueKey && { queue_key: queueKey }),
  };
  if (Object.keys(set).length === 0) return undefined;
  const plan: UpdatePlan = { set, unset: [] };
  if (present.due_by_hand === undefined) setDue(plan, present, dueAtBy(route, present.created_at));
  return plan;
}

/** A contact without any field becomes null. */
function patchContact(present: Contact | null, patch: NonNullable<WorkItemPatch['contact']> | null): Contact | null {
  if (patch === null) return null;
  const contact: Contact = {};
  for (const field of ['name', 'email', 'locale'] as const) {
    const value = patch[field] === undefined ? present?.[field] : patch[field];
    if (value === undefined || value === null) continue;
    contact[field] = field === 'email' && patch.email !== undefined ? readEmail(value, 'contact.email') : value;
  }
  return Object.keys(contact).length === 0 ? null : contact;
}

function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a as JsonValue) === canonicalJson(b as JsonValue);
}
