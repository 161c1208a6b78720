import type { mongo } from 'mongoose';
import type { SigningVersions } from '../../../integrations/index.ts';
import { currentTime, currentTimeMs } from '../../../platform/clock.ts';
import { HOUR_MS } from '../../../platform/durations.ts';
import { isDuplicateKey, withMongoErrors } from '../../../platform/mongo/errors.ts';
import { nativeCollection } from '../../../platform/mongo/native.ts';
import { updateEach } from '../../../platform/mongo/update-each.ts';
import type { OutboxEvent } from '../../../platform/outbox/event.ts';
import { IDEMPOTENCY_INDEX } from '../../../platform/storage/collection.ts';
import type { SwitchedOff } from '../model.ts';
import {
  type EndpointDocument,
  type EndpointModel,
  MOST_ENDPOINTS,
  PLACE_INDEX,
  type RecoveryDocument,
} from './schema.ts';

export type NewEndpoint = Omit<EndpointDocument, 'tenant_id' | 'place'>;

export type EndpointChanges = Partial<Pick<EndpointDocument, 'url' | 'description' | 'types' | 'filter'>>;

type Read = Pick<EndpointDocument, '_id' | 'version'>;

const NEVER = new Date(0);

/** All endpoints have a place, so that the index of places serves this filter. */
const PRESENT = { place: { $gt: 0 }, removed_at: { $exists: false } };
/** A deleted endpoint keeps its place so long, for somebody who is about to take the next one. */
const PLACE_KEPT_MS = HOUR_MS;
/** Until the next check whether the log has all events of a deleted endpoint. */
const LOOK_AGAIN_MS = 10_000;

export class EndpointRepository {
  readonly #endpoints: mongo.Collection<EndpointDocument>;
  readonly #tenantId: string;

  constructor(model: EndpointModel, tenantId: string) {
    this.#endpoints = nativeCollection(model);
    this.#tenantId = tenantId;
  }

  /**
   * Takes the place after the last one that was there when the endpoints were counted, so there are never too many.
   * @returns `earlier` if the idempotency key has made an endpoint before.
   */
  async insert(endpoint: NewEndpoint): Promise<'inserted' | 'too_many' | { earlier: EndpointDocument }> {
    for (;;) {
      const last = await this.#lastPlace();
      if ((await this.list()).length >= MOST_ENDPOINTS) return 'too_many';
      try {
        await withMongoErrors(this.#endpoints.insertOne({ ...endpoint, tenant_id: this.#tenantId, place: last + 1 }));
        return 'inserted';
      } catch (error) {
        // Somebody else has taken the place meanwhile.
        if (isDuplicateKey(error, PLACE_INDEX)) continue;
        if (!isDuplicateKey(error, IDEMPOTENCY_INDEX.name) || endpoint.idem === undefined) throw error;
        const earlier = await this.findByIdempotencyKey(endpoint.idem);
        if (earlier !== null) return { earlier };
        throw error;
      }
    }
  }

  /** Counts endpoints that were deleted within the hour, too. 0 for none. */
  async #lastPlace(): Promise<number> {
    const query = this.#endpoints.find({ tenant_id: this.#tenantId }, { projection: { place: 1 } });
    const [last] = await withMongoErrors(query.sort({ place: -1 }).limit(1).toArray());
    return last?.place ?? 0;
  }

  async findByIdempotencyKey(idem: NonNullable<EndpointDocument['idem']>): Promise<EndpointDocument | null> {
    const { principal, operation, key } = idem;
    const filter = { 'idem.principal': principal, 'idem.operation': operation, 'idem.key': key };
    return withMongoErrors(this.#endpoints.findOne({ tenant_id: this.#tenantId, ...filter }));
  }

  async list(): Promise<EndpointDocument[]> {
    const found = await withMongoErrors(this.#endpoints.find({ tenant_id: this.#tenantId, ...PRESENT }).toArray());
    return found.sort((one, other) => (one._id > other._id ? -1 : 1));
  }

  /** Returns null also for a deleted endpoint. */
  async find(endpointId: string): Promise<EndpointDocument | null> {
    const filter = { _id: endpointId, tenant_id: this.#tenantId, removed_at: { $exists: false } };
    return withMongoErrors(this.#endpoints.findOne(filter));
  }

  /** @returns null unless the endpoint still has the version. */
  async change(read: Read, changes: EndpointChanges, events: OutboxEvent[]): Promise<EndpointDocument | null> {
    const at = events.at(-1)?.at ?? currentTime();
    return this.#update(read, { $set: { ...changes, updated_at: at } }, events);
  }

  async setSigning(read: Read, signing: SigningVersions, event: OutboxEvent): Promise<EndpointDocument | null> {
    return this.#update(read, { $set: { signing, updated_at: event.at } }, [event]);
  }

  /** The endpoint gets what is logged after `cursor`. */
  async enable(
    read: Read,
    cursor: number,
    changes: EndpointChanges,
    events: OutboxEvent[],
  ): Promise<EndpointDocument | null> {
    const at = events.at(-1)?.at ?? currentTime();
    const $set = { ...changes, enabled: true, cursor, due_at: at, updated_at: at };
    const $unset = { disabled_reason: '', disabled_at: '', failing: '', recovery: '' } as const;
    return this.#update(read, { $set, $unset }, events);
  }

  /**
   * Moves the cursor back to before the first event that may have been missed, from where to recover.
   * @param firstMissed Sequence of the first event that was not taken; null if there is none.
   */
  async disable(
    read: Pick<EndpointDocument, '_id' | 'version' | 'cursor' | 'failing' | 'recovery'>,
    { reason, firstMissed }: { reason: SwitchedOff; firstMissed: number | null },
    events: OutboxEvent[],
    changes: EndpointChanges = {},
  ): Promise<EndpointDocument | null> {
    const at = events.at(-1)?.at ?? currentTime();
    const off = { enabled: false, disabled_reason: reason, disabled_at: at, cancel_before: at, due_at: at };
    const cursor = Math.min(
      read.cursor,
      (firstMissed ?? Number.POSITIVE_INFINITY) - 1,
      read.recovery?.after ?? read.cursor,
    );
    const $set = { ...changes, ...off, cursor, updated_at: at };
    // Something may have been delivered since the endpoint was read as failing.
    const as = reason === 'failing' ? failingAs(read) : {};
    return this.#update(read, { $set, $unset: { recovery: '' } }, events, as);
  }

  /** Deletes an endpoint. From then on, only the clean-up finds it. */
  async remove(read: Read, event: OutboxEvent): Promise<EndpointDocument | null> {
    const { at } = event;
    const gone = { enabled: false, removed_at: at, due_at: at, updated_at: at };
    return this.#update(read, { $set: gone, $unset: { recovery: '' } }, [event]);
  }

  async #update(
    { _id, version }: Read,
    update: Pick<mongo.UpdateFilter<EndpointDocument>, '$set' | '$unset'>,
    events: OutboxEvent[],
    as: mongo.Filter<EndpointDocument> = {},
  ): Promise<EndpointDocument | null> {
    return withMongoErrors(
      this.#endpoints.findOneAndUpdate(
        { ...as, _id, tenant_id: this.#tenantId, version, removed_at: { $exists: false } },
        { ...update, $inc: { version: 1, marks: 1 }, $push: { outbox: { $each: events } } },
        { returnDocument: 'after' },
      ),
    );
  }

  async note(endpointId: string, event: OutboxEvent): Promise<boolean> {
    const filter = { _id: endpointId, tenant_id: this.#tenantId, removed_at: { $exists: false } };
    const result = await withMongoErrors(this.#endpoints.updateOne(filter, { $push: { outbox: event } }));
    return result.matchedCount === 1;
  }

  async makeDue(at: Date): Promise<void> {
    const filter = { tenant_id: this.#tenantId, ...PRESENT, enabled: true };
    // An endpoint that has waited longer keeps its place before others.
    await updateEach(this.#endpoints, filter, { $min: { due_at: at }, $inc: { marks: 1 } });
  }

  /** @returns null if the endpoint is off, or a recovery is in progress. */
  async beginRecovery(endpointId: string, recovery: RecoveryDocument, at: Date): Promise<EndpointDocument | null> {
    const filter = { _id: endpointId, tenant_id: this.#tenantId, enabled: true, recovery: { $exists: false } };
    const update = { $set: { recovery, due_at: at }, $inc: { marks: 1 } };
    return withMongoErrors(this.#endpoints.findOneAndUpdate(filter, update, { returnDocument: 'after' }));
  }

  /** Leases a due endpoint, also a deleted one. @returns null if the lease is not available. */
  async claim(endpointId: string, owner: string, leaseMs: number): Promise<EndpointDocument | null> {
    const isFree = {
      $and: [{ $lte: ['$due_at', '$$NOW'] }, { $lt: [{ $ifNull: ['$lease.until', NEVER] }, '$$NOW'] }],
    };
    const until = { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: leaseMs } };
    // The embedded engine knows no $expr in filters, so the update decides and the owner shows the decision.
    const row = await withMongoErrors(
      this.#endpoints.findOneAndUpdate(
        { _id: endpointId, tenant_id: this.#tenantId, due_at: { $exists: true } },
        [{ $set: { lease: { $cond: [isFree, { owner, until }, { $ifNull: ['$lease', null] }] } } }],
        { returnDocument: 'after' },
      ),
    );
    return row?.lease?.owner === owner ? row : null;
  }

  /** @returns null if the lease is lost, or the cursor was moved meanwhile. */
  async advance({ _id, cursor }: EndpointDocument, owner: string, to: number): Promise<EndpointDocument | null> {
    return this.#ofHolder(_id, owner, { cursor, enabled: true }, { $set: { cursor: to } });
  }

  /** The recovery ends with `after` null. */
  async advanceRecovery(
    { _id }: EndpointDocument,
    owner: string,
    recovery: RecoveryDocument,
    after: number | null,
  ): Promise<EndpointDocument | null> {
    const as = { 'recovery.id': recovery.id, 'recovery.after': recovery.after };
    const update = after === null ? { $unset: { recovery: '' as const } } : { $set: { 'recovery.after': after } };
    return this.#ofHolder(_id, owner, as, update);
  }

  async endCancelling(endpoint: EndpointDocument, owner: string): Promise<EndpointDocument | null> {
    const as = { cancel_before: endpoint.cancel_before ?? NEVER };
    return this.#ofHolder(endpoint._id, owner, as, { $unset: { cancel_before: '' } });
  }

  /** @returns null if somebody has made the endpoint due since it was read. */
  async rest({ _id, marks }: EndpointDocument, owner: string): Promise<EndpointDocument | null> {
    return this.#ofHolder(_id, owner, { marks }, { $unset: { due_at: '', lease: '' } });
  }

  /** Removes a deleted endpoint of which nothing else is left, once its time has come and the log has its events. */
  async erase({ _id, removed_at: removedAt = NEVER }: EndpointDocument, owner: string): Promise<void> {
    const endsAt = new Date(removedAt.getTime() + PLACE_KEPT_MS);
    if (endsAt <= currentTime()) {
      const ended = { _id, tenant_id: this.#tenantId, 'outbox.id': { $exists: false } };
      const { deletedCount } = await withMongoErrors(this.#endpoints.deleteOne(ended));
      if (deletedCount === 1) return;
    }
    const later = new Date(Math.max(endsAt.getTime(), currentTimeMs() + LOOK_AGAIN_MS));
    await this.#ofHolder(_id, owner, {}, { $set: { due_at: later }, $unset: { lease: '' } });
  }

  /** Gives back the lease of unfinished work, so that nobody waits for the lease to end. */
  async drop(endpointId: string, owner: string): Promise<void> {
    await this.#ofHolder(endpointId, owner, {}, { $unset: { lease: '' } });
  }

  /** Gives the lease back while there is more to do, and makes the endpoint due. */
  async release({ _id }: EndpointDocument, owner: string): Promise<void> {
    await this.#ofHolder(_id, owner, {}, { $set: { due_at: currentTime() }, $unset: { lease: '' } });
  }

  async findHeld({ _id }: EndpointDocument, owner: string): Promise<EndpointDocument | null> {
    const filter = { _id, tenant_id: this.#tenantId, 'lease.owner': owner };
    return withMongoErrors(this.#endpoints.findOne(filter));
  }

  async #ofHolder(
    endpointId: string,
    owner: string,
    as: mongo.Filter<EndpointDocument>,
    update: mongo.UpdateFilter<EndpointDocument>,
  ): Promise<EndpointDocument | null> {
    const filter = { ...as, _id: endpointId, tenant_id: this.#tenantId, 'lease.owner': owner };
    return withMongoErrors(this.#endpoints.findOneAndUpdate(filter, update, { returnDocument: 'after' }));
  }

  async noteSuccess(endpointId: string, at: Date): Promise<void> {
    const update = { $set: { last_success_at: at }, $unset: { failing: '' as const } };
    await withMongoErrors(this.#endpoints.updateOne({ _id: endpointId, tenant_id: this.#tenantId }, update));
  }

  /** Only if nobody has noted another state since the endpoint was read: otherwise a success would be lost. */
  async noteFailure(read: EndpointDocument, failing: NonNullable<EndpointDocument['failing']>): Promise<void> {
    const filter = { ...failingAs(read), _id: read._id, tenant_id: this.#tenantId, enabled: true };
    await withMongoErrors(this.#endpoints.updateOne(filter, { $set: { failing } }));
  }
}

/** Matches an endpoint that has failed since the same time as when it was read, or still does not fail. */
function failingAs({ failing }: Pick<EndpointDocument, 'failing'>): mongo.Filter<EndpointDocument> {
  return failing === undefined ? { failing: { $exists: false } } : { 'failing.since': failing.since };
}
