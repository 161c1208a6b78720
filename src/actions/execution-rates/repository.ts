import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ExecutionRateDocument, PackModels } from '../packs/schema.ts';

export type NextRate = Omit<ExecutionRateDocument, '_id' | 'tenant_id'>;

/** What was executed within the hour, of one tenant. */
export class ExecutionRatesRepository {
  readonly #rates: mongo.Collection<ExecutionRateDocument>;
  readonly #tenantId: string;

  constructor({ rates }: Pick<PackModels, 'rates'>, tenantId: string) {
    this.#rates = nativeCollection(rates);
    this.#tenantId = tenantId;
  }

  async find(key: string): Promise<ExecutionRateDocument | null> {
    return withMongoErrors(this.#rates.findOne(this.#filter(key)));
  }

  /** Writes what is counted, if it still is what was read. @returns whether it was. */
  async replace(key: string, present: ExecutionRateDocument | null, next: NextRate): Promise<boolean> {
    try {
      if (present === null) {
        await withMongoErrors(this.#rates.insertOne({ ...this.#filter(key), ...next }));
        return true;
      }
      // A row that has expired is gone, and the next one counts from 1 again: its end tells it from the one that was read.
      const { version, expires_at } = present;
      const filter = { ...this.#filter(key), version, expires_at };
      return (await withMongoErrors(this.#rates.updateOne(filter, { $set: next }))).modifiedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  #filter(key: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${key}`, tenant_id: this.#tenantId };
  }
}
