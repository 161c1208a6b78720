import { randomUUID } from 'node:crypto';
import type { mongo as driver } from 'mongoose';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createLoggers } from '../../src/platform/logger.ts';
import { connectMongo, type Mongo } from '../../src/platform/mongo/connection.ts';
import { IN_BATCHES } from '../../src/platform/mongo/limited-reads.ts';
import { monitored } from '../support/traffic.ts';

let mongo: Mongo;
const limits: unknown[] = [];
beforeAll(async () => {
  const { logger } = createLoggers('silent');
  mongo = await connectMongo(monitored(inject('mongodbUri')), `reads_${randomUUID()}`, {
    logger,
    onAway: () => undefined,
  });
  mongo.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (['find', 'aggregate'].includes(commandName)) limits.push(command['maxTimeMS']);
  });
});
afterAll(async () => {
  await mongo.connection.dropDatabase();
  await mongo.close();
});

const READS: [string, (rows: driver.Collection) => Promise<unknown>, number][] = [
  ['limits a read of one document to 10 s', (rows) => rows.findOne({}), 10_000],
  [
    'limits a read of many documents to 10 s',
    (rows) => rows.find({ a: 1 }, { projection: { a: 1 } }).toArray(),
    10_000,
  ],
  ['limits a pipeline to 10 s', (rows) => rows.aggregate([{ $match: { a: 1 } }]).toArray(), 10_000],
  ['limits a count to 10 s', (rows) => rows.countDocuments({}), 10_000],
  ['keeps the limit that a read sets for itself', (rows) => rows.find({}, { maxTimeMS: 50 }).toArray(), 50],
  ['sets no limit on a read that is processed in batches', (rows) => rows.find({}, IN_BATCHES).toArray(), 0],
];

it.each(READS)('%s', async (_, read, limit) => {
  limits.length = 0;
  await read(mongo.db.collection('rows'));
  await read(mongo.connection.collection('rows') as unknown as driver.Collection);
  expect(limits).toEqual([limit, limit]);
});
