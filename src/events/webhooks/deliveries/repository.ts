import type { mongo } from 'mongoose';
import { MINUTE_MS } from '../../../platform/durations.ts';
import { isDuplicateKey, unlessDuplicate, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import type { FindPage, Keyset } from '../../../platform/mongo/page.ts';
import type { DeliveryStatus } from '../model.ts';
import { MOST_ATTEMPTS } from '../schedule.ts';
import { type AttemptDocument, type DeliveryDocument, type DeliveryModel, KEPT_MS } from './schema.ts';

export interface DeliveryStore {
  deliveries: DeliveryModel;
  findPage: FindPage;
}

export interface DeliveryPageQuery {
  status: DeliveryStatus | undefined;
  notBefore: Date;
  limit: number;
  after?: Keyset | undefined;
}

export type AttemptOutcome = { status: 'pending'; dueAt: Date } | { status: 'delivered' | 'failed' };

export type NewDelivery = Omit<DeliveryDocument, 'tenant_id'>;

const BATCH_SIZE = 500;
const CANCELLED = { $set: { status: 'cancelled' }, $unset: { due_at: '' } } as const;

/** Longer than a lease. A delivery that is due later than this waits for its next attempt. */
const WAITS_FROM_MS = MINUTE_MS;

export class DeliveryRepository {
  readonly #deliveries: mongo.Collection<DeliveryDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor({ deliveries, findPage }: DeliveryStore, tenantId: string) {
    this.#deliveries = nativeCollection(deliveries);
    this.#findPage = findPage;
    this.#tenantId = tenantId;
  }

  /** Leaves out deliveries that exist already. */
  async insertOriginals(endpointId: string, deliveries: readonly NewDelivery[]): Promise<void> {
    for (let rest = deliveries; rest.length > 0; ) {
      const eventIds = rest.map(({ event_id }) => event_id);
      try {
        const documents = rest.map((delivery) => ({ ...delivery, tenant_id: this.#tenantId }));
        await withMongoErrors(this.#deliveries.insertMany(documents));
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const known = new Set((await this.#findOriginals(endpointId, eventIds)).map(({ event_id }) => event_id));
        const missing = rest.filter(({ event_id }) => !known.has(event_id));
        if (missing.length === rest.length) throw error;
        rest = missing;
      }
    }
  }

  /** @returns false if there is a delivery of this event already. */
  async insert(delivery: NewDelivery): Promise<boolean> {
    return unlessDuplicate(this.#deliveries.insertOne({ ...delivery, tenant_id: this.#tenantId }));
  }

  async find(deliveryId: string): Promise<DeliveryDocument | null> {
    return withMongoErrors(this.#deliveries.findOne({ _id: deliveryId, tenant_id: this.#tenantId }));
  }

  async #findOriginals(endpointId: string, eventIds: readonly string[]): Promise<Pick<DeliveryDocument, 'event_id'>[]> {
    const original = { endpoint_id: endpointId, event_id: { $in: [...eventIds] }, is_replay: false };
    const filter = { tenant_id: this.#tenantId, ...original };
    return withMongoErrors(this.#deliveries.find(filter, { projection: { event_id: 1 } }).toArray());
  }

  async listPage(
    endpointId: string,
    { status, ...query }: DeliveryPageQuery,
  ): Promise<{ rows: DeliveryDocument[]; next: Keyset | null }> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, ...(status && { status }) };
    return this.#findPage(this.#deliveries, { ...query, filter, timeField: 'created_at', order: 'newest_first' });
  }

  /** @returns null if another process has recorded an attempt meanwhile, or the delivery was cancelled. */
  async record(
    { _id, tries }: DeliveryDocument,
    attempt: AttemptDocument,
    outcome: AttemptOutcome,
  ): Promise<DeliveryDocument | null> {
    const { status } = outcome;
    const update = {
      ...(status === 'pending'
        ? { $set: { status, due_at: outcome.dueAt } }
        : { $set: { status }, $unset: { due_at: '' as const } }),
      $inc: { tries: 1 },
      $push: { attempts: { $each: [attempt], $slice: -MOST_ATTEMPTS } },
    };
    const filter = { _id, tenant_id: this.#tenantId, status: 'pending' as const, tries };
    return withMongoErrors(this.#deliveries.findOneAndUpdate(filter, update, { returnDocument: 'after' }));
  }

  /** Counts by endpoint, among the first `limit` of all these endpoints together. */
  async countPending(endpointIds: readonly string[], limit: number): Promise<Map<string, number>> {
    const $match = { tenant_id: this.#tenantId, endpoint_id: { $in: [...endpointIds] }, status: 'pending' };
    const $group = { _id: '$endpoint_id', count: { $sum: 1 } };
    const steps = [{ $match }, { $limit: limit }, { $group }];
    const counted = this.#deliveries.aggregate<{ _id: string; count: number }>(steps);
    return new Map((await withMongoErrors(counted.toArray())).map(({ _id, count }) => [_id, count]));
  }

  /** @returns false if the delivery is not pending. */
  async cancel(deliveryId: string): Promise<boolean> {
    const filter = { _id: deliveryId, tenant_id: this.#tenantId, status: 'pending' as const };
    return (await withMongoErrors(this.#deliveries.updateOne(filter, CANCELLED))).modifiedCount === 1;
  }

  /** Cancels one batch of the deliveries that were made by this time. @returns their number. */
  async cancelUntil(endpointId: string, until: Date): Promise<number> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, status: 'pending' as const };
    const found = this.#deliveries.find({ ...filter, created_at: { $lte: until } }, { projection: { _id: 1 } });
    const ids = (await withMongoErrors(found.limit(BATCH_SIZE).toArray())).map(({ _id }) => _id);
    if (ids.length === 0) return 0;
    await withMongoErrors(this.#deliveries.updateMany({ _id: { $in: ids }, ...filter }, CANCELLED));
    return ids.length;
  }

  /** Removes one batch of deliveries. @returns their number. */
  async removeSome(endpointId: string): Promise<number> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId };
    const query = this.#deliveries.find(filter, { projection: { _id: 1 } }).limit(BATCH_SIZE);
    const ids = (await withMongoErrors(query.toArray())).map(({ _id }) => _id);
    if (ids.length > 0) await withMongoErrors(this.#deliveries.deleteMany({ ...filter, _id: { $in: ids } }));
    return ids.length;
  }

  /** Returns the sequence of the first event that was not taken; null if there is none. Tests do not count. */
  async firstMissed(endpointId: string): Promise<number | null> {
    const first = async (status: DeliveryStatus) => {
      const original = { is_replay: false, once: { $exists: false } };
      const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, status, ...original };
      const query = this.#deliveries.find(filter, { projection: { sequence: 1 } });
      // Deliveries are made in the order of the log.
      return withMongoErrors(query.sort({ created_at: 1 }).limit(1).toArray());
    };
    const found = await Promise.all((['pending', 'failed', 'cancelled'] as const).map(first));
    const sequences = found.flat().map(({ sequence }) => sequence);
    return sequences.length === 0 ? null : Math.min(...sequences);
  }

  /** Sends ended deliveries again, once for each recovery and with all attempts, and waiting deliveries at once. */
  async sendAgain(
    endpointId: string,
    eventIds: readonly string[],
    ended: readonly DeliveryStatus[],
    recovery: { id: string; at: Date },
  ): Promise<void> {
    // A delivery that is due sooner may be on its way.
    const later = new Date(recovery.at.getTime() + WAITS_FROM_MS);
    const filter = {
      tenant_id: this.#tenantId,
      endpoint_id: endpointId,
      event_id: { $in: [...eventIds] },
      is_replay: false,
      $or: [{ status: { $in: [...ended] } }, { status: 'pending' as const, due_at: { $gt: later } }],
      recovered_by: { $ne: recovery.id },
    };
    const expiresAt = new Date(recovery.at.getTime() + KEPT_MS);
    const again = { status: 'pending' as const, tries: 0, due_at: recovery.at, recovered_by: recovery.id };
    await withMongoErrors(this.#deliveries.updateMany(filter, { $set: { ...again, expires_at: expiresAt } }));
  }
}
