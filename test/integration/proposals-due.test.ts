/** Migrations 010 and 027, on proposals as 0.3.0 leaves them. */
import { randomBytes } from 'node:crypto';
import mongoose, { type Connection, type mongo } from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { COLLECTIONS } from '../../src/collections.ts';
import { createLoggers } from '../../src/platform/logger.ts';
import { KeyRing } from '../../src/platform/secrets.ts';
import type { StoredDocument } from '../../src/platform/storage/migration.ts';
import { migration } from '../../src/platform/storage/migrations/010-proposals-due.ts';
import { FIRST_VERSION } from '../../src/platform/storage/migrations/all.ts';
import { createStorage } from '../../src/platform/storage/storage.ts';
import { dueAtOf, PROPOSAL_STATUSES } from '../../src/proposals/proposal.ts';

const KEY_RING = new KeyRing([{ keyId: 'k', key: randomBytes(32) }]);
const MADE = new Date('2026-10-31T12:00:00.000Z');
const EXPIRES = new Date('2027-01-31T12:00:00.000Z');
/** Halfway between `MADE` and `EXPIRES`. */
const REMINDED = new Date('2026-12-16T12:00:00.000Z');
const LEASED = new Date('2026-12-01T12:00:00.000Z');
const EARLIER = new Date('2026-11-01T12:00:00.000Z');

describe('the migration of proposals', () => {
  let connection: Connection;
  let db: mongo.Db;

  beforeAll(async () => {
    connection = await mongoose.createConnection(inject('mongodbUri')).asPromise();
    db = connection.getClient().db(`test_${randomBytes(8).toString('hex')}`);
  });
  afterAll(async () => {
    await db.dropDatabase();
    await connection.close();
  });

  const proposals = () => db.collection<StoredDocument>('action_proposals');
  const dueOf = async (id: string) => (await proposals().findOne({ _id: id }))?.['due_at'];
  async function migrate(contract: boolean): Promise<void> {
    const { logger } = createLoggers('silent');
    const storage = createStorage({ db, collections: COLLECTIONS, keyRing: KEY_RING, reach: () => undefined, logger });
    await storage.migrator.migrate({ contract }, () => undefined);
  }

  it('sets the due time of a proposal in every state, as the service itself would', async () => {
    await db
      .collection<StoredDocument>('service_state')
      .insertOne({ _id: 'service', schema_version: FIRST_VERSION, master_keys: {} });
    const rows = PROPOSAL_STATUSES.flatMap((status) =>
      [undefined, { lease_until: LEASED }, { lease_until: null }].map((execution, index) => ({
        _id: `${status}-${index}`,
        tenant_id: 'a',
        status,
        version: 3,
        created_at: MADE,
        updated_at: MADE,
        expires_at: EXPIRES,
        ...(execution === undefined ? {} : { execution }),
      })),
    );
    await proposals().insertMany(rows);
    await migrate(false);
    for (const row of rows) expect(await dueOf(row._id), row._id).toEqual(dueAtOf(row));
    expect([await dueOf('approved-0'), await dueOf('executing-1'), await dueOf('outcome_unknown-2')]).toEqual([
      EXPIRES,
      LEASED,
      undefined,
    ]);
  });

  it('sets the due time of proposals that 0.3.0 has changed since, before its indexes are dropped', async () => {
    // 0.3.0, which knows nothing of due times, begins an execution, ends another, and makes a proposal.
    const execution = { lease_until: EARLIER };
    await proposals().updateOne(
      { _id: 'approved-0' },
      { $set: { status: 'executing', execution }, $inc: { version: 1 } },
    );
    await proposals().updateOne({ _id: 'executing-1' }, { $set: { status: 'executed' }, $inc: { version: 1 } });
    await proposals().insertOne({
      _id: 'another',
      tenant_id: 'a',
      status: 'pending_approval',
      version: 1,
      created_at: MADE,
      expires_at: EXPIRES,
    });
    await migrate(true);
    expect([await dueOf('approved-0'), await dueOf('executing-1'), await dueOf('another')]).toEqual([
      EARLIER,
      undefined,
      REMINDED,
    ]);
    const names = (await proposals().indexes()).map(({ name }) => name);
    expect(names).toContain('due');
    expect(names).not.toContain('tenant_status_lease');
  });

  it('leaves alone a proposal that has changed since it was read', async () => {
    const read = (await proposals().findOne({ _id: 'another' })) as StoredDocument;
    const now = { status: 'cancelled', version: 2 };
    await proposals().updateOne({ _id: 'another' }, { $set: now, $unset: { due_at: '' } });
    const stale = [{ ...read, due_at: undefined }];
    await migration.migrate?.apply(stale, { db, keyRing: KEY_RING, leave: () => undefined });
    expect(await dueOf('another')).toBeUndefined();
  });
});
