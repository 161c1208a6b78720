import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { StartUpError } from '../start-up-error.ts';
import { FIRST_VERSION } from './migrations/all.ts';
import type { MigrationState, ServiceStateDocument, StorageForm } from './schema.ts';

const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = LEASE_MS / 4;
const POLL_INTERVAL_MS = 250;

/** Schema version on which 0.3.0 refuses to start. */
const NOT_FOR_0_3_0 = 0;

/**
 * Lets one process at a time migrate, by a lease on the clock of the database. Only the holder can store progress and
 * form: a process that stood still until another took over changes neither.
 */
export class MigrationLock {
  readonly #collection: mongo.Collection<ServiceStateDocument>;
  readonly #owner: string;
  readonly #renewal: NodeJS.Timeout;

  private constructor(collection: mongo.Collection<ServiceStateDocument>, owner: string) {
    this.#collection = collection;
    this.#owner = owner;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS);
    this.#renewal.unref();
  }

  /** @param onWait Called once if another process has the lock. */
  static async acquire(db: mongo.Db, onWait: () => void): Promise<{ lock: MigrationLock; progress: MigrationState }> {
    const collection = db.collection<ServiceStateDocument>('service_state');
    const owner = randomUUID();
    for (let attempt = 0; ; attempt += 1) {
      const progress = await tryAcquire(collection, owner);
      if (progress !== null) return { lock: new MigrationLock(collection, owner), progress };
      if (attempt === 0) onWait();
      await delay(POLL_INTERVAL_MS);
    }
  }

  /** @throws {StartUpError} if another process has taken the lock, and goes on from the stored progress. */
  async assertHeld(): Promise<void> {
    await this.#write({ 'migration.owner': this.#owner });
  }

  /** @throws {StartUpError} as `assertHeld` does. */
  async note(progress: Partial<Pick<MigrationState, 'pass' | 'contracting'>>): Promise<void> {
    await this.#write(
      Object.fromEntries(Object.entries(progress).map(([name, value]) => [`migration.${name}`, value])),
    );
  }

  /** @throws {StartUpError} as `assertHeld` does. */
  async writeForm(storage: StorageForm): Promise<void> {
    const schema_version = storage.readable_from <= FIRST_VERSION ? storage.readable_from : NOT_FOR_0_3_0;
    // Equal when a contraction is finished or taken back: then none is under way.
    const settled = storage.contracted === storage.readable_from ? { 'migration.contracting': false } : {};
    await this.#write({ storage, schema_version, ...settled });
  }

  /** If the database does not answer, the lease runs out. */
  async release(): Promise<void> {
    clearInterval(this.#renewal);
    await this.#collection.updateOne(this.#held, { $set: { 'migration.lease_until_ms': 0 } }).catch(() => undefined);
  }

  get #held() {
    return { _id: 'service' as const, 'migration.owner': this.#owner };
  }

  async #write(fields: mongo.Document): Promise<void> {
    const { matchedCount } = await withMongoErrors(this.#collection.updateOne(this.#held, { $set: fields }));
    if (matchedCount === 0) {
      throw new StartUpError(
        'This process paused for so long that another process has taken over the migration. Nothing is lost.',
      );
    }
  }

  async #renew(): Promise<void> {
    const until = { $add: [{ $toLong: '$$NOW' }, LEASE_MS] };
    // If the renewal fails, the next renewal or the next write finds out.
    await this.#collection
      .updateOne(this.#held, [{ $set: { 'migration.lease_until_ms': until } }])
      .catch(() => undefined);
  }
}

async function tryAcquire(
  collection: mongo.Collection<ServiceStateDocument>,
  owner: string,
): Promise<MigrationState | null> {
  const free = { $lt: [{ $ifNull: ['$migration.lease_until_ms', 0] }, { $toLong: '$$NOW' }] };
  const until = { $add: [{ $toLong: '$$NOW' }, LEASE_MS] };
  try {
    const state = await withMongoErrors(
      collection.findOneAndUpdate(
        { _id: 'service' },
        [
          { $set: { free } },
          {
            $set: {
              schema_version: { $ifNull: ['$schema_version', NOT_FOR_0_3_0] },
              master_keys: { $ifNull: ['$master_keys', { $literal: {} }] },
              'migration.owner': { $cond: ['$free', owner, '$migration.owner'] },
              'migration.lease_until_ms': { $cond: ['$free', until, '$migration.lease_until_ms'] },
            },
          },
          { $unset: ['free'] },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return state?.migration?.owner === owner ? state.migration : null;
  } catch (error) {
    // Two processes made the document at the same moment, and the other one has the lock.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
