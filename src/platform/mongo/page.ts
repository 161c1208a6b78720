import type { mongo } from 'mongoose';
import { BoundedMap } from '../bounded-map.ts';
import { currentTimeMs } from '../clock.ts';
import { withMongoErrors } from './errors.ts';

/** A place in a list: the entry after which the next page starts. */
export interface Keyset {
  time: Date;
  id: string;
}

export interface PageQuery {
  /** Equality conditions, `tenant_id` among them; an index holds them, `timeField` and `_id`, in this order. */
  filter: Record<string, unknown>;
  timeField: 'created_at' | 'updated_at';
  order: 'newest_first' | 'oldest_first';
  limit: number;
  after?: Keyset | undefined;
  /** Nothing older is wanted; with `after` the later of both counts. */
  notBefore: Date;
  /** Fields to leave out. */
  projection?: Record<string, 0>;
}

/** What a clock of a process may have been behind the one of another: releases before stamped documents by these. */
const STAMP_MARGIN_MS = 24 * 60 * 60 * 1000;

/** A time before which no document of a tenant stands, whichever process has stamped it and the tenant. */
export function beginningOf(tenantCreatedAt: Date): Date {
  return new Date(tenantCreatedAt.getTime() - STAMP_MARGIN_MS);
}

export type FindPage = <T extends mongo.Document & { _id: string }>(
  collection: mongo.Collection<T>,
  query: PageQuery,
) => Promise<{ rows: T[]; next: Keyset | null }>;

/**
 * Keyset pages in the order `(timeField, _id)`. A page costs one query for `limit + 1` documents, whatever the number
 * of matches: the `$lte`/`$gte` beside the `$or` bounds the index scan.
 */
export const findPage: FindPage = async (collection, query) => {
  const rows = await fetchRange(collection, query, {});
  return toPage(rows, query);
};

/** Wider than any clock may be ahead of ours on the one machine of an embedded engine. */
const CLOCK_MARGIN_MS = 60_000;
const FIRST_WINDOW_MS = 50;
const WINDOW_GROWTH = 4;

const MAX_REMEMBERED_LISTS = 1_000;

/** Time span that last filled a page, by list, newest first: the next page probably needs as much. */
const spans = new BoundedMap<string, number>(MAX_REMEMBERED_LISTS);

/**
 * The same pages on the embedded engine, which fetches every match of a query before it limits (measured: 392 ms for
 * the newest 50 of 10^5): it is asked for windows bounded on both sides, each wider than the last, until the page is
 * full or the range is exhausted. The first is a little wider than what filled the page of this list last time.
 */
export const findPageByWindows: FindPage = async (collection, query) => {
  const newestFirst = query.order === 'newest_first';
  const earliest = Math.max(query.notBefore.getTime(), newestFirst ? 0 : (query.after?.time.getTime() ?? 0));
  const horizon = currentTimeMs() + CLOCK_MARGIN_MS;
  const latest = newestFirst ? (query.after?.time.getTime() ?? horizon) : horizon;
  const rows: Awaited<ReturnType<typeof fetchRange>> = [];
  const list = JSON.stringify([collection.namespace, query.filter, query.timeField, query.order]);
  let width = (newestFirst ? spans.get(list) : undefined) ?? FIRST_WINDOW_MS;
  let edge = newestFirst ? latest : earliest;
  // What lies beyond the present by a clock ahead of ours goes with the first window; usually it is nothing.
  let step = newestFirst && query.after === undefined ? CLOCK_MARGIN_MS + width : width;
  while (rows.length <= query.limit && (newestFirst ? edge >= earliest : edge <= latest)) {
    const from = newestFirst ? Math.max(edge - step, earliest) : edge;
    const to = newestFirst ? edge : Math.min(edge + step, latest);
    const window = { $gte: new Date(from), $lte: new Date(to) };
    rows.push(...(await fetchRange(collection, { ...query, limit: query.limit - rows.length }, window)));
    edge = newestFirst ? from - 1 : to + 1;
    width *= WINDOW_GROWTH;
    step = width;
  }
  if (newestFirst && rows.length > query.limit) {
    const last = (rows.at(-1)?.[query.timeField] as Date).getTime();
    rememberSpan(list, Math.min(latest, currentTimeMs()) - last);
  }
  return toPage(rows as never, query);
};

function rememberSpan(list: string, spanMs: number): void {
  spans.set(list, Math.max(FIRST_WINDOW_MS, Math.ceil(spanMs * 1.25)));
}

async function fetchRange<T extends mongo.Document & { _id: string }>(
  collection: mongo.Collection<T>,
  query: PageQuery,
  window: { $gte?: Date; $lte?: Date },
): Promise<T[]> {
  const { timeField, after } = query;
  const newestFirst = query.order === 'newest_first';
  const range: { $gte?: Date; $lte?: Date } = { ...window };
  if (range.$gte === undefined && !newestFirst) range.$gte = query.notBefore;
  const filter: Record<string, unknown> = { ...query.filter };
  if (after !== undefined) {
    if (newestFirst && (range.$lte === undefined || range.$lte > after.time)) range.$lte = after.time;
    if (!newestFirst && (range.$gte === undefined || range.$gte < after.time)) range.$gte = after.time;
    const beyond = newestFirst ? '$lt' : '$gt';
    filter['$or'] = [
      { [timeField]: { [beyond]: after.time } },
      { [timeField]: after.time, _id: { [beyond]: after.id } },
    ];
  }
  if (range.$gte !== undefined || range.$lte !== undefined) filter[timeField] = range;
  const direction = newestFirst ? -1 : 1;
  const cursor = collection
    .find(filter as never, query.projection === undefined ? {} : { projection: query.projection })
    .sort({ [timeField]: direction, _id: direction })
    .limit(query.limit + 1);
  return (await withMongoErrors(cursor.toArray())) as T[];
}

function toPage<T extends mongo.Document & { _id: string }>(fetched: T[], query: PageQuery) {
  const rows = fetched.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = fetched.length > query.limit && last !== undefined;
  return { rows, next: hasMore ? { time: last[query.timeField] as Date, id: last._id } : null };
}
