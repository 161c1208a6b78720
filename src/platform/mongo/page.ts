import { LRUCache } from 'lru-cache';
import type { mongo } from 'mongoose';
import { currentTimeMs } from '../clock.ts';
import { DAY_MS, MINUTE_MS } from '../durations.ts';
import { withMongoErrors } from './errors.ts';

export interface Keyset {
  time: Date;
  id: string;
}

export interface PageQuery {
  /** Equality conditions, including `tenant_id`. An index has their fields, `timeField` and `_id`, in this order. */
  filter: Record<string, unknown>;
  timeField: 'created_at' | 'updated_at' | 'expires_at' | 'due_at';
  order: 'newest_first' | 'oldest_first';
  limit: number;
  after?: Keyset | undefined;
  /** Newest first, this only ends the search of the embedded engine, so rows before it may be returned. */
  notBefore: Date;
  /** For oldest-first lists, which otherwise end at the present. A list of future times must set it. */
  notAfter?: Date | undefined;
  /** Fields to leave out, or the only fields to read, including `timeField`. */
  projection?: Record<string, 0> | Record<string, 1>;
  /** If absent, the driver decodes. */
  decode?: (document: Buffer) => mongo.Document;
}

/** Earlier releases stamped documents by the clocks of their processes. */
const STAMP_MARGIN_MS = DAY_MS;

/** Returns a time before every document of a tenant, whichever processes stamped the documents. */
export function beginningOf(tenantCreatedAt: Date): Date {
  return new Date(tenantCreatedAt.getTime() - STAMP_MARGIN_MS);
}

export type FindPage = <T extends mongo.Document & { _id: string }>(
  collection: mongo.Collection<T>,
  query: PageQuery,
) => Promise<{ rows: T[]; next: Keyset | null }>;

/** Costs one query for `limit + 1` documents: the `$lte`/`$gte` beside the `$or` bounds the index scan. */
export const findPage: FindPage = async (collection, query) => {
  return toPage(await fetchSorted(collection, query, placeOf(query), query.limit + 1), query);
};

function placeOf({ after, notBefore, notAfter, order, timeField }: PageQuery): Record<string, unknown> {
  const newestFirst = order === 'newest_first';
  const end = newestFirst || notAfter === undefined ? {} : { $lte: notAfter };
  if (after === undefined) return newestFirst ? {} : { [timeField]: { $gte: notBefore, ...end } };
  const [beyond, bound] = newestFirst ? (['$lt', '$lte'] as const) : (['$gt', '$gte'] as const);
  const from = newestFirst || after.time > notBefore ? after.time : notBefore;
  return {
    [timeField]: { [bound]: from, ...end },
    $or: [{ [timeField]: { [beyond]: after.time } }, { [timeField]: after.time, _id: { [beyond]: after.id } }],
  };
}

/** More than any clock can be ahead of ours on the one machine of an embedded engine. */
const CLOCK_MARGIN_MS = MINUTE_MS;
const FIRST_WINDOW_MS = 50;
const WINDOW_GROWTH = 4;

const MAX_REMEMBERED_LISTS = 1_000;

/** Time range that filled a page of a list. The next page probably needs as much. */
interface Filled {
  /** Time of the last row of the first page. */
  reachedMs: number;
  /** Milliseconds from the last row of the first page to the time of the read, with a margin. */
  spanMs: number;
  /** Milliseconds from the first row of a page to its last, with a margin: how dense the rows are. */
  denseMs: number;
}

const filledOf = new WeakMap<object, LRUCache<string, Filled>>();

/**
 * The same pages on the embedded engine, which fetches every match before it limits (measured: 392 ms for the newest 50
 * of 10^5). So it asks for growing windows bounded on both sides; the first is what filled the page last time. The
 * engine cannot use bounds within an `$or` either (27 ms for a window of 30 among 10^4, 1 ms without). So rows with the
 * time of the previous page's last row are read by a query of their own.
 */
export const findPageByWindows: FindPage = async (collection, query) => {
  const { after, limit, timeField } = query;
  const newestFirst = query.order === 'newest_first';
  const afterMs = after?.time.getTime();
  const horizon = query.notAfter?.getTime() ?? currentTimeMs() + CLOCK_MARGIN_MS;
  const earliest = Math.max(query.notBefore.getTime(), newestFirst || afterMs === undefined ? 0 : afterMs + 1);
  const latest = newestFirst && afterMs !== undefined ? afterMs - 1 : horizon;
  const rows = after === undefined || after.time < query.notBefore ? [] : await fetchMoment(collection, query, after);
  const filled = filledOf.get(collection) ?? new LRUCache<string, Filled>({ max: MAX_REMEMBERED_LISTS });
  filledOf.set(collection, filled);
  // Oldest first, the rows are where the list begins, so there is nothing to remember. In a list of future times they
  // can be anywhere.
  const isRemembered = newestFirst || query.notAfter !== undefined;
  const list = JSON.stringify([query.filter, timeField, query.order, limit]);
  const known = isRemembered ? filled.get(list) : undefined;
  let width = known?.denseMs ?? FIRST_WINDOW_MS;
  let edge = newestFirst ? latest : earliest;
  let step = after === undefined ? firstStep(query, known, earliest) : width;
  while (rows.length <= limit && (newestFirst ? edge >= earliest : edge <= latest)) {
    const from = newestFirst ? Math.max(edge - step, earliest) : edge;
    const to = newestFirst ? edge : Math.min(edge + step, latest);
    const window = { $gte: new Date(from), $lte: new Date(to) };
    rows.push(...(await fetchSorted(collection, query, { [timeField]: window }, limit + 1 - rows.length)));
    edge = newestFirst ? from - 1 : to + 1;
    width *= WINDOW_GROWTH;
    step = width;
  }
  if (isRemembered && rows.length > limit) remember(filled, list, rows, query);
  return toPage(rows, query);
};

/** Returns the width of the first window. It reaches as far as the rows were last time, however far that was. */
function firstStep({ order }: PageQuery, known: Filled | undefined, earliest: number): number {
  if (order === 'oldest_first') return Math.max(FIRST_WINDOW_MS, (known?.reachedMs ?? earliest) - earliest);
  // The margin includes rows beyond the present, stamped by a clock ahead of ours. Usually there are none.
  if (known === undefined) return CLOCK_MARGIN_MS + FIRST_WINDOW_MS;
  return CLOCK_MARGIN_MS + Math.max(0, Math.min(known.spanMs, currentTimeMs() - known.reachedMs));
}

function remember<T extends mongo.Document>(
  filled: LRUCache<string, Filled>,
  list: string,
  rows: T[],
  { timeField, after }: PageQuery,
): void {
  const timeOf = (row: T | undefined) => (row?.[timeField] as Date).getTime();
  const [firstMs, lastMs] = [timeOf(rows[0]), timeOf(rows.at(-1))];
  const withMargin = (ms: number) => Math.max(FIRST_WINDOW_MS, Math.ceil(ms * 1.25));
  const denseMs = withMargin(Math.abs(firstMs - lastMs));
  const before = filled.get(list);
  if (after === undefined)
    filled.set(list, { reachedMs: lastMs, spanMs: withMargin(currentTimeMs() - lastMs), denseMs });
  else if (before !== undefined) filled.set(list, { ...before, denseMs });
}

function fetchMoment<T extends mongo.Document & { _id: string }>(
  collection: mongo.Collection<T>,
  query: PageQuery,
  { time, id }: Keyset,
): Promise<T[]> {
  const beyond = query.order === 'newest_first' ? '$lt' : '$gt';
  return fetchSorted(collection, query, { [query.timeField]: time, _id: { [beyond]: id } }, query.limit + 1);
}

async function fetchSorted<T extends mongo.Document & { _id: string }>(
  collection: mongo.Collection<T>,
  query: PageQuery,
  place: Record<string, unknown>,
  limit: number,
): Promise<T[]> {
  const direction = query.order === 'newest_first' ? -1 : 1;
  const { decode, projection } = query;
  const options = { ...(projection && { projection }), ...(decode && { raw: true }) };
  const cursor = collection
    .find({ ...query.filter, ...place } as never, options)
    .sort({ [query.timeField]: direction, _id: direction })
    .limit(limit);
  const fetched = await withMongoErrors(cursor.toArray());
  return (decode === undefined ? fetched : (fetched as unknown as Buffer[]).map(decode)) as T[];
}

function toPage<T extends mongo.Document & { _id: string }>(fetched: T[], query: PageQuery) {
  const rows = fetched.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = fetched.length > query.limit && last !== undefined;
  return { rows, next: hasMore ? { time: last[query.timeField] as Date, id: last._id } : null };
}
