import { randomUUID } from 'node:crypto';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { learnDatabaseTime } from '../../src/platform/clock.ts';
import { inTransaction } from '../../src/platform/mongo/transaction.ts';
import { DatabaseProxy } from '../support/database-proxy.ts';

describe('a transaction whose commit is not answered', () => {
  let proxy: DatabaseProxy;
  let connection: Connection;
  beforeAll(async () => {
    proxy = await DatabaseProxy.start(inject('mongodbUri'));
    connection = await mongoose.createConnection(proxy.uri, { dbName: `commits_${randomUUID()}` }).asPromise();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
    await proxy.stop();
  });

  const counters = () => connection.collection<{ _id: string; count: number }>('counters');

  it('happens once, and returns what it did', async () => {
    await counters().insertOne({ _id: 'one', count: 0 });
    let attempts = 0;
    proxy.hold(({ name }) => name === 'commitTransaction');
    const answer = inTransaction(connection, async (session) => {
      attempts += 1;
      await counters().updateOne({ _id: 'one' }, { $inc: { count: 1 } }, { session });
      return `attempt ${attempts}`;
    });
    await expect.poll(() => proxy.keepsAnswer, { interval: 1 }).toBe(true);
    proxy.endConnections();
    expect(await answer).toBe('attempt 1');
    expect(await counters().findOne({ _id: 'one' })).toMatchObject({ count: 1 });
  });

  it('happens once if the connection ends before the commit is sent, whichever attempt commits', async () => {
    await counters().insertOne({ _id: 'two', count: 0 });
    let attempts = 0;
    const answer = await inTransaction(connection, async (session) => {
      attempts += 1;
      await counters().updateOne({ _id: 'two' }, { $inc: { count: 1 } }, { session });
      if (attempts === 1) proxy.endConnections();
      return `attempt ${attempts}`;
    });
    expect(answer).toBe(`attempt ${attempts}`);
    expect(await counters().findOne({ _id: 'two' })).toMatchObject({ count: 1 });
  });

  it('is recorded by the clock of the database, whatever the clock of the process says', async () => {
    const now = Date.now();
    learnDatabaseTime(now - performance.now());
    vi.useFakeTimers({ toFake: ['Date'], now: now - 60 * 60 * 1000 });
    try {
      await inTransaction(connection, async () => undefined);
    } finally {
      vi.useRealTimers();
    }
    const [last] = await connection
      .collection('committed_transactions')
      .find()
      .sort({ $natural: -1 })
      .limit(1)
      .toArray();
    expect(last?.['at'].getTime()).toBeGreaterThanOrEqual(now);
  });
});
