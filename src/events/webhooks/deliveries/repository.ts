import type { mongo } from 'mongoose';
import { isDuplicateKey, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import type { FindPage, Keyset } from '../../../platform/mongo/page.ts';
import type { DeliveryStatus } from '../model.ts';
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

/** What an attempt has led to. */
export type AttemptOutcome = { status: 'pending'; dueAt: Date } | { status: 'delivered' | 'failed' };

export type NewDelivery = Omit<DeliveryDocument, 'tenant_id'>;

/** Deliveries that are changed by one write. */
const BATCH_SIZE = 500;

/** Longer than a lease: what is due later than that waits for its next attempt. */
const WAITS_FROM_MS = 60_000;

/** The deliveries of one tenant. */
export class DeliveryRepository {
  readonly #deliveries: mongo.Collection<DeliveryDocument>;
  readonly #findPage: FindPage;
  readonly #tenantId: string;

  constructor({ deliveries, findPage }: DeliveryStore, tenantId: string) {
    this.#deliveries = nativeCollection(deliveries);
    this.#findPage = findPage;
    this.#tenantId = tenantId;
  }

  /** Inserts the first deliveries of events to an endpoint, but for those that there are. */
  async insertOriginals(endpointId: string, deliveries: readonly NewDelivery[]): Promise<void> {
    for (let rest = deliveries; rest.length > 0; ) {
      const eventIds = rest.map(({ event_id }) => event_id);
      try {
        const documents = rest.map((delivery) => ({ ...delivery, tenant_id: this.#tenantId }));
        await withMongoErrors(this.#deliveries.insertMany(documents));
        return;
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const known = new Set((await this.findOriginals(endpointId, eventIds)).map(({ event_id }) => event_id));
        const missing = rest.filter(({ event_id }) => !known.has(event_id));
        if (missing.length === rest.length) throw error;
        rest = missing;
      }
    }
  }

  /** @returns whether it was stored; false if there is one of this event already. */
  async insert(delivery: NewDelivery): Promise<boolean> {
    try {
      await withMongoErrors(this.#deliveries.insertOne({ ...delivery, tenant_id: this.#tenantId }));
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async find(deliveryId: string): Promise<DeliveryDocument | null> {
    return withMongoErrors(this.#deliveries.findOne({ _id: deliveryId, tenant_id: this.#tenantId }));
  }

  /** The first deliveries of these events. */
  async findOriginals(
    endpointId: string,
    eventIds: readonly string[],
  ): Promise<Pick<DeliveryDocument, '_id' | 'event_id'>[]> {
    const filter = {
      tenant_id: this.#tenantId,
      endpoint_id: endpointId,
      event_id: { $in: [...eventIds] },
      is_replay: false,
    };
    return withMongoErrors(this.#deliveries.find(filter, { projection: { event_id: 1 } }).toArray());
  }

  /** Of an endpoint, the newest first. */
  async listPage(
    endpointId: string,
    { status, ...query }: DeliveryPageQuery,
  ): Promise<{ rows: DeliveryDocument[]; next: Keyset | null }> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, ...(status && { status }) };
    return this.#findPage(this.#deliveries, { ...query, filter, timeField: 'created_at', order: 'newest_first' });
  }

  /**
   * Writes an attempt at a delivery down that is as it was when the attempt began.
   * @returns the delivery as it is then; null if somebody else has written theirs meanwhile, or it was cancelled.
   */
  async record(
    { _id, tries }: Pick<DeliveryDocument, '_id' | 'tries'>,
    attempt: AttemptDocument,
    outcome: AttemptOutcome,
    mostAttempts: number,
  ): Promise<DeliveryDocument | null> {
    const next = outcome.status === 'pending' ? { due_at: outcome.dueAt } : {};
    const end = outcome.status === 'pending' ? {} : { $unset: { due_at: '' as const } };
    return withMongoErrors(
      this.#deliveries.findOneAndUpdate(
        { _id, tenant_id: this.#tenantId, status: 'pending', tries },
        {
          $set: { status: outcome.status, ...next },
          $inc: { tries: 1 },
          $push: { attempts: { $each: [attempt], $slice: -mostAttempts } },
          ...end,
        },
        { returnDocument: 'after' },
      ),
    );
  }

  /** How many of each of these endpoints wait to be sent, among the first `limit` of all of them. */
  async countPending(endpointIds: readonly string[], limit: number): Promise<Map<string, number>> {
    const $match = { tenant_id: this.#tenantId, endpoint_id: { $in: [...endpointIds] }, status: 'pending' };
    const $group = { _id: '$endpoint_id', count: { $sum: 1 } };
    const counted = this.#deliveries.aggregate<{ _id: string; count: number }>([
      { $match },
      { $limit: limit },
      { $group },
    ]);
    return new Map((await withMongoErrors(counted.toArray())).map(({ _id, count }) => [_id, count]));
  }

  /** Has a delivery that is pending not be sent any more. */
  async cancel(deliveryId: string): Promise<boolean> {
    const filter = { _id: deliveryId, tenant_id: this.#tenantId, status: 'pending' as const };
    const { modifiedCount } = await withMongoErrors(
      this.#deliveries.updateOne(filter, { $set: { status: 'cancelled' }, $unset: { due_at: '' } }),
    );
    return modifiedCount === 1;
  }

  /** The same for those of an endpoint that were made until then. @returns how many there were; at most a batch. */
  async cancelUntil(endpointId: string, until: Date): Promise<number> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, status: 'pending' as const };
    const found = await withMongoErrors(
      this.#deliveries
        .find({ ...filter, created_at: { $lte: until } }, { projection: { _id: 1 } })
        .limit(BATCH_SIZE)
        .toArray(),
    );
    if (found.length === 0) return 0;
    const ids = found.map(({ _id }) => _id);
    await withMongoErrors(
      this.#deliveries.updateMany(
        { _id: { $in: ids }, ...filter },
        { $set: { status: 'cancelled' }, $unset: { due_at: '' } },
      ),
    );
    return ids.length;
  }

  /** Removes deliveries of an endpoint. @returns how many there were; at most a batch. */
  async removeSome(endpointId: string): Promise<number> {
    const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId };
    const query = this.#deliveries.find(filter, { projection: { _id: 1 } }).limit(BATCH_SIZE);
    const ids = (await withMongoErrors(query.toArray())).map(({ _id }) => _id);
    if (ids.length > 0) await withMongoErrors(this.#deliveries.deleteMany({ ...filter, _id: { $in: ids } }));
    return ids.length;
  }

  /**
   * Sequence of the first event that was to be sent to an endpoint and was not taken by it; null if there is none. What an
   * endpoint is tried out with is for who tried it.
   */
  async firstMissed(endpointId: string): Promise<number | null> {
    const first = async (status: DeliveryStatus) => {
      const original = { is_replay: false, once: { $exists: false } };
      const filter = { tenant_id: this.#tenantId, endpoint_id: endpointId, status, ...original };
      const query = this.#deliveries.find(filter, { projection: { sequence: 1 } });
      // They were made in the order of the log.
      return withMongoErrors(query.sort({ created_at: 1 }).limit(1).toArray());
    };
    const found = await Promise.all((['pending', 'failed', 'cancelled'] as const).map(first));
    const sequences = found.flat().map(({ sequence }) => sequence);
    return sequences.length === 0 ? null : Math.min(...sequences);
  }

  /**
   * Has the first deliveries of these events sent again that have ended so, each once for a recovery, with as many attempts
   * as a new one. Those that wait for a later attempt are sent now.
   */
  async sendAgain(
    endpointId: string,
    eventIds: readonly string[],
    ended: readonly DeliveryStatus[],
    recovery: { id: string; at: Date },
  ): Promise<void> {
    // What is due sooner may be under way.
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

/** What is due of all tenants. */
export class DeliveryQueue {
  readonly #deliveries: mongo.Collection<DeliveryDocument>;

  constructor(deliveries: DeliveryModel) {
    this.#deliveries = nativeCollection(deliveries);
  }

  /** When the delivery was due that has waited longest; null if none is there. */
  async oldestDueAt(): Promise<Date | null> {
    const query = this.#deliveries.find({ status: 'pending' }, { projection: { due_at: 1 } });
    const [oldest] = await withMongoErrors(query.sort({ due_at: 1 }).limit(1).toArray());
    return oldest?.due_at ?? null;
  }
}
