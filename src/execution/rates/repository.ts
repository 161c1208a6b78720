import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ExecutionRateDocument, RateModels } from './schema.ts';

export type NextRate = Omit<ExecutionRateDocument, '_id' | 'tenant_id'>;

export class ExecutionRatesRepository {
  readonly #rates: mongo.Collection<ExecutionRateDocument>;
  readonly #tenantId: string;

  constructor({ rates }: RateModels, tenantId: string) {
    this.#rates = nativeCollection(rates);
    this.#tenantId = tenantId;
  }

  async find(key: string): Promise<ExecutionRateDocument | null> {
    return withMongoErrors(this.#rates.findOne(this.#filter(key)));
  }

  /** @returns false if another write was faster */
  async replace(key: string, present: ExecutionRateDocument | null, next: NextRate): Promise<boolean> {
    if (present === null) return unlessDuplicate(this.#rates.insertOne({ ...this.#filter(key), ...next }));
    // An expired row is deleted, and the next row counts from version 1 again. `expires_at` tells the two rows apart.
    const { version, expires_at } = present;
    const filter = { ...this.#filter(key), version, expires_at };
    return (await withMongoErrors(this.#rates.updateOne(filter, { $set: next }))).modifiedCount === 1;
  }

  #filter(key: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${key}`, tenant_id: this.#tenantId };
  }
}
