import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { AuthorityEpochDocument, StoredFreezes } from './schema.ts';

const MAX_ATTEMPTS = 5;
const ADVANCING = { upsert: true, returnDocument: 'after', projection: { epoch: 1 } } as const;

/**
 * Counts the changes of anybody's authority in a tenant. A writer stores the change first, then advances the epoch,
 * then answers. So a reader that finds the same epoch before and after its checks has checked every change that was
 * answered before the second read.
 */
export class AuthorityEpochs {
  readonly #epochs: mongo.Collection<AuthorityEpochDocument>;

  constructor(connection: Connection) {
    this.#epochs = connection.collection<AuthorityEpochDocument>('authority_epochs');
  }

  async read(tenantId: string): Promise<number> {
    const row = await withMongoErrors(this.#epochs.findOne(placeOf(tenantId), { projection: { epoch: 1 } }));
    return row?.epoch ?? 0;
  }

  /** Leaves out tenants in which nothing has changed yet. For streams, which may only learn that something changed. */
  async readAll(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = this.#epochs.find({ _id: { $in: [...tenantIds] } }, { projection: { epoch: 1 } });
    return new Map((await withMongoErrors(found.toArray())).map(({ _id, epoch }) => [_id, epoch]));
  }

  /** Leaves out thawed freezes, of which there may be many. */
  async readWithFreezes(tenantId: string): Promise<Pick<StoredFreezes, 'freezes'> & { epoch: number }> {
    const projection = { epoch: 1, freezes: 1 } as const;
    const row = await withMongoErrors(this.#epochs.findOne(placeOf(tenantId), { projection }));
    return { epoch: row?.epoch ?? 0, freezes: row?.freezes ?? [] };
  }

  async readFreezes(tenantId: string): Promise<StoredFreezes> {
    const row = await withMongoErrors(this.#epochs.findOne(placeOf(tenantId), { projection: { outbox: 0 } }));
    const { freezes = [], thawed = [], freezes_version: version = 0 } = row ?? {};
    return { freezes, thawed, version };
  }

  /**
   * Replaces the freezes if they still have this version (0 for none yet), and advances the epoch in the same write.
   * @returns false if somebody else has changed them first.
   */
  async replaceFreezes(
    tenantId: string,
    { freezes, thawed, version }: StoredFreezes,
    event: OutboxEvent,
  ): Promise<boolean> {
    const isFirst = version === 0;
    const filter = { ...placeOf(tenantId), freezes_version: isFirst ? { $exists: false } : version };
    const update = {
      $set: { freezes, thawed, freezes_version: version + 1 },
      $inc: { epoch: 1 },
      $push: { outbox: event },
    };
    try {
      const written = await withMongoErrors(this.#epochs.updateOne(filter, update, { upsert: isFirst }));
      return written.matchedCount + written.upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** Advances the epoch. Call this after each change is stored and before it is answered, even if nothing changed. */
  async advance(tenantId: string): Promise<number> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        const row = await withMongoErrors(
          this.#epochs.findOneAndUpdate(placeOf(tenantId), { $inc: { epoch: 1 } }, ADVANCING),
        );
        // If another process makes the document now, the embedded engine returns null and MongoDB a duplicate key.
        if (row !== null) return row.epoch;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }
}

function placeOf(tenantId: string): { _id: string; tenant_id: string } {
  return { _id: tenantId, tenant_id: tenantId };
}
