import type { mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import { type defineSourceModel, SOURCE_KEY_INDEX, type SourceDocument } from './schema.ts';

/** How a refresh ended for the source that it was of. */
export interface RefreshOutcome {
  at: Date;
  nextRefreshAt: Date;
}

/** When a source was leased that never was. */
const NEVER = new Date(0);

/** The data sources of one tenant: what people decide about them, and who refreshes them. */
export class SourceRepository {
  readonly #sources: mongo.Collection<SourceDocument>;
  readonly #tenantId: string;

  constructor(model: ReturnType<typeof defineSourceModel>, tenantId: string) {
    this.#sources = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  /** @throws {AppError} `conflict` if the tenant has a source of this key. */
  async insert(source: Omit<SourceDocument, 'tenant_id'>): Promise<void> {
    try {
      await withMongoErrors(this.#sources.insertOne({ ...source, tenant_id: this.#tenantId }));
    } catch (error) {
      if (!isDuplicateKey(error, SOURCE_KEY_INDEX)) throw error;
      throw new AppError('conflict', `There is a source ${source.source_key} already.`, { cause: error });
    }
  }

  /** By key. */
  async list(): Promise<SourceDocument[]> {
    const cursor = this.#sources.find({ tenant_id: this.#tenantId }).sort({ source_key: 1 });
    return withMongoErrors(cursor.toArray());
  }

  async count(): Promise<number> {
    return withMongoErrors(this.#sources.countDocuments({ tenant_id: this.#tenantId }));
  }

  async find(sourceKey: string): Promise<SourceDocument | null> {
    return withMongoErrors(this.#sources.findOne({ tenant_id: this.#tenantId, source_key: sourceKey }));
  }

  /** Changes a source that still has `version`; null if it has not. One that is switched on is due at once. */
  async setEnabled(
    { _id, version }: Pick<SourceDocument, '_id' | 'version'>,
    enabled: boolean,
    at: Date,
    event: OutboxEvent,
  ): Promise<SourceDocument | null> {
    return withMongoErrors(
      this.#sources.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version },
        {
          $set: { enabled, ...(enabled ? { next_refresh_at: at, failure_count: 0 } : {}) },
          $inc: { version: 1 },
          $push: { outbox: event },
        },
        { returnDocument: 'after' },
      ),
    );
  }

  /** Makes a source due now; null if the tenant has none of this key. */
  async makeDue(sourceKey: string): Promise<SourceDocument | null> {
    return withMongoErrors(
      this.#sources.findOneAndUpdate(
        { tenant_id: this.#tenantId, source_key: sourceKey },
        [{ $set: { next_refresh_at: '$$NOW' } }],
        { returnDocument: 'after' },
      ),
    );
  }

  /**
   * Takes the lease of a source that is on, due, and not leased, all by the database's clock and in one write.
   * @returns the source under its lease; null if it was not to be had.
   */
  async claim(sourceId: string, owner: string, leaseMs: number): Promise<SourceDocument | null> {
    const isFree = {
      $and: [
        '$enabled',
        { $lte: ['$next_refresh_at', '$$NOW'] },
        { $lt: [{ $ifNull: ['$lease.until', NEVER] }, '$$NOW'] },
      ],
    };
    const until = { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseMs } };
    // The embedded engine knows no $expr in filters, so that the update decides, and says by the owner how.
    const source = await withMongoErrors(
      this.#sources.findOneAndUpdate(
        { _id: sourceId, tenant_id: this.#tenantId },
        [{ $set: { lease: { $cond: [isFree, { owner, until }, { $ifNull: ['$lease', null] }] } } }],
        { returnDocument: 'after' },
      ),
    );
    return source?.lease?.owner === owner ? source : null;
  }

  /** Whether a refresh still has the lease of its source, which may be changed or gone meanwhile. */
  async isHeld(sourceId: string, owner: string): Promise<boolean> {
    const filter = { _id: sourceId, tenant_id: this.#tenantId, 'lease.owner': owner };
    return (await withMongoErrors(this.#sources.findOne(filter, { projection: { _id: 1 } }))) !== null;
  }

  /** Ends a refresh that found what is served already. @returns whether the lease was still held. */
  async confirm(sourceId: string, owner: string, { at, nextRefreshAt }: RefreshOutcome): Promise<boolean> {
    return this.#end(sourceId, owner, {
      confirmed_at: at,
      last_attempt: { at, ok: true },
      failure_count: 0,
      next_refresh_at: nextRefreshAt,
    });
  }

  /** Ends a refresh whose revision was published. */
  async complete(
    sourceId: string,
    owner: string,
    outcome: RefreshOutcome & { loaded: NonNullable<SourceDocument['loaded']> },
  ): Promise<boolean> {
    const { at, nextRefreshAt, loaded } = outcome;
    const last = { last_attempt: { at, ok: true }, failure_count: 0, next_refresh_at: nextRefreshAt };
    return this.#end(sourceId, owner, { ...last, loaded });
  }

  /** Ends a refresh that failed; what is served stays. */
  async fail(
    sourceId: string,
    owner: string,
    outcome: RefreshOutcome & { error: string; failureCount: number },
  ): Promise<boolean> {
    const { at, nextRefreshAt, error, failureCount } = outcome;
    const last_attempt = { at, ok: false, error };
    return this.#end(sourceId, owner, { last_attempt, failure_count: failureCount, next_refresh_at: nextRefreshAt });
  }

  /** Gives the lease back without having done anything. */
  async release(sourceId: string, owner: string): Promise<boolean> {
    return this.#end(sourceId, owner, {});
  }

  async #end(sourceId: string, owner: string, set: Partial<SourceDocument>): Promise<boolean> {
    const filter = { _id: sourceId, tenant_id: this.#tenantId, 'lease.owner': owner };
    const update = { $unset: { lease: '' as const }, ...(Object.keys(set).length === 0 ? {} : { $set: set }) };
    const result = await withMongoErrors(this.#sources.updateOne(filter, update));
    return result.matchedCount === 1;
  }
}
