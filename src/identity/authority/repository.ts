import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { AuthorityEpochDocument, AuthorityEpochModel } from './schema.ts';

const MAX_ATTEMPTS = 5;

/** The authority epoch of one tenant. */
export class AuthorityEpochRepository {
  readonly #model: AuthorityEpochModel;
  readonly #tenantId: string;

  constructor(model: AuthorityEpochModel, tenantId: string) {
    this.#model = model;
    this.#tenantId = tenantId;
  }

  /** 0 before the first change. */
  async read(): Promise<number> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const row = await withMongoErrors(epochs.findOne({ _id: this.#tenantId, tenant_id: this.#tenantId }));
    return row?.epoch ?? 0;
  }

  async advance(): Promise<number> {
    const epochs = nativeCollection<AuthorityEpochDocument>(this.#model);
    const filter = { _id: this.#tenantId, tenant_id: this.#tenantId };
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      try {
        const row = await withMongoErrors(
          epochs.findOneAndUpdate(filter, { $inc: { epoch: 1 } }, { upsert: true, returnDocument: 'after' }),
        );
        // Null (the embedded engine) or a duplicate key (MongoDB) if another process makes the document at this moment.
        if (row !== null) return row.epoch;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
    throw new AppError('unavailable', 'The service is temporarily unavailable. Retry the request.');
  }
}
