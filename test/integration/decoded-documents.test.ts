import { randomBytes } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { DecodedDocuments } from '../../src/platform/mongo/decoded-documents.ts';
import { findPage, findPageByWindows, type PageQuery } from '../../src/platform/mongo/page.ts';

interface Row {
  _id: string;
  tenant_id: string;
  subject: string;
  tags: string[];
  contact: { name: string; email: string } | null;
  created_at: Date;
}

const rowOf = (id: string, subject = `Größe von ${id} 赛`): Row => ({
  _id: id,
  tenant_id: 'ours',
  subject,
  tags: ['refund', 'vip'],
  contact: { name: 'Ada', email: 'ada@example.com' },
  created_at: new Date(),
});

let database: Mongo;
let rows: mongo.Collection<Row>;
let decoded: DecodedDocuments<Row>;

beforeAll(async () => {
  database = await connectMongo(inject('mongodbUri'), `decoded_${randomBytes(4).toString('hex')}`, {
    onAway: () => undefined,
    logger: createLoggers('silent').logger,
  });
  rows = database.connection.getClient().db(database.connection.name).collection<Row>('rows');
  await rows.createIndex({ tenant_id: 1, created_at: 1, _id: 1 });
});
afterAll(async () => {
  await database.connection.dropDatabase();
  await database.close();
});
beforeEach(async () => {
  decoded = new DecodedDocuments();
  await rows.deleteMany({});
});

const query = (): PageQuery => ({
  filter: { tenant_id: 'ours' },
  timeField: 'created_at',
  order: 'newest_first',
  notBefore: new Date(0),
  limit: 10,
  projection: { tenant_id: 0 },
});
const list = async () => (await findPage(rows, { ...query(), decode: decoded.decode })).rows;

it('returns the same documents as the driver', async () => {
  await rows.insertMany([rowOf('a'), { ...rowOf('b'), contact: null, tags: [] }, rowOf('c', '')]);
  const byDriver = await findPage(rows, query());
  expect(byDriver.rows).toHaveLength(3);
  for (const find of [findPage, findPageByWindows]) {
    expect(await find(rows, { ...query(), decode: decoded.decode })).toStrictEqual(byDriver);
  }
});

it('decodes a document once while it is unchanged, and again after any change, whoever made it', async () => {
  await rows.insertMany([rowOf('a'), rowOf('b')]);
  const first = await list();
  const again = await list();
  expect(again.map((row, each) => row === first[each])).toEqual([true, true]);
  await rows.updateOne({ _id: 'a' }, { $set: { 'contact.name': 'Bob' } });
  const changed = await list();
  const nameOf = (all: Row[], id: string) => all.find(({ _id }) => _id === id)?.contact?.name;
  expect([nameOf(changed, 'a'), nameOf(first, 'a')]).toEqual(['Bob', 'Ada']);
  expect(first).toContain(changed.find(({ _id }) => _id === 'b'));
});

it('returns documents that one caller cannot change for the next', async () => {
  await rows.insertOne(rowOf('a'));
  const [row] = await list();
  expect(() => row?.tags.push('mine')).toThrow(TypeError);
  expect(() => Object.assign(row?.contact ?? {}, { name: 'Eve' })).toThrow(TypeError);
});

it('does not keep large documents, or those that were read long ago', async () => {
  await rows.insertOne(rowOf('large', 'x'.repeat(3_000)));
  expect((await list())[0]).not.toBe((await list())[0]);
  await rows.deleteMany({});
  await rows.insertOne(rowOf('a'));
  const [first] = await list();
  const { BSON } = mongoose.mongo;
  for (let each = 0; each < 8_192; each += 1) decoded.decode(Buffer.from(BSON.serialize({ each })));
  const [later] = await list();
  expect(later).toStrictEqual(first);
  expect(later).not.toBe(first);
});
