import type { mongo } from 'mongoose';
import { withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { BacktestModels, FinishedBacktestRow, FinishedBacktestsDocument } from './schema.ts';

export class FinishedBacktestsRepository {
  readonly #backtests: mongo.Collection<FinishedBacktestsDocument>;
  readonly #tenantId: string;

  constructor({ backtests }: BacktestModels, tenantId: string) {
    this.#backtests = nativeCollection(backtests);
    this.#tenantId = tenantId;
  }

  async list(): Promise<FinishedBacktestRow[]> {
    return (await withMongoErrors(this.#backtests.findOne(this.#key())))?.entries ?? [];
  }

  async add(entry: FinishedBacktestRow, { keep, expiresAt }: { keep: number; expiresAt: Date }): Promise<void> {
    await withMongoErrors(this.#backtests.updateOne(this.#key(), { $pull: { entries: { hash: entry.hash } } }));
    const change = {
      $push: { entries: { $each: [entry], $slice: -keep } },
      $set: { expires_at: expiresAt },
    };
    await withMongoErrors(this.#backtests.updateOne(this.#key(), change, { upsert: true }));
  }

  #key(): { _id: string; tenant_id: string } {
    return { _id: this.#tenantId, tenant_id: this.#tenantId };
  }
}
