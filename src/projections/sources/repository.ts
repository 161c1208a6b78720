import type { Connection, mongo } from 'mongoose';
import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { MINUTE_MS } from '../../platform/durations.ts';
import { isDuplicateKey, withMongoErrors } from '../../platform/mongo/errors.ts';
import { nativeCollection } from '../../platform/mongo/native.ts';
import { inTransaction } from '../../platform/mongo/transaction.ts';
import type { OutboxEvent } from '../../platform/outbox/event.ts';
import {
  REFRESH_LEASE_MS,
  SOURCE_KEY_INDEX,
  type SourceDocument,
  type SourceModels,
  type SourceRemovalDocument,
} from './schema.ts';

export interface RefreshOutcome {
  at: Date;
  nextRefreshAt: Date;
}

export interface SourceStore extends SourceModels {
  connection: Connection;
}

export type SourceChanges = Partial<Pick<SourceDocument, 'locations' | 'timezone' | 'refresh_interval_ms'>>;

/** Milliseconds that a refresh may take to notice the end of its lease. */
const LATE_MS = MINUTE_MS;
/** Milliseconds until the next attempt at a removal whose events the relay has not moved yet. */
const SWEEP_AGAIN_MS = 10_000;

const NEVER = new Date(0);

/** Data sources of one tenant: the decisions of people, and the leases of refreshes. */
export class SourceRepository {
  readonly #connection: Connection;
  readonly #sources: mongo.Collection<SourceDocument>;
  readonly #removals: mongo.Collection<SourceRemovalDocument>;
  readonly #tenantId: string;

  constructor({ connection, sources, removals }: SourceStore, tenantId: string) {
    this.#connection = connection;
    this.#sources = nativeCollection(sources);
    this.#removals = nativeCollection(removals);
    this.#tenantId = tenantId;
  }

  /** @throws {AppError} `conflict` if the tenant already has a source with this key. */
  async insert(source: Omit<SourceDocument, 'tenant_id'>): Promise<void> {
    try {
      await withMongoErrors(this.#sources.insertOne({ ...source, tenant_id: this.#tenantId }));
    } catch (error) {
      if (!isDuplicateKey(error, SOURCE_KEY_INDEX)) throw error;
      throw new AppError('conflict', `There is a source ${source.source_key} already.`, { cause: error });
    }
  }

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

  /** Returns null if the version differs. A source that is switched on is due at once. */
  async setEnabled(
    source: Pick<SourceDocument, '_id' | 'version'>,
    enabled: boolean,
    at: Date,
    event: OutboxEvent,
  ): Promise<SourceDocument | null> {
    const set = { enabled, ...(enabled ? { next_refresh_at: at, failure_count: 0 } : {}) };
    return this.#change(source, { $set: set }, event);
  }

  /**
   * A running refresh loses its lease and publishes nothing. @param forgets True if the next load must fetch
   * everything.
   */
  async change(
    source: Pick<SourceDocument, '_id' | 'version'>,
    changes: SourceChanges,
    forgets: boolean,
    at: Date,
    event: OutboxEvent,
  ): Promise<SourceDocument | null> {
    const set = { ...changes, next_refresh_at: at, failure_count: 0, lease_dropped_at: at };
    const unset = { lease: '' as const, ...(forgets ? { loaded: '' as const } : {}) };
    return this.#change(source, { $set: set, $unset: unset }, event);
  }

  async #change(
    { _id, version }: Pick<SourceDocument, '_id' | 'version'>,
    update: Pick<mongo.UpdateFilter<SourceDocument>, '$set' | '$unset'>,
    event: OutboxEvent,
  ): Promise<SourceDocument | null> {
    return withMongoErrors(
      this.#sources.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, version },
        { ...update, $inc: { version: 1 }, $push: { outbox: event } } as mongo.UpdateFilter<SourceDocument>,
        { returnDocument: 'after' },
      ),
    );
  }

  /** From then on nothing is served, and a running refresh publishes nothing. @returns false if the version differs. */
  async remove(
    { _id, version }: Pick<SourceDocument, '_id' | 'version'>,
    at: Date,
    event: OutboxEvent,
  ): Promise<boolean> {
    return inTransaction(this.#connection, async (session) => {
      const source = await this.#sources.findOneAndDelete({ _id, tenant_id: this.#tenantId, version }, { session });
      if (source === null) return false;
      const removal: SourceRemovalDocument = {
        _id,
        tenant_id: this.#tenantId,
        source_key: source.source_key,
        removed_at: at,
        refreshed_until: refreshedUntil(source, at),
        next_sweep_at: at,
        outbox: [...source.outbox, event],
      };
      await this.#removals.insertOne(removal, { session });
      return true;
    });
  }

  /** Ends a removal once no data can appear any more and the log has all events; otherwise tries again later. */
  async endRemoval(sourceId: string): Promise<void> {
    const removal = await withMongoErrors(this.#removals.findOne({ _id: sourceId, tenant_id: this.#tenantId }));
    if (removal === null) return;
    const ended = { _id: sourceId, tenant_id: this.#tenantId, 'outbox.id': { $exists: false } };
    const now = currentTime();
    if (removal.refreshed_until <= now) {
      const { deletedCount } = await withMongoErrors(this.#removals.deleteOne(ended));
      if (deletedCount === 1) return;
    }
    const later = new Date(Math.max(removal.refreshed_until.getTime(), now.getTime() + SWEEP_AGAIN_MS));
    const filter = { _id: sourceId, tenant_id: this.#tenantId };
    await withMongoErrors(this.#removals.updateOne(filter, { $set: { next_sweep_at: later } }));
  }

  /** Returns null if the tenant has no source with this key. */
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
   * Uses the database's clock and one write. @returns the source with its lease; null if the lease is not available.
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
    // The embedded engine does not support $expr in filters. So the update decides, and the owner in the result tells
    // the outcome.
    const source = await withMongoErrors(
      this.#sources.findOneAndUpdate(
        { _id: sourceId, tenant_id: this.#tenantId },
        [{ $set: { lease: { $cond: [isFree, { owner, until }, { $ifNull: ['$lease', null] }] } } }],
        { returnDocument: 'after' },
      ),
    );
    return source?.lease?.owner === owner ? source : null;
  }

  /** A source may be changed or removed during a refresh. */
  async isHeld(sourceId: string, owner: string): Promise<boolean> {
    const filter = { _id: sourceId, tenant_id: this.#tenantId, 'lease.owner': owner };
    return (await withMongoErrors(this.#sources.findOne(filter, { projection: { _id: 1 } }))) !== null;
  }

  /** Ends a refresh that found no change. @returns true if the lease was still held. */
  async confirm(sourceId: string, owner: string, { at, nextRefreshAt }: RefreshOutcome): Promise<boolean> {
    return this.#end(sourceId, owner, {
      confirmed_at: at,
      last_attempt: { at, ok: true },
      failure_count: 0,
      next_refresh_at: nextRefreshAt,
    });
  }

  async complete(
    sourceId: string,
    owner: string,
    outcome: RefreshOutcome & { loaded: NonNullable<SourceDocument['loaded']> },
  ): Promise<boolean> {
    const { at, nextRefreshAt, loaded } = outcome;
    const last = { last_attempt: { at, ok: true }, failure_count: 0, next_refresh_at: nextRefreshAt };
    return this.#end(sourceId, owner, { ...last, loaded });
  }

  async fail(
    sourceId: string,
    owner: string,
    outcome: RefreshOutcome & { error: string; failureCount: number },
  ): Promise<boolean> {
    const { at, nextRefreshAt, error, failureCount } = outcome;
    const last_attempt = { at, ok: false, error };
    return this.#end(sourceId, owner, { last_attempt, failure_count: failureCount, next_refresh_at: nextRefreshAt });
  }

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

/** Returns the time until which an earlier refresh may still write. A change may have taken its lease away. */
function refreshedUntil({ lease, lease_dropped_at: droppedAt }: SourceDocument, at: Date): Date {
  const leased = lease?.until.getTime() ?? 0;
  const dropped = droppedAt === undefined ? 0 : droppedAt.getTime() + REFRESH_LEASE_MS;
  const until = Math.max(leased, dropped) + LATE_MS;
  return until > at.getTime() ? new Date(until) : at;
}
