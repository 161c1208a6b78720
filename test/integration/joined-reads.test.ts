import { randomBytes } from 'node:crypto';
import type { mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { joinPages } from '../../src/platform/mongo/joined-pages.ts';
import { JoinedReads } from '../../src/platform/mongo/joined-reads.ts';
import { findPage, type PageQuery } from '../../src/platform/mongo/page.ts';

interface Row {
  _id: string;
  tenant_id: string;
  created_at: Date;
}

const CREATED_AT = new Date('2026-01-01T00:00:00Z');
const rowsOf = (tenantId: string, count: number): Row[] =>
  Array.from({ length: count }, (_, each) => ({
    _id: `${tenantId}_${String(each).padStart(2, '0')}`,
    tenant_id: tenantId,
    created_at: CREATED_AT,
  }));
const idsOf = (rows: (Row | null)[]) => rows.map((row) => row?._id ?? null);

/** Proxy handler that hides the namespace of a collection, which collections of models do not have either. */
const nameless = (target: object, name: string | symbol) => {
  const value = name === 'namespace' ? undefined : (Reflect.get(target, name) as unknown);
  return typeof value === 'function' ? value.bind(target) : value;
};

let database: Mongo;
let rows: mongo.Collection<Row>;
let reads: JoinedReads<Row>;
/** Number of queries since the start of the test. */
let queries = 0;

beforeAll(async () => {
  database = await connectMongo(inject('mongodbUri'), `joined_${randomBytes(4).toString('hex')}`, {
    onAway: () => undefined,
    logger: createLoggers('silent').logger,
  });
  rows = database.connection.getClient().db(database.connection.name).collection<Row>('rows');
  await rows.createIndex({ tenant_id: 1, created_at: 1, _id: 1 });
  await rows.insertMany([...rowsOf('ours', 40), ...rowsOf('theirs', 40)]);
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});
beforeEach(() => {
  queries = 0;
  const counted = new Proxy(rows, {
    get(target, name) {
      if (name === 'find') queries += 1;
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  reads = new JoinedReads(() => counted);
});

it('reads ids that are requested at once with one query, each id once', async () => {
  const found = await Promise.all(['ours_03', 'ours_01', 'ours_03'].map((id) => reads.find('ours', id)));
  expect(idsOf(found)).toEqual(['ours_03', 'ours_01', 'ours_03']);
  expect(queries).toBe(1);
});

it('returns no documents of another tenant, whether they are requested alone or with others', async () => {
  expect(await reads.find('ours', 'theirs_01')).toBeNull();
  const asked = ['theirs_01', 'ours_01', 'theirs_02', 'nobodys'].map((id) => reads.find('ours', id));
  const [ofTheirs, ours] = [reads.find('theirs', 'theirs_01'), await Promise.all(asked)];
  expect(idsOf(ours)).toEqual([null, 'ours_01', null, null]);
  expect(await ofTheirs).toMatchObject({ tenant_id: 'theirs' });
});

it('answers more ids than one query takes', async () => {
  const ids = rowsOf('ours', 40).map(({ _id }) => _id);
  expect(idsOf(await Promise.all(ids.map((id) => reads.find('ours', id))))).toEqual(ids);
  expect(queries).toBe(3);
});

it('sees what was written before the request', async () => {
  const before = reads.find('ours', 'ours_new');
  await rows.insertOne({ _id: 'ours_new', tenant_id: 'ours', created_at: CREATED_AT });
  expect(await reads.find('ours', 'ours_new')).toMatchObject({ _id: 'ours_new' });
  await before;
  await rows.deleteOne({ _id: 'ours_new' });
  expect(await reads.find('ours', 'ours_new')).toBeNull();
});

it('rejects every waiting request when a query fails, and reads again afterwards', async () => {
  let broken = true;
  const flaky = new JoinedReads<Row>(() => {
    if (broken) throw new Error('no collection');
    return rows;
  });
  const failed = await Promise.allSettled([flaky.find('ours', 'ours_01'), flaky.find('ours', 'ours_02')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await flaky.find('ours', 'ours_01')).toMatchObject({ _id: 'ours_01' });
});

it('reads a page once for simultaneous requests, and different pages separately', async () => {
  let read = 0;
  const find = joinPages((collection, query) => {
    read += 1;
    return findPage(collection, query);
  });
  const query = (tenantId: string, limit: number): PageQuery => ({
    filter: { tenant_id: tenantId },
    timeField: 'created_at',
    order: 'newest_first',
    notBefore: new Date(0),
    limit,
  });
  const pages = await Promise.all(
    [query('ours', 2), query('ours', 2), query('theirs', 2), query('ours', 3)].map((each) => find(rows, each)),
  );
  expect(pages.map((page) => idsOf(page.rows))).toEqual([
    ['ours_39', 'ours_38'],
    ['ours_39', 'ours_38'],
    ['theirs_39', 'theirs_38'],
    ['ours_39', 'ours_38', 'ours_37'],
  ]);
  expect(read).toBe(3);
  // The same page of another collection is another page, even if neither collection has a name.
  const [one, other] = ['one', 'other'].map(() => new Proxy(rows, { get: nameless }));
  await Promise.all([one, other].map((each) => find(each as typeof rows, query('ours', 5))));
  expect(read).toBe(5);
  await rows.insertOne({ _id: 'ours_99', tenant_id: 'ours', created_at: CREATED_AT });
  expect(idsOf((await find(rows, query('ours', 1))).rows)).toEqual(['ours_99']);
});
