import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import type { StoredFreezes } from './freeze.ts';
import type { AuthorityEpochDocument, AuthorityEpochModel } from './schema.ts';

const MAX_ATTEMPTS = 5;
const ADVANCING = { upsert: true, returnDocument: 'after', projection: { epoch: 1 } } as const;

export class AuthorityEpochRepository {
  readonly #model: AuthorityEpochModel;
  readonly #tenantId: string;

  constructor(model: AuthorityEpochModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  async read(): Promise<number> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    const row = await withMongoErrors(epochs.findOne(filter, { projection: { epoch: 1 } }));
    return row?.epoch ?? 0;
  }

  /** Leaves out thawed freezes, of which there may be many. */
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

  /** Returns false if somebody else has changed the freezes first. Version 0 means that there were none yet. */
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
        // If another process makes the document now, the embedded engine returns null and MongoDB a duplicate key.
        if (row !== null) return row.epoch;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }
}

/** Looks epochs up across tenants, for streams. A read reveals only that something has changed. */
export class AuthorityEpochDirectory {
  readonly #model: AuthorityEpochModel;

  constructor(model: AuthorityEpochModel) {
    this.#model = model;
  }

  /** Leaves out tenants in which nothing has changed yet. */
  async read(tenantIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const found = epochs.find({ _id: { $in: [...tenantIds] } }, { projection: { epoch: 1 } });
    return new Map((await withMongoErrors(found.toArray())).map(({ _id, epoch }) => [_id, epoch]));
  }
}
