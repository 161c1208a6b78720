import type { CallContext } from '../../call-context.ts';
import { type ErrorDetail, validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { dueOf } from '../due.ts';
import type { ListedWorkItem, StoredCondition } from '../repository.ts';
import { ACCEPTING_STATUSES, type WorkItemStatus } from '../status.ts';
import type { WorkItemOrder, WorkItemQuery } from './model.ts';

/** As an assignee: the person who asks, and that there is none. */
const MYSELF = 'me';
const NOBODY = 'none';

/** What a WorkItem has to be. */
export interface Condition {
  /** What an index leads to; absent where none does. */
  stored?: StoredCondition;
  holds: (row: ListedWorkItem) => boolean;
}

/** The conditions of a query, the most selective first by what such fields usually hold, and the ranges of its times. */
export interface Conditions {
  all: readonly Condition[];
  createdSince: Date | undefined;
  createdBefore: Date | undefined;
  /** Only what is due before. */
  dueBefore: Date | undefined;
  /** Where what can be due stands, of all that is asked for. */
  dueStatuses: readonly WorkItemStatus[];
}

/**
 * @throws {AppError} `validation_error` on a queue without its pack, a range that ends before it begins, and on `me` where
 * no person asks.
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
    ...(query.contactEmail === undefined ? [] : [aboutAddress(query.contactEmail.toLowerCase())]),
    ...(query.tags ?? []).map(tagged),
    ...(query.packKey === undefined ? [] : [inPack(query.packKey, query.queueKey)]),
    ...(assignee === NOBODY ? [assignedTo(null)] : []),
    // What has ended is not due: the index of where work stands leads past it.
    ...anyOf('status', dueBefore === undefined ? statuses : dueStatuses),
    ...(dueBefore === undefined ? [] : [dueUntil(dueBefore)]),
    ...anyOf('priority', query.priorities),
    ...anyOf('channel', query.channels),
  ];
  return { all, createdSince, createdBefore, dueBefore, dueStatuses };
}

/** Until when that is due which is asked for: what is overdue at this moment was due before it. */
function endOfDue({ overdue, dueBefore }: WorkItemQuery): Date | undefined {
  if (overdue === undefined) return dueBefore;
  const now = currentTime();
  return dueBefore !== undefined && dueBefore < now ? dueBefore : now;
}

/** What the query asks for, with the same text for the same: page tokens are bound to it. */
export function namedQuery(call: Pick<CallContext, 'principal'>, query: WorkItemQuery, order: WorkItemOrder): string {
  const assignee = query.assignee === MYSELF ? call.principal.id : query.assignee;
  const named = { ...query, assignee, order };
  const given = Object.entries(named).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function problemsOf({ principal }: Pick<CallContext, 'principal'>, query: WorkItemQuery): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  if (query.queueKey !== undefined && query.packKey === undefined) {
    problems.push({ field: 'queue_key', problem: 'is of a pack: give pack_key, too' });
  }
  if (query.assignee === MYSELF && principal.type !== 'user') {
    problems.push({ field: 'assignee', problem: 'is a person by id, or none: no person asks, who could be me' });
  }
  const { createdSince: since, createdBefore: before } = query;
  if (since !== undefined && before !== undefined && before <= since) {
    problems.push({ field: 'created_before', problem: 'is not after created_since' });
  }
  return problems;
}

function assignedTo(id: string | null): Condition {
  return { stored: { equal: { 'assignee.id': id } }, holds: ({ assignee }) => (assignee?.id ?? null) === id };
}

function aboutAddress(key: string): Condition {
  return {
    stored: { equal: { contact_email_key: key } },
    holds: ({ contact }) => contact?.email?.toLowerCase() === key,
  };
}

function tagged(tag: string): Condition {
  return { stored: { equal: { tags: tag } }, holds: ({ tags }) => tags.includes(tag) };
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

function anyOf<Field extends 'status' | 'priority' | 'channel'>(
  field: Field,
  values: readonly ListedWorkItem[Field][] | undefined,
): Condition[] {
  if (values === undefined || values.length === 0) return [];
  return [{ stored: storedAnyOf(field, values), holds: (row) => values.includes(row[field]) }];
}

/** A stored field that is one of these. */
export function storedAnyOf(field: string, values: readonly string[]): StoredCondition {
  return values.length === 1 ? { equal: { [field]: values[0] } } : { anyOf: { field, values } };
}
