import type { mongo } from 'mongoose';
import { unlessDuplicate, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ProposalModels, TotalDocument } from '../schema.ts';

export class TotalsRepository {
  readonly #totals: mongo.Collection<TotalDocument>;
  readonly #tenantId: string;

  constructor(models: ProposalModels, tenantId: string) {
    this.#totals = nativeCollection(models.totals);
    this.#tenantId = tenantId;
  }

  async read(key: string): Promise<TotalDocument | null> {
    return withMongoErrors(this.#totals.findOne(this.#filter(key)));
  }

  async replace(
    key: string,
    present: TotalDocument | null,
    next: Pick<TotalDocument, 'entries' | 'expires_at'>,
  ): Promise<boolean> {
    const filter = this.#filter(key);
    if (present === null) return unlessDuplicate(this.#totals.insertOne({ ...filter, ...next, version: 1 }));
    const change = { $set: next, $inc: { version: 1 } };
    const result = await withMongoErrors(this.#totals.updateOne({ ...filter, version: present.version }, change));
    return result.modifiedCount === 1;
  }

  #filter(key: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${key}`, tenant_id: this.#tenantId };
  }
}
