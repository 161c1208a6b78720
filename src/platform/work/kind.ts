/** Declarations of background work. The supervisor knows nothing else about the work. */
import type { mongo } from 'mongoose';

/** A document whose due time has come. */
export interface DueUnit {
  id: string;
  tenantId: string;
  /** External system that the unit depends on; null if there is none. Units of one peer fail together. */
  peer: string | null;
  /** Time at which the unit was due, by the clock of the database. */
  dueAt: Date;
}

/**
 * Result of the work on a unit.
 * - `done`: the result is stored, and so is the next due time, if there is one.
 * - `peer_failed`: like `done`, but the peer did not answer, which counts against the peer.
 * - `peer_slow`: like `done`, but the peer was slow, and gets one unit at a time from now on.
 * - `peer_off`: nothing was done, because the peer is switched off.
 */
export type WorkResult = 'done' | 'peer_failed' | 'peer_slow' | 'peer_off';

/** Place of the due documents of all tenants. One query finds them, whatever the number of tenants. */
export interface DueQuery {
  collection: string;
  /**
   * Name of the declared index that serves the query. It begins with `dueField`, and leaves out documents that have
   * nothing due.
   */
  index: string;
  dueField: string;
  /** Further conditions of the query, as in the partial index. */
  where?: mongo.Document;
  /** Field that names the peer of a unit. */
  peerField?: string;
}

export interface WorkKind {
  name: string;
  due: DueQuery;
  /**
   * Maximum units that one process works on at the same time: in all, of one tenant, and of one peer that is known to
   * answer. `unproven` limits the units of other peers. Its `inAll` counts once for all peers that did not answer the
   * latest call, and once for all peers that were never called. Its `perTenant` counts for both together. So such peers
   * keep no unit waiting whose peer answers, however many they are.
   */
  limits: { inAll: number; perTenant: number; perPeer: number; unproven?: { inAll: number; perTenant: number } };
  /**
   * Milliseconds for which a unit belongs to this process. Before the work begins, the unit's due time is moved on by
   * this. So no other process finds the unit, and every process does if this one dies. Null if `perform` takes a lease
   * of its own.
   */
  leaseMs: number | null;
  /**
   * Works on one unit. A unit may come again after a crash, and once its lease has run out, two processes may work on
   * it at once. If this throws, the error is logged and the unit comes again later.
   */
  perform(unit: DueUnit, signal: AbortSignal): Promise<WorkResult>;
  /**
   * Time at which `signal` aborts when the process stops. `finish`: after the seconds in which running work may end.
   * `abort`: at once.
   */
  drain: 'finish' | 'abort';
}
