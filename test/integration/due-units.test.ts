import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { databaseTime } from '../../src/platform/mongo/database-time.ts';
import { DueUnits, waitBefore } from '../../src/platform/work/due-units.ts';
import { type Marked, MarkedUnits, type OnTurn } from '../../src/platform/work/marked-units.ts';

const NOBODY = { tenantIds: [], peers: [] };
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

describe('due units', () => {
  let connection: Connection;
  let db: mongo.Db;
  let units: DueUnits;
  let nowMs: number;

  beforeAll(async () => {
    connection = await mongoose.createConnection(inject('mongodbUri')).asPromise();
    db = connection.getClient().db(`test_${randomBytes(8).toString('hex')}`);
    units = new DueUnits(db, { collection: 'things', index: 'due', dueField: 'due_at', peerField: 'peer' });
    nowMs = (await databaseTime(db)).getTime();
    const due = (agoMs: number) => new Date(nowMs - agoMs);
    await things().insertMany([
      { _id: 'new', tenant_id: 'a', peer: 'p', due_at: due(SECOND) },
      { _id: 'old', tenant_id: 'a', peer: 'q', due_at: due(20 * MINUTE) },
      { _id: 'ancient', tenant_id: 'b', peer: 'p', due_at: new Date(0) },
      { _id: 'later', tenant_id: 'a', peer: 'p', due_at: due(-MINUTE) },
      { _id: 'nothing', tenant_id: 'a', peer: 'p' },
    ]);
  });
  afterAll(async () => {
    await db.dropDatabase();
    await connection.close();
  });

  const things = () => db.collection<mongo.Document & { _id: string }>('things');
  const ids = async (...args: Parameters<DueUnits['find']>) => (await units.find(...args)).map(({ id }) => id);
  async function unit(id: string) {
    const row = await things().findOne({ _id: id });
    return { id, tenantId: row?.['tenant_id'], peer: row?.['peer'], dueAt: row?.['due_at'] as Date };
  }

  it('are found over all tenants, the longest due first, without excluded tenants and peers', async () => {
    const now = new Date(nowMs);
    expect(await ids(now, 10, NOBODY)).toEqual(['ancient', 'old', 'new']);
    expect(await ids(now, 2, NOBODY)).toEqual(['ancient', 'old']);
    expect(await ids(now, 10, { tenantIds: ['b'], peers: [] })).toEqual(['old', 'new']);
    expect(await ids(now, 10, { tenantIds: [], peers: ['p'] })).toEqual(['old']);
    expect(await ids(now, 10, NOBODY, 'b')).toEqual(['ancient']);
    expect(await units.countDue(now, 10)).toBe(3);
    expect(await units.countDue(now, 2)).toBe(2);
  });

  it('are taken once, when they are due by the clock of the database, whatever the caller believes', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, async () => units.take(await unit('new'), MINUTE)),
    ).then((taken) => taken.filter((heldUntil) => heldUntil !== null));
    expect(others).toEqual([]);
    expect((await unit('new')).dueAt).toEqual(first);
    expect(await units.take(await unit('new'), MINUTE)).toBeNull();
    expect(await units.take(await unit('later'), MINUTE)).toBeNull();
    expect((await unit('later')).dueAt).toEqual(new Date(nowMs + MINUTE));
  });

  it('become due again later if they could not be done', async () => {
    const found = await unit('old');
    const heldUntil = (await units.take(found, MINUTE)) as Date;
    await units.postpone(found, heldUntil, 10 * MINUTE);
    const waitMs = (await unit('old')).dueAt.getTime() - (heldUntil.getTime() - MINUTE);
    expect(waitMs).toBeGreaterThanOrEqual(10 * MINUTE);
    expect(waitMs).toBeLessThan(16 * MINUTE);
  });

  it.each([
    [SECOND, 5 * SECOND],
    [20 * MINUTE, 2 * MINUTE],
    [1_000 * MINUTE, 15 * MINUTE],
  ])('that were due for %i ms wait %i ms before the next attempt', (dueForMs, waitMs) => {
    const found = { id: 'x', tenantId: 'a', peer: null, dueAt: new Date(nowMs - dueForMs) };
    expect(waitBefore(found, new Date(nowMs))).toBe(waitMs);
  });

  it('keep the earlier time if a call hastens them while the end of their turn postpones them', async () => {
    const marked = db.collection<Marked>('marked');
    const [now, later] = [new Date(nowMs), new Date(nowMs + 60 * MINUTE)];
    for (const steps of [1, 2, 3]) {
      const place = { _id: `after ${steps}`, tenant_id: 'a' };
      await marked.insertOne({ ...place, marks: 1, due_at: later });
      const held = new MarkedUnits<Marked>(marked);
      const turn = (await held.begin(place)) as OnTurn<Marked>;
      let left = steps;
      const updateOne: typeof marked.updateOne = async (...args: Parameters<typeof marked.updateOne>) => {
        const updated = await marked.updateOne(...args);
        left -= 1;
        if (left === 0) await held.end(turn, {}, later, now);
        return updated;
      };
      const countDocuments = () => marked.countDocuments({ _id: place._id });
      const between = new MarkedUnits<Marked>({ updateOne, countDocuments } as unknown as typeof marked);
      expect(await between.hasten(place, now)).toBe(true);
      expect((await marked.findOne({ _id: place._id }))?.due_at, place._id).toEqual(now);
    }
  });

  it('are not postponed if they changed while they were held', async () => {
    const dueAt = new Date(nowMs - SECOND);
    await things().updateOne({ _id: 'nothing' }, { $set: { due_at: dueAt } });
    const found = await unit('nothing');
    const heldUntil = (await units.take(found, MINUTE)) as Date;
    await things().updateOne({ _id: 'nothing' }, { $unset: { due_at: '' } });
    await units.postpone(found, heldUntil, MINUTE);
    expect((await unit('nothing')).dueAt).toBeUndefined();
  });
});
