import type { MessageInitShape } from '@bufbuild/protobuf';
import { type Timestamp, timestampDate, timestampFromDate, timestampMs } from '@bufbuild/protobuf/wkt';
import {
  type WorkItem,
  WorkItemChannel,
  WorkItemOrder,
  WorkItemPriority,
  type WorkItemQuery,
  type WorkItemQuerySchema,
  WorkItemStatus,
} from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { cutText, isLonger } from '../../platform/text-length.ts';
import { serverNow } from '../api/server-clock.ts';
import { dueMsOf, isOverdue, OPEN_STATUSES } from '../work/due.ts';

export const ME = 'me';
export const NOBODY = 'none';

export interface InboxQuery {
  text: string;
  statuses: WorkItemStatus[];
  priorities: WorkItemPriority[];
  channels: WorkItemChannel[];
  packKey: string;
  queueKey: string;
  tags: string[];
  contactEmail: string;
  /** `me`, `none`, the id of a member, or empty for anybody. */
  assignee: string;
  /** Days such as `2026-11-24`; empty for any. */
  from: string;
  to: string;
  overdue: boolean;
  /** Last day on which the WorkItems are due; empty for any. */
  dueTo: string;
  approvedToExecute: boolean;
  order: WorkItemOrder;
}

export const EVERYTHING: InboxQuery = {
  text: '',
  statuses: [],
  priorities: [],
  channels: [],
  packKey: '',
  queueKey: '',
  tags: [],
  contactEmail: '',
  assignee: '',
  from: '',
  to: '',
  overdue: false,
  dueTo: '',
  approvedToExecute: false,
  order: WorkItemOrder.NEWEST,
};

const KEY = /^[a-z][a-z0-9_]{0,63}$/;
const ASSIGNEE = /^(me|none|usr_[0-7][0-9a-hjkmnp-tv-z]{25})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_TEXT = 200;
/** Most tags that a search accepts. */
const MAX_TAGS = 10;
const MAX_ADDRESS = 254;

type Names = Readonly<Record<string, string | number>>;

/** Invalid parts are ignored: people share addresses and edit them by hand. */
export function queryOf(parameters: URLSearchParams): InboxQuery {
  const text = (name: string, pattern: RegExp) => {
    const value = parameters.get(name) ?? '';
    return pattern.test(value) ? value : '';
  };
  const packKey = text('pack', KEY);
  const words = cutText(parameters.get('q') ?? '', MAX_TEXT);
  return {
    text: words,
    statuses: valuesNamed(WorkItemStatus, parameters.get('status')),
    priorities: valuesNamed(WorkItemPriority, parameters.get('priority')),
    channels: valuesNamed(WorkItemChannel, parameters.get('channel')),
    packKey,
    queueKey: packKey === '' ? '' : text('queue', KEY),
    tags: [...new Set(parameters.getAll('tag'))].filter((tag) => tag !== '' && !isLonger(tag, 64)).slice(0, MAX_TAGS),
    contactEmail: cutText(text('contact', /^\S+@\S+$/), MAX_ADDRESS),
    assignee: text('assignee', ASSIGNEE),
    from: dayOf(parameters.get('from')),
    to: dayOf(parameters.get('to')),
    overdue: parameters.get('overdue') === 'true',
    dueTo: dayOf(parameters.get('due')),
    approvedToExecute: parameters.get('approved') === 'true',
    order: orderWith(words, valuesNamed(WorkItemOrder, parameters.get('order'))[0]),
  };
}

/** Returns newest first if a search for the text does not support the order. */
export function orderWith(text: string, order: WorkItemOrder | undefined): WorkItemOrder {
  if (order === undefined || order === WorkItemOrder.UNSPECIFIED) return WorkItemOrder.NEWEST;
  return isOrderOfWords(order) || text.trim() === '' ? order : WorkItemOrder.NEWEST;
}

export function isOrderOfWords(order: WorkItemOrder): boolean {
  return order === WorkItemOrder.NEWEST || order === WorkItemOrder.OLDEST;
}

export function parametersOf(query: InboxQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string) => value !== '' && parameters.set(name, value);
  set('q', query.text.trim());
  set('status', namesOf(WorkItemStatus, query.statuses));
  set('priority', namesOf(WorkItemPriority, query.priorities));
  set('channel', namesOf(WorkItemChannel, query.channels));
  set('pack', query.packKey);
  set('queue', query.queueKey);
  for (const tag of query.tags) parameters.append('tag', tag);
  set('contact', query.contactEmail);
  set('assignee', query.assignee);
  set('from', query.from);
  set('to', query.to);
  set('overdue', query.overdue ? 'true' : '');
  set('due', query.dueTo);
  set('approved', query.approvedToExecute ? 'true' : '');
  if (query.order !== WorkItemOrder.NEWEST) set('order', namesOf(WorkItemOrder, [query.order]));
  return parameters;
}

/** Days are in the reader's time zone. */
export function toRequest(query: InboxQuery): MessageInitShape<typeof WorkItemQuerySchema> {
  const { from, to, dueTo, order: _, ...same } = query;
  return {
    ...same,
    text: same.text.trim(),
    ...(from === '' ? {} : { createdSince: timestampFromDate(beginningOf(from)) }),
    ...(to === '' ? {} : { createdBefore: timestampFromDate(endOf(to)) }),
    ...(dueTo === '' ? {} : { dueBefore: timestampFromDate(endOf(dueTo)) }),
  };
}

export function fromSaved(saved: WorkItemQuery | undefined, order: WorkItemOrder): InboxQuery {
  if (saved === undefined) return { ...EVERYTHING, order };
  const { text, statuses, priorities, channels, packKey, queueKey, tags, contactEmail, assignee } = saved;
  return {
    ...{ text, statuses, priorities, channels, packKey, queueKey, tags, contactEmail, assignee },
    overdue: saved.overdue,
    approvedToExecute: saved.approvedToExecute,
    from: saved.createdSince === undefined ? '' : localDay(timestampDate(saved.createdSince)),
    to: lastDayBefore(saved.createdBefore),
    dueTo: lastDayBefore(saved.dueBefore),
    order: orderWith(text, order),
  };
}

export function isFiltered(query: InboxQuery): boolean {
  return parametersOf({ ...query, order: WorkItemOrder.NEWEST }).size > 0;
}

/**
 * Judges a WorkItem by its own fields. Only the service can search the messages.
 * @param isApproved True if the WorkItem has an approved action to execute.
 */
export function matches(item: WorkItem, query: InboxQuery, personId: string, isApproved: boolean): boolean {
  const { statuses, priorities, channels, packKey, queueKey, tags, contactEmail, assignee } = query;
  const { from, to, overdue, dueTo } = query;
  const oneOf = <Value>(wanted: readonly Value[], value: Value) => wanted.length === 0 || wanted.includes(value);
  const wantedAssignee = assignee === ME ? personId : assignee === NOBODY ? undefined : assignee;
  const createdMs = msOf(item.createdAt);
  return (
    oneOf(statuses, item.status) &&
    oneOf(priorities, item.priority) &&
    oneOf(channels, item.channel) &&
    (packKey === '' || item.packKey === packKey) &&
    (queueKey === '' || item.queueKey === queueKey) &&
    tags.every((tag) => item.tags.includes(tag)) &&
    (contactEmail === '' || item.contact?.email?.toLowerCase() === contactEmail.toLowerCase()) &&
    (assignee === '' || item.assignee?.id === wantedAssignee) &&
    (from === '' || createdMs >= beginningOf(from).getTime()) &&
    (to === '' || createdMs < endOf(to).getTime()) &&
    (!query.approvedToExecute || (isApproved && OPEN_STATUSES.includes(item.status))) &&
    (!overdue || isOverdue(item, serverNow())) &&
    (dueTo === '' || (dueMsOf(item) ?? Number.POSITIVE_INFINITY) < endOf(dueTo).getTime())
  );
}

/** Sorts as the service does. */
export function comparison(order: WorkItemOrder): (one: WorkItem, other: WorkItem) => number {
  const newestFirst = (at: (item: WorkItem) => Timestamp | undefined) => (one: WorkItem, other: WorkItem) =>
    msOf(at(other)) - msOf(at(one)) || (one.workItemId < other.workItemId ? 1 : -1);
  if (order === WorkItemOrder.LAST_CHANGED) return newestFirst((item) => item.updatedAt);
  const byCreation = newestFirst((item) => item.createdAt);
  if (order === WorkItemOrder.DUE) return soonestFirst(byCreation);
  return order === WorkItemOrder.OLDEST ? (one, other) => byCreation(other, one) : byCreation;
}

function soonestFirst(inRest: ReturnType<typeof comparison>): ReturnType<typeof comparison> {
  return (one, other) => {
    const [oneMs, otherMs] = [dueMsOf(one), dueMsOf(other)];
    if (oneMs === undefined && otherMs === undefined) return inRest(one, other);
    if (oneMs === undefined || otherMs === undefined) return oneMs === undefined ? 1 : -1;
    return oneMs - otherMs || (one.workItemId < other.workItemId ? -1 : 1);
  };
}

/** Returns true if the change gives the WorkItem another place in this order. */
export function hasMoved(order: WorkItemOrder, before: WorkItem, after: WorkItem): boolean {
  if (order === WorkItemOrder.DUE) return dueMsOf(before) !== dueMsOf(after);
  return order === WorkItemOrder.LAST_CHANGED;
}

function msOf(at: Timestamp | undefined): number {
  return at === undefined ? 0 : timestampMs(at);
}

/** Leaves out the unspecified value, which is not a choice. */
function valuesNamed(names: Names, list: string | null): number[] {
  const values = (list ?? '').split(',').map((name) => names[name.trim().toUpperCase()]);
  return [...new Set(values)].filter((value) => typeof value === 'number' && value !== 0) as number[];
}

function namesOf(names: Names, values: readonly number[]): string {
  return values.map((value) => String(names[value] ?? '').toLowerCase()).join(',');
}

function dayOf(text: string | null): string {
  return text !== null && DAY.test(text) && !Number.isNaN(beginningOf(text).getTime()) ? text : '';
}

function lastDayBefore(moment: Timestamp | undefined): string {
  return moment === undefined ? '' : localDay(new Date(timestampMs(moment) - 1));
}

function beginningOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

function endOf(day: string): Date {
  const date = beginningOf(day);
  date.setDate(date.getDate() + 1);
  return date;
}

function localDay(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
