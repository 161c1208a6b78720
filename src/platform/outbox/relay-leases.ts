import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { RelayState } from './schema.ts';

/**
 * Milliseconds. What a process that died has left waits so long, and with it whoever asks for it, so it is far less than
 * a request may take. A relay that is slower than its lease overlaps with the next one, which costs work and no more:
 * the index of sequences lets each event into the log once.
 */
export const LEASE_MS = 3_000;

const MAJORITY = { writeConcern: { w: 'majority' } } as const;

/**
 * The tenants whose logs certainly have so many entries, by one query: for a start, which has no business with each of
 * the others. It goes through one small document for each tenant.
 */
export async function listLongLogs(states: mongo.Collection<RelayState>, entries: number): Promise<string[]> {
  const found = states.find({ head: { $gte: entries } }, { projection: { _id: 1 } });
  return (await withMongoErrors(found.toArray())).map(({ _id }) => _id);
}

/** What a lease says when it is taken, renewed or given back. */
export interface LeaseState {
  /** The last sequence of the log that is known of. */
  head: number;
  /** Whether somebody has to be told of what was logged before it leaves the outboxes. */
  followed: boolean;
}

/** Who relays for a tenant, by leases on the clock of the database, and how far the log certainly reaches. */
export class RelayLeases {
  readonly #states: mongo.Collection<RelayState>;

  constructor(states: mongo.Collection<RelayState>) {
    this.#states = states;
  }

  /** Has whoever relays for the tenant from now on tell of what was logged. Again is no change. */
  async follow(tenantId: string): Promise<void> {
    await withMongoErrors(
      this.#states.updateOne({ _id: tenantId }, { $set: { followed: true } }, { upsert: true, ...MAJORITY }),
    );
  }

  /** Whether somebody has to be told of what was logged, whoever has the lease. */
  async isFollowed(tenantId: string): Promise<boolean> {
    const state = await withMongoErrors(this.#states.findOne({ _id: tenantId }, { projection: { followed: 1 } }));
    return state?.followed === true;
  }

  /** Takes the lease if it is free; undefined if another one has it. */
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

  /** Keeps the lease; undefined if it is not held any more. */
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

  /** Gives the lease back. @returns what it said then; undefined if it was not held any more. */
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
