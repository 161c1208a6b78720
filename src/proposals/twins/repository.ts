import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { ProposalModels, TwinsDocument } from '../schema.ts';

type Entry = TwinsDocument['entries'][number];

export class TwinsRepository {
  readonly #twins: mongo.Collection<TwinsDocument>;
  readonly #tenantId: string;

  constructor(models: ProposalModels, tenantId: string) {
    this.#twins = nativeCollection(models.twins);
    this.#tenantId = tenantId;
  }

  /** Adds the entry in one command, so that of simultaneous proposals each but the first sees another. */
  async reserve(key: string, entry: Entry, expiresAt: Date): Promise<Entry[]> {
    const change = { $push: { entries: entry }, $max: { expires_at: expiresAt } };
    const add = () =>
      this.#twins.findOneAndUpdate(this.#filter(key), change, { upsert: true, returnDocument: 'before' });
    // Two first proposals may both insert the document. The one that fails finds it then.
    const before = await withMongoErrors(
      add().catch((error) => {
        if (!isDuplicateKey(error)) throw error;
        return add();
      }),
    );
    return before?.entries ?? [];
  }

  async remove(key: string, proposalIds: readonly string[]): Promise<void> {
    const change = { $pull: { entries: { proposal_id: { $in: [...proposalIds] } } } };
    await withMongoErrors(this.#twins.updateOne(this.#filter(key), change));
  }

  #filter(key: string): { _id: string; tenant_id: string } {
    return { _id: `${this.#tenantId}:${key}`, tenant_id: this.#tenantId };
  }
}
