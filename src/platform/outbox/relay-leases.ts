import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { RelayState } from './schema.ts';

/**
 * Duration of a lease in milliseconds. If a relay dies, its events wait this long, and so does everybody who asks for
 * them. So it is far less than a request may take. A relay that is slower than its lease overlaps with the next one,
 * which only costs extra work: the index of sequences lets each event into the log once.
 */
export const LEASE_MS = 3_000;

const MAJORITY = { writeConcern: { w: 'majority' } } as const;

/**
 * Returns the tenants whose logs certainly have this many entries, by one query. It serves the start of a process,
 * which need not look at the other tenants. The query goes through one small document for each tenant.
 */
export async function listLongLogs(states: mongo.Collection<RelayState>, entries: number): Promise<string[]> {
  const found = states.find({ head: { $gte: entries } }, { projection: { _id: 1 } });
  return (await withMongoErrors(found.toArray())).map(({ _id }) => _id);
}

/** State of a lease when it is acquired, renewed or released. */
export interface LeaseState {
  /** Last known sequence of the log. */
  head: number;
  /** True if `onLogged` must be called for new entries, before their events leave the outboxes. */
  followed: boolean;
}

/**
 * Leases for the relays of tenants, on the clock of the database, with the sequence that each log certainly reaches.
 */
export class RelayLeases {
  readonly #states: mongo.Collection<RelayState>;

  constructor(states: mongo.Collection<RelayState>) {
    this.#states = states;
  }

  /**
   * Marks the tenant as followed, for every relay that works for it from now on. Repeating the call changes nothing.
   */
  async follow(tenantId: string): Promise<void> {
    await withMongoErrors(
      this.#states.updateOne({ _id: tenantId }, { $set: { followed: true } }, { upsert: true, ...MAJORITY }),
    );
  }

  /** Returns true if the tenant is followed, no matter who holds the lease. */
  async isFollowed(tenantId: string): Promise<boolean> {
    const state = await withMongoErrors(this.#states.findOne({ _id: tenantId }, { projection: { followed: 1 } }));
    return state?.followed === true;
  }

  /** Acquires the lease if it is free; undefined if another relay holds it. */
  async acquire(tenantId: string, owner: string): Promise<LeaseState | undefined> {
    const state = await withMongoErrors(
      this.#states.findOneAndUpdate(
        { _id: tenantId },
        [
          { $set: { now: { $toLong: '$$NOW' } } },
          { $set: { free: { $lt: [{ $ifNull: ['$lease_until_ms', 0] }, '$now'] } } },
          {
            $set: {
              owner: { $cond: ['$free', owner, '$owner'] },
              lease_until_ms: { $cond: ['$free', { $add: ['$now', LEASE_MS] }, '$lease_until_ms'] },
              head: { $ifNull: ['$head', 0] },
            },
          },
          { $unset: ['free', 'now'] },
        ],
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return state?.owner === owner ? toLeaseState(state) : undefined;
  }

  /** Extends the lease; undefined if it is not held any more. */
  async renew(tenantId: string, owner: string, head: number): Promise<LeaseState | undefined> {
    const state = await withMongoErrors(
      this.#states.findOneAndUpdate(
        { _id: tenantId, owner },
        [{ $set: { head, lease_until_ms: { $add: [{ $toLong: '$$NOW' }, LEASE_MS] } } }],
        { returnDocument: 'after' },
      ),
    );
    return state === null ? undefined : toLeaseState(state);
  }

  /** Releases the lease. @returns its state at that time; undefined if it was not held any more. */
  async release(tenantId: string, owner: string, head: number): Promise<LeaseState | undefined> {
    const state = await withMongoErrors(
      this.#states.findOneAndUpdate(
        { _id: tenantId, owner },
        { $set: { head, lease_until_ms: 0 } },
        { returnDocument: 'after' },
      ),
    );
    return state === null ? undefined : toLeaseState(state);
  }
}

function toLeaseState({ head, followed = false }: RelayState): LeaseState {
  return { head, followed };
}
