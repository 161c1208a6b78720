import type { mongo } from 'mongoose';
import { withMongoErrors } from '../mongo/errors.ts';
import type { RelayState } from './schema.ts';

/**
 * Far less than a request may take, because the events of a dead relay wait so long. A slow relay overlaps with the
 * next one, which only costs work: the index of sequences lets each event into the log once.
 */
export const LEASE_MS = 3_000;

const MAJORITY = { writeConcern: { w: 'majority' } } as const;

/** For the start of a process, which need not look at the other tenants. Reads one small document per tenant. */
export async function listLongLogs(states: mongo.Collection<RelayState>, entries: number): Promise<string[]> {
  const found = states.find({ head: { $gte: entries } }, { projection: { _id: 1 } });
  return (await withMongoErrors(found.toArray())).map(({ _id }) => _id);
}

export interface LeaseState {
  head: number;
  /** True if `onLogged` must be called for new entries, before their events leave the outboxes. */
  followed: boolean;
}

export class RelayLeases {
  readonly #states: mongo.Collection<RelayState>;

  constructor(states: mongo.Collection<RelayState>) {
    this.#states = states;
  }

  /** For every relay from now on. Safe to repeat. */
  async follow(tenantId: string): Promise<void> {
    await withMongoErrors(
      this.#states.updateOne({ _id: tenantId }, { $set: { followed: true } }, { upsert: true, ...MAJORITY }),
    );
  }

  async isFollowed(tenantId: string): Promise<boolean> {
    const state = await withMongoErrors(this.#states.findOne({ _id: tenantId }, { projection: { followed: 1 } }));
    return state?.followed === true;
  }

  /** Undefined if another relay holds the lease. */
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

  /** Undefined if the lease is not held any more. */
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

  /** @returns the state at that time; undefined if the lease was not held any more. */
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
