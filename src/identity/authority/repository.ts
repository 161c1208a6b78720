import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { StoredFreezes } from './freeze.ts';
import type { AuthorityEpochDocument, AuthorityEpochModel } from './schema.ts';

const MAX_ATTEMPTS = 5;
const ADVANCING = { upsert: true, returnDocument: 'after', projection: { epoch: 1 } } as const;

/** Authority epoch of one tenant, and the freezes that hold at it. */
export class AuthorityEpochRepository {
  readonly #model: AuthorityEpochModel;
  readonly #tenantId: string;

  constructor(model: AuthorityEpochModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  /** Returns 0 before the first change. */
  async read(): Promise<number> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    const row = await withMongoErrors(epochs.findOne(filter, { projection: { epoch: 1 } }));
    return row?.epoch ?? 0;
  }

  /** Leaves out the freezes that were thawed, which are many where much was frozen. */
  async readWithFreezes(): Promise<Pick<StoredFreezes, 'freezes'> & { epoch: number }> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    const row = await withMongoErrors(epochs.findOne(filter, { projection: { epoch: 1, freezes: 1 } }));
    const { epoch = 0, freezes = [] } = row ?? {};
    return { epoch, freezes };
  }

  async readFreezes(): Promise<StoredFreezes> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    const row = await withMongoErrors(epochs.findOne(filter, { projection: { outbox: 0 } }));
    const { freezes = [], thawed = [], freezes_version: version = 0 } = row ?? {};
    return { freezes, thawed, version };
  }

  /**
   * Writes the freezes, if they still have `version` (0 if there never were any).
   * @returns false if somebody else has changed them first.
   */
  async replaceFreezes({ freezes, thawed, version }: StoredFreezes, event: OutboxEvent): Promise<boolean> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const isFirst = version === 0;
    const filter = {
      _id: this.#tenantId,
      tenant_id: this.#tenantId,
      freezes_version: isFirst ? { $exists: false } : version,
    };
    const update = {
      $set: { freezes, thawed, freezes_version: version + 1 },
      $inc: { epoch: 1 },
      $push: { outbox: event },
    };
    try {
      const { matchedCount, upsertedCount } = await withMongoErrors(
        epochs.updateOne(filter, update, { upsert: isFirst }),
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async advance(): Promise<number> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        const row = await withMongoErrors(epochs.findOneAndUpdate(filter, { $inc: { epoch: 1 } }, ADVANCING));
        // If another process makes the document at this moment, the result is null (embedded engine) or a duplicate key
        // (MongoDB).
        if (row !== null) return row.epoch;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }
}

/** Lookup across tenants, for streams of people in many tenants. It reveals only that something has changed. */
export class AuthorityEpochDirectory {
  readonly #model: AuthorityEpochModel;

  constructor(model: AuthorityEpochModel) {
    this.#model = model;
  }

  /** Returns the epochs of these tenants. A tenant in which nothing has changed yet is left out. */
  async read(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const found = epochs.find({ _id: { $in: [...tenantIds] } }, { projection: { epoch: 1 } });
    return new Map((await withMongoErrors(found.toArray())).map(({ _id, epoch }) => [_id, epoch]));
  }
}
