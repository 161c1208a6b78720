import fc from 'fast-check';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import {
  type FindPage,
  findPage,
  findPageByWindows,
  type Keyset,
  type PageQuery,
} from '../../src/platform/mongo/page.ts';
import { findPageOfAny } from '../../src/platform/mongo/page-of-any.ts';
import { sampled } from '../support/sample.ts';
import { monitored } from '../support/traffic.ts';

interface Row {
  _id: string;
  tenant_id: string;
  created_at: Date;
  kind?: string | string[];
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const NOW = Date.now();
const LIMITS = [1, 2, 7, 50, 200];
const ORDERS = ['newest_first', 'oldest_first'] as const;
const VARIANTS: [string, FindPage][] = [
  ['findPage', findPage],
  ['findPageByWindows', findPageByWindows],
];

/** Ages of rows in milliseconds, by the shape of the data that pages must handle. */
const DATA: Record<string, number[]> = {
  'no rows': [],
  'one row': [5],
  'rows of the same moment': Array<number>(60).fill(1_000),
  'many rows in few moments': Array.from({ length: 150 }, (_, i) => 100 + (i % 3)),
  'rows years apart': [0, 1, DAY_MS, 30 * DAY_MS, 400 * DAY_MS, 400 * DAY_MS, 900 * DAY_MS, 901 * DAY_MS],
  'a burst long ago and a few rows now': [
    ...Array.from({ length: 80 }, (_, i) => 200 * DAY_MS + Math.floor(i / 4)),
    ...[3, 2, 1],
  ],
  'windows just filled and just missed': [0, 49, 50, 51, 52, 249, 250, 251, 252, 1051, 1052, 1053],
};

const inOrder = (rows: Row[], order: PageQuery['order']) => {
  const ascending = rows.toSorted((a, b) => +a.created_at - +b.created_at || (a._id < b._id ? -1 : 1));
  return order === 'oldest_first' ? ascending : ascending.reverse();
};
const ids = (rows: Row[]) => rows.map((row) => row._id);

describe('pages', () => {
  let database: Mongo;
  let rows: mongo.Collection<Row>;

  beforeAll(async () => {
    database = await connectMongo(monitored(inject('mongodbUri')), `pages_${process.pid}`, {
      onAway: () => undefined,
      logger: createLoggers('silent').logger,
    });
    rows = database.connection.collection('rows') as unknown as mongo.Collection<Row>;
    await rows.createIndex({ tenant_id: 1, created_at: 1, _id: 1 });
    await rows.createIndex({ tenant_id: 1, kind: 1, created_at: 1, _id: 1 });
  });
  afterAll(async () => {
    await database.connection.dropDatabase();
    await database.close();
  });

  /** Stores rows of these ages for a tenant of their own, in random order. */
  async function store(
    tenantId: string,
    ages: number[],
    more: (index: number) => Partial<Row> = () => ({}),
  ): Promise<Row[]> {
    const made = ages.map((age, index): Row => {
      return { _id: newId('wi'), tenant_id: tenantId, created_at: new Date(NOW - age), ...more(index) };
    });
    const shuffled = made.toSorted((a, b) => (a._id.slice(-6) < b._id.slice(-6) ? -1 : 1));
    if (made.length > 0) await rows.insertMany(shuffled);
    return made;
  }

  /** Reads all rows, page by page. Each page but the last must be full. */
  async function readAll(
    find: FindPage,
    query: Omit<PageQuery, 'after'>,
    between?: () => Promise<unknown>,
  ): Promise<Row[]> {
    const read: Row[] = [];
    let after: Keyset | undefined;
    do {
      const page = await find(rows, { ...query, after });
      if (page.next !== null) {
        expect(page.rows).toHaveLength(query.limit);
        expect(page.next).toEqual({ time: page.rows.at(-1)?.created_at, id: page.rows.at(-1)?._id });
      }
      read.push(...page.rows);
      after = page.next ?? undefined;
      if (after !== undefined) await between?.();
    } while (after !== undefined);
    return read;
  }

  const queryOf = (
    tenantId: string,
    order: PageQuery['order'],
    limit: number,
    oldest: number,
  ): Omit<PageQuery, 'after'> => ({
    filter: { tenant_id: tenantId },
    timeField: 'created_at',
    order,
    limit,
    notBefore: new Date(NOW - oldest),
  });

  describe.each(VARIANTS)('by %s', (_name, find) => {
    sampled(3).each(Object.entries(DATA))('contain %s once and in order, whatever the limit', async (_what, ages) => {
      const tenantId = newId('ten');
      const stored = await store(tenantId, ages);
      await store(newId('ten'), [0, 1, 2]);
      for (const order of ORDERS) {
        for (const limit of LIMITS) {
          const read = await readAll(find, queryOf(tenantId, order, limit, Math.max(0, ...ages)));
          expect(ids(read), `${order} by ${limit}`).toEqual(ids(inOrder(stored, order)));
        }
      }
    });

    sampled(6).each(Object.entries(DATA))('contain %s of any of several kinds in one order', async (_what, ages) => {
      const kinds = ['a', 'none', 'b', 'c'];
      const tenantId = newId('ten');
      const stored = await store(tenantId, ages, (index) => ({ kind: [['c', 'a'], 'a', 'b'][index % 4] ?? 'other' }));
      const wanted = stored.filter(({ kind }) => kind !== 'other');
      for (const order of ORDERS) {
        for (const limit of LIMITS) {
          const query = queryOf(tenantId, order, limit, Math.max(0, ...ages));
          const anyOf = { field: 'kind', values: [...kinds, 'a'] };
          const findAny = ((of, asked) => findPageOfAny(find, of, asked, anyOf)) as FindPage;
          const read = await readAll(findAny, query);
          expect(ids(read), `${order} by ${limit}`).toEqual(ids(inOrder(wanted, order)));
        }
      }
    });

    it.each(ORDERS)('stay stable, %s, while rows are added', async (order) => {
      const tenantId = newId('ten');
      const ages = [...Array.from({ length: 40 }, (_, i) => 10_000 + (i % 5)), 3 * DAY_MS, 2 * DAY_MS];
      const stored = await store(tenantId, ages);
      const added: Row[] = [];
      const add = async () => added.push(...(await store(tenantId, [5_000 - added.length, 5_000 - added.length])));
      const read = await readAll(find, queryOf(tenantId, order, 7, 3 * DAY_MS), add);
      expect(added.length).toBeGreaterThan(0);
      const old = new Set(ids(stored));
      expect(ids(read).filter((id) => old.has(id))).toEqual(ids(inOrder(stored, order)));
      expect(new Set(ids(read)).size).toBe(read.length);
      // With the oldest first, added rows come last and are found too, unless they came after the last page.
      if (order === 'newest_first') expect(read).toHaveLength(stored.length);
      else expect(ids(read)).toEqual(ids(inOrder([...stored, ...added], order)).slice(0, read.length));
    });

    it('contain nothing from before the requested time', async () => {
      const tenantId = newId('ten');
      const stored = await store(tenantId, [1_000, 2_000, 2_000, 3_000]);
      const read = await readAll(find, queryOf(tenantId, 'oldest_first', 2, 2_000));
      expect(ids(read)).toEqual(ids(inOrder(stored, 'oldest_first').slice(1)));
      expect(await readAll(find, queryOf(tenantId, 'oldest_first', 2, -10 * DAY_MS))).toEqual([]);
    });
  });

  it('fetch few more rows than they contain when found by windows, even after a pause in the data', async () => {
    const [tenantId, limit] = [newId('ten'), 20];
    // Two thousand rows within two seconds, an hour ago.
    const stored = await store(
      tenantId,
      Array.from({ length: 2_000 }, (_, i) => HOUR_MS + i),
    );
    const query = queryOf(tenantId, 'newest_first', limit, DAY_MS);
    const first = await findPageByWindows(rows, query);
    const asked: mongo.Document[] = [];
    const client = database.connection.getClient();
    const onStarted = ({ command }: mongo.CommandStartedEvent) => {
      if (command['find'] === 'rows') asked.push(command['filter']);
    };
    client.on('commandStarted', onStarted);
    expect(await findPageByWindows(rows, query)).toEqual(first);
    const second = await findPageByWindows(rows, { ...query, after: first.next ?? undefined });
    client.off('commandStarted', onStarted);
    expect(ids([...first.rows, ...second.rows])).toEqual(ids(inOrder(stored, 'newest_first').slice(0, 2 * limit)));
    // The engine fetches every row in a window.
    const fetched = await Promise.all(asked.map((filter) => rows.countDocuments(filter)));
    expect(fetched.length).toBeGreaterThanOrEqual(2);
    expect(fetched.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(8 * limit);
  });

  it.each(VARIANTS)('of future times end at the last requested time (%s)', async (_, find) => {
    const tenantId = newId('ten');
    const stored = await store(tenantId, [DAY_MS, 1, -1, -HOUR_MS, -DAY_MS, -DAY_MS, -900 * DAY_MS, -901 * DAY_MS]);
    const query = { ...queryOf(tenantId, 'oldest_first', 2, 2 * DAY_MS), notAfter: new Date(NOW + 900 * DAY_MS) };
    const expected = ids(inOrder(stored, 'oldest_first').slice(0, 7));
    // In the second round, it is known already where the rows are.
    for (let round = 0; round < 2; round += 1) expect(ids(await readAll(find, query))).toEqual(expected);
    const sooner = await store(tenantId, [2 * DAY_MS - 1]);
    expect(ids(await readAll(find, query))).toEqual([...ids(sooner), ...expected]);
    expect(await readAll(find, { ...query, notAfter: new Date(NOW - 3 * DAY_MS) })).toEqual([]);
  });

  it('are the same with findPage and with findPageByWindows', { tags: 'full' }, async () => {
    const age = fc.oneof(
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 2_000 }),
      fc.integer({ min: 0, max: 500 * DAY_MS }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(age, { maxLength: 40 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom(...ORDERS),
        async (ages, limit, order) => {
          const tenantId = newId('ten');
          const stored = await store(tenantId, ages);
          const query = queryOf(tenantId, order, limit, Math.max(0, ...ages));
          const [plain, windowed] = [await readAll(findPage, query), await readAll(findPageByWindows, query)];
          expect(ids(windowed)).toEqual(ids(plain));
          expect(ids(plain)).toEqual(ids(inOrder(stored, order)));
        },
      ),
      { numRuns: 40 },
    );
  });
});
