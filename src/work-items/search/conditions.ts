import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { emailKey } from '../../platform/mail/address.ts';
import { dueOf } from '../due.ts';
import type { ListedWorkItem, StoredCondition } from '../repository.ts';
import { ACCEPTING_STATUSES, hasEnded, type WorkItemStatus } from '../status.ts';
import { formsOfTag, storedTag } from '../tags.ts';
import type { WorkItemOrder, WorkItemQuery } from './model.ts';

/** Filter values for the calling person, and for no assignee. */
const MYSELF = 'me';
const NOBODY = 'none';

export interface Condition {
  /** Served by an index. */
  stored?: StoredCondition;
  holds: (row: ListedWorkItem) => boolean;
}

/** The conditions of a query, usually most selective first, and the ranges of its times. */
export interface Conditions {
  all: readonly Condition[];
  createdSince: Date | undefined;
  createdBefore: Date | undefined;
  dueBefore: Date | undefined;
  dueStatuses: readonly WorkItemStatus[];
}

/**
 * @throws {AppError} `validation_error` on a queue without its pack, on a range that ends before it begins, and on `me`
 * if the caller is not a person.
 */
export function conditionsOf(call: Pick<CallContext, 'principal'>, query: WorkItemQuery): Conditions {
  const problems = problemsOf(call, query);
  if (problems.length > 0) throw validationError(problems);
  const { createdSince, createdBefore, statuses } = query;
  const dueBefore = endOfDue(query);
  const dueStatuses = ACCEPTING_STATUSES.filter((status) => !statuses?.length || statuses.includes(status));
  const assignee = query.assignee === MYSELF ? call.principal.id : query.assignee;
  const all = [
    ...(assignee === undefined || assignee === NOBODY ? [] : [assignedTo(assignee)]),
    ...(query.contactEmail === undefined ? [] : [aboutAddress(emailKey(query.contactEmail))]),
    ...(query.tags ?? []).map(tagged),
    ...(query.packKey === undefined ? [] : [inPack(query.packKey, query.queueKey)]),
    ...(assignee === NOBODY ? [assignedTo(null)] : []),
    // Work that has ended is not due, so the index on the status leads past it.
    ...anyOf('status', dueBefore === undefined ? statuses : dueStatuses),
    ...(dueBefore === undefined ? [] : [dueUntil(dueBefore)]),
    ...anyOf('priority', query.priorities),
    ...anyOf('channel', query.channels),
  ];
  return { all, createdSince, createdBefore, dueBefore, dueStatuses };
}

/** Overdue work was due before now. */
function endOfDue({ overdue, dueBefore }: WorkItemQuery): Date | undefined {
  if (overdue === undefined) return dueBefore;
  const now = currentTime();
  return dueBefore !== undefined && dueBefore < now ? dueBefore : now;
}

/** Returns the same text for equal queries. Page tokens are bound to it. */
export function namedQuery(call: Pick<CallContext, 'principal'>, query: WorkItemQuery, order: WorkItemOrder): string {
  const assignee = query.assignee === MYSELF ? call.principal.id : query.assignee;
  const named = { ...query, assignee, order };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function problemsOf({ principal }: Pick<CallContext, 'principal'>, query: WorkItemQuery): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (query.queueKey !== undefined && query.packKey === undefined) {
    problems.push({ field: 'queue_key', problem: 'belongs to a pack; give pack_key too' });
  }
  if (query.assignee === MYSELF && principal.type !== 'user') {
    problems.push({
      field: 'assignee',
      problem: 'must be the id of a person, or none; "me" works only for people who are signed in',
    });
  }
  const { createdSince: since, createdBefore: before } = query;
  if (since !== undefined && before !== undefined && before <= since) {
    problems.push({ field: 'created_before', problem: 'must be later than created_since' });
  }
  return problems;
}

function assignedTo(id: string | null): Condition {
  return { stored: { equal: { 'assignee.id': id } }, holds: ({ assignee }) => (assignee?.id ?? null) === id };
}

function aboutAddress(key: string): Condition {
  return {
    stored: { equal: { contact_email_key: key } },
    holds: ({ contact }) => contact?.email !== undefined && emailKey(contact.email) === key,
  };
}

function tagged(tag: string): Condition {
  const forms = formsOfTag(tag);
  return { stored: { equal: { tags: storedTag(tag) } }, holds: ({ tags }) => tags.some((one) => forms.includes(one)) };
}

function inPack(packKey: string, queueKey: string | undefined): Condition {
  return {
    stored: { equal: { pack_key: packKey, ...(queueKey === undefined ? {} : { queue_key: queueKey }) } },
    holds: (row) => row.pack_key === packKey && (queueKey === undefined || row.queue_key === queueKey),
  };
}

function dueUntil(end: Date): Condition {
  return { holds: (row) => (dueOf(row) ?? end) < end };
}

/** @param ids Work with an approved action to execute. */
export function amongApproved(ids: ReadonlySet<string>): Condition {
  return { holds: ({ _id, status }) => ids.has(_id) && !hasEnded(status) };
}

function anyOf<Field extends 'status' | 'priority' | 'channel'>(
  field: Field,
  values: readonly ListedWorkItem[Field][] | undefined,
): Condition[] {
  if (values === undefined || values.length === 0) return [];
  return [{ stored: storedAnyOf(field, values), holds: (row) => values.includes(row[field]) }];
}

export function storedAnyOf(field: string, values: readonly string[]): StoredCondition {
  return values.length === 1 ? { equal: { [field]: values[0] } } : { anyOf: { field, values } };
}
