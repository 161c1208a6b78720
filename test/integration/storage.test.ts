import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createLoggers } from '../../src/platform/logger.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import type { CollectionDeclaration } from '../../src/platform/storage/collection.ts';
import type { Migration, StoredDocument } from '../../src/platform/storage/migration.ts';
import { FIRST_VERSION } from '../../src/platform/storage/migrations/all.ts';
import { describePlan } from '../../src/platform/storage/plan-text.ts';
import { STORAGE_COLLECTIONS } from '../../src/platform/storage/schema.ts';
import { createStorage, type Storage } from '../../src/platform/storage/storage.ts';
import { sampled } from '../support/sample.ts';

const KEY_RING = new KeyRing([{ keyId: 'k', key: randomBytes(32) }]);
const { logger } = createLoggers('silent');

/** Returns the collections of a release, among them `things` with these changes. */
function things(more: Partial<CollectionDeclaration> = {}): readonly CollectionDeclaration[] {
  const indexes = [{ name: 'tenant_a', key: { tenant_id: 1, a: 1 } as const }];
  const declared = { name: 'things', owner: 'x', holds: 'tenants', indexes, growth: 'x', end: 'x' } as const;
  return [...STORAGE_COLLECTIONS, { ...declared, ...more }];
}

/** Renames a field: writes `new` beside `old`, and removes `old` on contraction. */
const RENAMING = {
  name: '008-renaming',
  says: 'Things have a new name',
  migrate: {
    collection: 'things',
    filter: { new: { $exists: false } },
    async apply(documents, { db }) {
      for (const { _id, old } of documents) {
        const filter = { _id, new: { $exists: false } };
        await db.collection<StoredDocument>('things').updateOne(filter, { $set: { new: old } });
      }
    },
  },
  contract: {
    collection: 'things',
    filter: { old: { $exists: true } },
    async apply(documents, { db }) {
      const ids = documents.map(({ _id }) => _id);
      await db.collection<StoredDocument>('things').updateMany({ _id: { $in: ids } }, { $unset: { old: '' } });
    },
  },
} satisfies Migration;

const LATER: Migration = {
  name: '009-later',
  says: 'Things are counted',
  migrate: { collection: 'things', filter: { counted: { $exists: false } }, apply: async () => undefined },
};

describe('storage', () => {
  let connection: Connection;
  let db: mongo.Db;

  beforeAll(async () => {
    connection = await mongoose.createConnection(inject('mongodbUri')).asPromise();
  });
  afterAll(() => connection.close());
  beforeEach(() => {
    db = connection.getClient().db(`test_${randomBytes(8).toString('hex')}`);
    return async () => void (await db.dropDatabase());
  });

  const release = (
    collections: readonly CollectionDeclaration[],
    migrations: readonly Migration[] = [],
    reach: (point: string) => void | Promise<void> = () => undefined,
  ): Storage => createStorage({ db, collections, migrations, keyRing: KEY_RING, reach, logger });

  async function migrate({ migrator }: Storage, options = { contract: false }): Promise<string[]> {
    const lines: string[] = [];
    await migrator.migrate(options, (line) => lines.push(line));
    return lines;
  }

  /** Returns all documents and indexes of the database, without the lock. */
  async function everything(): Promise<unknown> {
    const names = (await db.listCollections().toArray()).map(({ name }) => name).sort();
    const contents = names.map(async (name) => {
      const rows = await db
        .collection<StoredDocument>(name)
        .find({}, { projection: { migration: 0 } })
        .sort({ _id: 1 })
        .toArray();
      return [name, rows, await db.collection(name).indexes()];
    });
    return Promise.all(contents);
  }

  const indexNames = async () => (await db.collection('things').indexes()).map(({ name }) => name).sort();
  const collection = () => db.collection<StoredDocument>('things');
  const state = async () =>
    db.collection<StoredDocument>('service_state').findOne({ _id: 'service' }, { projection: { migration: 0 } });

  /** Makes a database as 0.3.0 leaves it. */
  async function asOf030(documents: StoredDocument[] = []): Promise<void> {
    await db
      .collection<StoredDocument>('service_state')
      .insertOne({ _id: 'service', schema_version: FIRST_VERSION, master_keys: {} });
    if (documents.length > 0) await collection().insertMany(documents);
  }
  const olds = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ _id: `t${String(index).padStart(5, '0')}`, old: index }));

  it('prepares a new database, and then finds nothing to do and writes nothing', async () => {
    const own = release(things(), [RENAMING]);
    await expect(own.state.assertPrepared()).rejects.toThrow(/Run `workgate migrate` first/);
    const lines = await migrate(own);
    expect(lines).toContain('things: new; creating the index tenant_a');
    await own.state.assertPrepared();
    expect(await state()).toMatchObject({ storage: { version: 8, readable_from: 8, contracted: 8 } });
    const before = await everything();
    expect(await migrate(own)).toEqual(['nothing to do']);
    expect(await migrate(own, { contract: true })).toEqual(['nothing to do']);
    expect(describePlan(await own.migrator.plan()).at(-1)).toBe('Nothing to do.');
    expect(await everything()).toEqual(before);
  });

  it('lets the previous release run until the contraction, and refuses it and 0.3.0 afterwards', async () => {
    const [older, newer] = [release(things(), [RENAMING]), release(things(), [RENAMING, LATER])];
    await migrate(older);
    await migrate(newer);
    await Promise.all([older.state.assertPrepared(), newer.state.assertPrepared()]);
    await migrate(newer, { contract: true });
    await newer.state.assertPrepared();
    await expect(older.state.assertPrepared()).rejects.toThrow(
      /newer release: it has schema 9, from release .*, and needs a release with schema 9 or later; this release has schema 8. Start the newer release/,
    );
    // 0.3.0 insists on schema version 7 or later.
    expect((await state())?.['schema_version']).toBeLessThan(FIRST_VERSION);
  });

  it('is never migrated by an older release, which changes nothing', async () => {
    const [older, newer] = [
      release(things(), [RENAMING]),
      release(things({ retiredIndexes: ['x'] }), [RENAMING, LATER]),
    ];
    await migrate(newer);
    const before = await everything();
    for (const contract of [false, true]) {
      await expect(migrate(older, { contract })).rejects.toThrow(/Migrate with the newer release/);
    }
    await expect(older.migrator.plan()).rejects.toThrow(/belongs to a newer release/);
    expect(await everything()).toEqual(before);
  });

  it('refuses to start if indexes have changed without a migration', async () => {
    await migrate(release(things(), [RENAMING]));
    const changed = release(things({ outbox: true }), [RENAMING]);
    await expect(changed.state.assertPrepared()).rejects.toThrow(/Run `workgate migrate` first/);
    await migrate(changed);
    await changed.state.assertPrepared();
    expect(await indexNames()).toEqual(['_id_', 'tenant_a', 'tenant_outbox']);
    // Two releases that differ only in indexes can also run side by side.
    await release(things(), [RENAMING]).state.assertPrepared();
    await migrate(changed, { contract: true });
    await expect(release(things(), [RENAMING]).state.assertPrepared()).rejects.toThrow(/workgate migrate/);
  });

  it('rebuilds a changed index, drops retired indexes on contraction, and leaves foreign indexes alone', async () => {
    const second = { name: 'tenant_b', key: { tenant_id: 1, b: 1 } as const };
    const first = { name: 'tenant_a', key: { tenant_id: 1, a: 1 } as const };
    await migrate(release(things({ indexes: [first, second] }), [RENAMING]));
    await collection().createIndex({ c: 1 }, { name: 'of_an_operator' });
    const changed = { name: 'tenant_a', key: { tenant_id: 1, a: -1, b: 1 } as const };
    const next = release(things({ indexes: [changed], retiredIndexes: ['tenant_b'] }), [RENAMING, LATER]);

    const plan = describePlan(await next.migrator.plan());
    for (const said of [
      'workgate migrate, while the previous release may run:',
      '  things: recreating tenant_a with its new declaration',
      '  009-later: Things are counted (0 documents)',
      '  drop the index things.tenant_b',
      '  things.of_an_operator',
    ])
      expect(plan).toContain(said);

    const lines = await migrate(next);
    expect(lines.at(-1)).toMatch(/run `workgate migrate --contract`/);
    expect(await indexNames()).toEqual(['_id_', 'of_an_operator', 'tenant_a', 'tenant_b']);
    expect((await collection().indexes()).find(({ name }) => name === 'tenant_a')?.key).toEqual(changed.key);
    await migrate(next, { contract: true });
    expect(await indexNames()).toEqual(['_id_', 'of_an_operator', 'tenant_a']);
  });

  it('changes the expiry time of documents', async () => {
    const expiring = (expireAfterSeconds: number) => ({ name: 'expiry', key: { at: 1 } as const, expireAfterSeconds });
    await migrate(release(things({ indexes: [expiring(60)] })));
    await migrate(release(things({ indexes: [expiring(120)] })));
    expect((await collection().indexes()).find(({ name }) => name === 'expiry')?.expireAfterSeconds).toBe(120);
  });

  it('does not drop a unique index to rebuild it, and reports documents that violate a new one', async () => {
    const unique = { name: 'tenant_u', key: { tenant_id: 1, u: 1 } as const, unique: true } as const;
    await migrate(release(things({ indexes: [unique] })));
    const before = await everything();
    const changed = release(things({ indexes: [{ ...unique, key: { tenant_id: 1, v: 1 } }] }));
    await expect(migrate(changed)).rejects.toThrow(/unique index things.tenant_u .* declare it under a new name/);
    expect(await everything()).toEqual(before);

    await collection().insertMany([
      { _id: '1', tenant_id: 't', v: 1, u: 1 },
      { _id: '2', tenant_id: 't', v: 1, u: 2 },
    ]);
    const another = { ...unique, name: 'tenant_v', key: { tenant_id: 1, v: 1 } } as const;
    const wanted = release(things({ indexes: [unique, another] }));
    await expect(migrate(wanted)).rejects.toThrow(
      /Documents of things have duplicate values that tenant_v does not allow/,
    );
    await expect(wanted.state.assertPrepared()).rejects.toThrow(/workgate migrate/);
    await collection().deleteOne({ _id: '2' });
    await migrate(wanted);
    await wanted.state.assertPrepared();
  });

  it('migrates documents of 0.3.0 in batches, and keeps the old form beside the new until the contraction', async () => {
    await asOf030(olds(1_000));
    const own = release(things(), [RENAMING]);
    const plan = describePlan(await own.migrator.plan());
    expect(plan).toContain('  008-renaming: Things have a new name (1000 documents)');
    const lines = await migrate(own);
    expect(lines.filter((line) => /^migrate 008-renaming: \d+ documents$/.test(line)).length).toBeGreaterThanOrEqual(5);
    expect(await collection().countDocuments({ $expr: { $eq: ['$old', '$new'] } })).toBe(1_000);
    expect(await state()).toMatchObject({ schema_version: FIRST_VERSION, storage: { version: 8, readable_from: 7 } });

    // 0.3.0 still runs, and writes the form that it knows.
    await collection().insertOne({ _id: 'late', old: 'late' });
    await migrate(own, { contract: true });
    expect(await collection().countDocuments({ old: { $exists: true } })).toBe(0);
    expect(await collection().countDocuments({ new: { $exists: true } })).toBe(1_001);
  });

  it('continues where a killed process left off', { tags: 'full' }, async () => {
    await asOf030(olds(1_000));
    let batches = 0;
    const dying = release(things(), [RENAMING], (point) => {
      if (point !== 'migrate 008-renaming.noted') return;
      batches += 1;
      if (batches === 3) throw new Error('killed');
    });
    await expect(migrate(dying)).rejects.toThrow('killed');
    await collection().updateMany({}, { $unset: { new: '' } });
    const lines = await migrate(release(things(), [RENAMING]));
    // The killed process did the first three batches. The documents of these batches are checked once more in the end.
    const counts = lines.flatMap((line) => /^migrate 008-renaming: (\d+) documents$/.exec(line)?.[1] ?? []);
    expect(counts).toEqual(['800', '1000', '200', '400', '600']);
    expect(await collection().countDocuments({ new: { $exists: true } })).toBe(1_000);
  });

  it('lets one process migrate at a time, while the others wait and then find nothing to do', {
    tags: 'full',
  }, async () => {
    await asOf030(olds(1_000));
    const touched: string[] = [];
    const counting: Migration = {
      ...RENAMING,
      migrate: {
        ...RENAMING.migrate,
        async apply(documents, tools) {
          touched.push(...documents.map(({ _id }) => _id));
          await RENAMING.migrate.apply(documents, tools);
        },
      },
    };
    const said = await Promise.all(Array.from({ length: 4 }, () => migrate(release(things(), [counting]))));
    expect(touched.length).toBe(1_000);
    expect(new Set(touched).size).toBe(1_000);
    expect(said.flat().filter((line) => /another process is migrating/.test(line)).length).toBeGreaterThanOrEqual(1);
  });

  it('contracts only if no older process serves, and closes the database to older releases before it looks', async () => {
    const older = release(things(), [RENAMING]);
    await migrate(older);
    await older.processes.start(() => undefined);
    const newer = release(things(), [RENAMING, LATER]);
    await migrate(newer);
    const before = await state();
    await expect(migrate(newer, { contract: true })).rejects.toThrow(
      /Processes of another release still use this database.*prc_/,
    );
    expect(await state()).toEqual(before);
    await older.state.assertPrepared();

    const closing = release(things(), [RENAMING, LATER], (point) => {
      if (point === 'contract.closed') throw new Error('killed');
    });
    await expect(migrate(closing, { contract: true })).rejects.toThrow('killed');
    await expect(older.state.assertPrepared()).rejects.toThrow(/belongs to a newer release/);
    await older.processes.stop();
    await migrate(newer, { contract: true });
    await newer.state.assertPrepared();
  });

  it('does not wait for processes that were killed long ago', async () => {
    await migrate(release(things(), [RENAMING]));
    const process = { release: '0.4.0', schema_version: 8, started_at: new Date(0) };
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    const processes = db.collection<StoredDocument>('service_processes');
    await processes.insertOne({ _id: 'prc_dead', ...process, seen_at: minutesAgo(5) });
    await migrate(release(things(), [RENAMING, LATER]), { contract: true });
    expect(await state()).toMatchObject({ storage: { contracted: 9 } });
  });

  it('refuses databases of releases before 0.3.0', async () => {
    await db
      .collection<StoredDocument>('service_state')
      .insertOne({ _id: 'service', schema_version: FIRST_VERSION - 1, master_keys: {} });
    await expect(migrate(release(things(), [RENAMING]))).rejects.toThrow(/Migrate it with 0.3.0 first/);
  });

  describe('a process that pauses until another release has migrated and contracted', () => {
    const newer = () => release(things({ retiredIndexes: ['tenant_u'] }), [RENAMING, LATER]);
    /** Takes the lock away, as the end of its lease does, and then migrates and contracts with the newer release. */
    async function overtake(): Promise<void> {
      const lock = { 'migration.owner': 'nobody', 'migration.lease_until_ms': 0 };
      await db.collection<StoredDocument>('service_state').updateOne({ _id: 'service' }, { $set: lock });
      await migrate(newer(), { contract: true });
    }
    const overtakenAt = (at: string, collections = things()) =>
      release(collections, [RENAMING], async (point) => {
        if (point === at) await overtake();
      });

    sampled(4).each<string>([
      'migrate.locked',
      'migrate.expanded',
      'migrate 008-renaming.batch',
      'migrate.unversioned',
      'migrate.index',
    ])('changes neither the stored state nor an index after %s', async (point) => {
      await asOf030(olds(300));
      const unique = { name: 'tenant_u', key: { tenant_id: 1, old: 1 } as const, unique: true } as const;
      const indexes = [{ name: 'tenant_a', key: { tenant_id: 1, a: 1 } as const }, unique];
      const late = overtakenAt(point, point === 'migrate.index' ? things({ indexes }) : things());
      await expect(migrate(late)).rejects.toThrow(/has taken over the migration|belongs to a newer release/);
      expect(await state()).toMatchObject({
        schema_version: 0,
        storage: { version: 9, readable_from: 9, contracted: 9 },
      });
      expect(await indexNames()).toEqual(['_id_', 'tenant_a']);
      await newer().state.check(KEY_RING);
    });

    it('does not reopen a database that the other release has closed', async () => {
      await asOf030(olds(10));
      const oldest = release(things(), []);
      await oldest.processes.start(() => undefined);
      const refused = release(things(), [RENAMING], async (point) => {
        if (point !== 'contract.closed') return;
        await oldest.processes.stop();
        await overtake();
        await oldest.processes.start(() => undefined);
      });
      await expect(migrate(refused, { contract: true })).rejects.toThrow(/has taken over the migration/);
      await oldest.processes.stop();
      expect(await state()).toMatchObject({
        schema_version: 0,
        storage: { version: 9, readable_from: 9, contracted: 9 },
      });
    });
  });

  it('checks all documents once more after it was killed midway', { tags: 'full' }, async () => {
    await asOf030(olds(450));
    const killedAt = (at: string) =>
      release(things(), [RENAMING], (point) => {
        if (point === at) throw new Error('killed');
      });
    const writeLate = (_id: string) => collection().insertOne({ _id, old: 'late' });
    await expect(migrate(killedAt('migrate 008-renaming.noted'))).rejects.toThrow('killed');
    // The previous release still writes, in the range that the killed process has finished.
    await writeLate('t0 before');
    await migrate(release(things(), [RENAMING]));
    expect(await collection().countDocuments({ new: { $exists: false } })).toBe(0);
  });

  it('contracts documents that were written between a killed contraction and the next one', {
    tags: 'full',
  }, async () => {
    await asOf030(olds(450));
    await migrate(release(things(), [RENAMING]));
    await collection().updateMany({}, { $unset: { new: '' } });
    const dying = release(things(), [RENAMING], (point) => {
      if (point === 'contract, migrate 008-renaming.noted') throw new Error('killed');
    });
    await expect(migrate(dying, { contract: true })).rejects.toThrow('killed');
    await collection().insertOne({ _id: 't0 late', old: 'late' });
    await migrate(release(things(), [RENAMING]), { contract: true });
    expect(await collection().countDocuments({ new: { $exists: false } })).toBe(0);
    expect(await collection().countDocuments({ old: { $exists: true } })).toBe(0);
  });

  it('reopens the database after a refusal, even if a killed run had closed it', async () => {
    const older = release(things(), [RENAMING]);
    await migrate(older);
    await older.processes.start(() => undefined);
    const closing = release(things(), [RENAMING, LATER], (point) => {
      if (point === 'contract.closed') throw new Error('killed');
    });
    await expect(migrate(closing, { contract: true })).rejects.toThrow('killed');
    const newer = release(things(), [RENAMING, LATER]);
    await expect(migrate(newer, { contract: true })).rejects.toThrow(
      /Processes of another release still use this database/,
    );
    await older.state.assertPrepared();
    await older.processes.stop();
  });

  it('does not contract beside a process with other indexes, whatever its version', async () => {
    const second = { name: 'tenant_b', key: { tenant_id: 1, b: 1 } as const };
    const other = release(things({ indexes: [second] }), [RENAMING]);
    await migrate(other);
    await other.processes.start(() => undefined);
    const own = release(things({ retiredIndexes: ['tenant_b'] }), [RENAMING]);
    await expect(migrate(own, { contract: true })).rejects.toThrow(
      /Processes of another release still use this database/,
    );
    expect(await indexNames()).toContain('tenant_b');
    await other.processes.stop();
  });

  it('shows a process that the database was closed to it meanwhile', async () => {
    const older = release(things(), [RENAMING]);
    await migrate(older);
    expect(await older.state.isClosed()).toBe(false);
    await migrate(release(things(), [RENAMING, LATER]), { contract: true });
    expect(await older.state.isClosed()).toBe(true);
  });

  describe('refuses to start on a database that claims to be prepared', () => {
    const unique = { name: 'tenant_u', key: { tenant_id: 1, u: 1 } as const, unique: true } as const;
    const own = () => release(things({ indexes: [unique], retiredIndexes: ['tenant_old'] }), [RENAMING]);

    it.each<[string, () => Promise<unknown>, RegExp]>([
      ['an index was dropped', () => collection().dropIndex('tenant_u'), /missing or outdated in: things/],
      ['a collection was dropped', () => collection().drop(), /missing or outdated in: things/],
      [
        'an index was made anew with a collation',
        async () => {
          await collection().dropIndex('tenant_u');
          const collation = { locale: 'en', strength: 1 };
          await collection().createIndex(unique.key, { name: unique.name, unique: true, collation });
        },
        /unique index things.tenant_u differs from its declaration/,
      ],
      [
        'an index of an earlier release has come back',
        () => collection().createIndex({ old: 1 }, { name: 'tenant_old' }),
        /have come back: things.tenant_old/,
      ],
    ])('when %s', async (_, drift, refusal) => {
      await migrate(own());
      await own().state.check(KEY_RING);
      await drift();
      await expect(own().state.check(KEY_RING)).rejects.toThrow(refusal);
    });
  });

  it.each<[string, (state: mongo.Collection<StoredDocument>) => Promise<unknown>]>([
    ['is gone', (state) => state.deleteOne({ _id: 'service' })],
    ['has lost all but the master keys', (state) => state.replaceOne({ _id: 'service' }, { master_keys: {} } as never)],
    ['has an empty storage field', (state) => state.updateOne({}, { $set: { storage: {} } })],
    ['has half of the storage field', (state) => state.updateOne({}, { $set: { storage: { version: 8 } } })],
    ['has null as its storage field', (state) => state.updateOne({}, { $set: { storage: null } })],
  ])('does not treat a database as new if its state %s', async (_, damage) => {
    await asOf030(olds(3));
    await damage(db.collection<StoredDocument>('service_state'));
    await expect(migrate(release(things(), [RENAMING]))).rejects.toThrow(/Restore (it|that document) from a backup/);
    await expect(release(things(), [RENAMING]).state.assertPrepared()).rejects.toThrow(
      /Restore (it|that document) from a backup/,
    );
    expect(await collection().countDocuments({ new: { $exists: true } })).toBe(0);
  });
});
