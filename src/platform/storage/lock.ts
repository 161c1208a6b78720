import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../mongo/errors.ts';
import { StartUpError } from '../start-up-error.ts';
import type { MigrationDocument } from './schema.ts';

const LEASE_MS = 10_000;
const RENEW_INTERVAL_MS = LEASE_MS / 4;
const POLL_INTERVAL_MS = 250;

/**
 * Lets one process at a time migrate, by a lease on the clock of the database: who is killed is waited for until it has
 * run out. What is noted of the progress is noted by the holder only.
 */
export class MigrationLock {
  readonly #collection: mongo.Collection<MigrationDocument>;
  readonly #owner: string;
  readonly #renewal: NodeJS.Timeout;
  #lost = false;

  private constructor(collection: mongo.Collection<MigrationDocument>, owner: string) {
    this.#collection = collection;
    this.#owner = owner;
    this.#renewal = setInterval(() => void this.#renew(), RENEW_INTERVAL_MS);
    this.#renewal.unref();
  }

  /** Waits for the lock. `onWait` is told once that somebody else has it. */
  static async acquire(
    collection: mongo.Collection<MigrationDocument>,
    onWait: () => void,
  ): Promise<{ lock: MigrationLock; progress: MigrationDocument }> {
    const owner = randomUUID();
    for (let attempt = 0; ; attempt += 1) {
      const progress = await tryAcquire(collection, owner);
      if (progress !== null) return { lock: new MigrationLock(collection, owner), progress };
      if (attempt === 0) onWait();
      await delay(POLL_INTERVAL_MS);
    }
  }

  /**
   * Notes how far it has come.
   * @throws {StartUpError} if another process has the lock by now: it goes on from what was noted last.
   */
  async note(progress: Partial<Pick<MigrationDocument, 'pass' | 'finished'>>): Promise<void> {
    const filter = { _id: 'migration' as const, owner: this.#owner };
    const { matchedCount } = await withMongoErrors(this.#collection.updateOne(filter, { $set: progress }));
    if (this.#lost || matchedCount === 0) {
      throw new StartUpError('This process stood still for so long that another one migrates now. Nothing is lost.');
    }
  }

  /** Gives the lock back; where the database does not answer, it runs out. */
  async release(): Promise<void> {
    clearInterval(this.#renewal);
    const filter = { _id: 'migration' as const, owner: this.#owner };
    await this.#collection.updateOne(filter, { $set: { lease_until_ms: 0 } }).catch(() => undefined);
  }

  async #renew(): Promise<void> {
    try {
      const { matchedCount } = await this.#collection.updateOne({ _id: 'migration', owner: this.#owner }, [
        { $set: { lease_until_ms: { $add: [{ $toLong: '$$NOW' }, LEASE_MS] } } },
      ]);
      if (matchedCount === 0) this.#lost = true;
    } catch {
      // The next renewal, or the next note, learns of it.
    }
  }
}

async function tryAcquire(
  collection: mongo.Collection<MigrationDocument>,
  owner: string,
): Promise<MigrationDocument | null> {
  const free = { $lt: [{ $ifNull: ['$lease_until_ms', 0] }, { $toLong: '$$NOW' }] };
  const until = { $add: [{ $toLong: '$$NOW' }, LEASE_MS] };
  try {
    const state = await withMongoErrors(
      collection.findOneAndUpdate(
        { _id: 'migration' },
        [
          { $set: { free } },
          {
            $set: {
              owner: { $cond: ['$free', owner, '$owner'] },
              lease_until_ms: { $cond: ['$free', until, '$lease_until_ms'] },
            },
          },
          { $unset: ['free'] },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return state?.owner === owner ? state : null;
  } catch (error) {
    // Two made the document at the same moment; the other one has the lock.
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
