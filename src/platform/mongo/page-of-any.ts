import type { mongo } from 'mongoose';
import type { FindPage, Keyset, PageQuery } from './page.ts';

export interface AnyOf {
  field: string;
  values: readonly unknown[];
}

/**
 * Reads a page for each value; once the result is full, later values are read no further than its last row. With one
 * query for all values, the embedded engine would go through all matches, although an index begins with the field
 * (measured: 326 ms for 50 of 10^5, 10 ms for 50 of 10^3).
 */
export async function findPageOfAny<T extends mongo.Document & { _id: string }>(
  findPage: FindPage,
  collection: mongo.Collection<T>,
  query: PageQuery,
  { field, values }: AnyOf,
): Promise<{ rows: T[]; next: Keyset | null }> {
  const { limit, timeField, order } = query;
  const inOrder = (a: T, b: T) => {
    const comparison = +a[timeField] - +b[timeField] || (a._id < b._id ? -1 : 1);
    return order === 'newest_first' ? -comparison : comparison;
  };
  let rows: T[] = [];
  let hasMore = false;
  for (const value of new Set(values)) {
    // Rows beyond the last row of a full page do not belong to the page.
    const last: Date | undefined = hasMore ? rows.at(-1)?.[timeField] : undefined;
    const within: PageQuery = last === undefined ? query : boundedBy(query, last);
    const page = await findPage(collection, { ...within, filter: { ...query.filter, [field]: value } });
    // A document that has several of the values appears once.
    const merged = [...new Map([...rows, ...page.rows].map((row) => [row._id, row])).values()].sort(inOrder);
    hasMore ||= page.next !== null || merged.length > limit;
    rows = merged.slice(0, limit);
  }
  const last = rows.at(-1);
  return { rows, next: hasMore && last !== undefined ? { time: last[timeField], id: last._id } : null };
}

function boundedBy(query: PageQuery, last: Date): PageQuery {
  const { order, notBefore, notAfter } = query;
  if (order === 'newest_first') return { ...query, notBefore: last > notBefore ? last : notBefore };
  return { ...query, notAfter: notAfter !== undefined && notAfter < last ? notAfter : last };
}
