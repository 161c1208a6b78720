/** What somebody has declared to be done later: the supervisor knows nothing else of it. */
import type { mongo } from 'mongoose';

/** A document whose time has come. */
export interface DueUnit {
  id: string;
  tenantId: string;
  /** The system of others that it depends on; units of one peer fail together. Null without one. */
  peer: string | null;
  /** When it was due, by the clock of the database. */
  dueAt: Date;
}

/**
 * What became of a unit. `done`: what there was to do is written down, its next due time too, if it has one.
 * `peer_failed`: so it is, but the peer has not answered, which counts against it. `peer_slow`: so it is, and the peer
 * has taken its time: it is asked for one thing at a time. `peer_off`: nothing was done, as the peer is switched off.
 */
export type WorkResult = 'done' | 'peer_failed' | 'peer_slow' | 'peer_off';

/** Where the due documents of all tenants stand. They are found by one query, whatever the number of tenants. */
export interface DueQuery {
  collection: string;
  /** Name of the declared index that answers it: it begins with `dueField`, and holds no document that has nothing due. */
  index: string;
  dueField: string;
  /** What the query asks for besides, as the partial index does. */
  where?: mongo.Document;
  /** Field that names the peer of a unit. */
  peerField?: string;
}

export interface WorkKind {
  name: string;
  due: DueQuery;
  /**
   * Units that one process works on at the same time: of all, of one tenant, and of one peer that is known to answer.
   * `unproven` bounds those of peers that are not known to: of all that did not answer when they were asked last, as many of
   * all that were not asked yet, and of both together for one tenant. So they keep nobody waiting whose peer answers,
   * however many there are.
   */
  limits: { inAll: number; perTenant: number; perPeer: number; unproven?: { inAll: number; perTenant: number } };
  /**
   * For how long a unit is this process's: its due time is moved on by that before it is worked on, so that nobody else
   * finds it, and everybody does if the process dies. Null where `perform` takes a lease of its own.
   */
  leaseMs: number | null;
  /**
   * Works on one unit. It may come again after a crash, and with a lease that has run out to two at once. What it throws
   * is logged, and the unit comes again later.
   */
  perform(unit: DueUnit, signal: AbortSignal): Promise<WorkResult>;
  /** When `signal` is aborted as the process stops: after the seconds in which what is under way may finish, or at once. */
  drain: 'finish' | 'abort';
}
