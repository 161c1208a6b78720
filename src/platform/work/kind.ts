import type { mongo } from 'mongoose';

export interface DueUnit {
  id: string;
  tenantId: string;
  /** External system that the unit depends on; null if there is none. Units of one peer fail together. */
  peer: string | null;
  /** Time at which the unit was due, by the clock of the database. */
  dueAt: Date;
}

/**
 * All but `peer_off` have stored the result and the next due time. `peer_failed` counts against the peer; with
 * `peer_slow` the peer gets one unit at a time; with `peer_off` nothing was done.
 */
export type WorkResult = 'done' | 'peer_failed' | 'peer_slow' | 'peer_off';

export interface DueQuery {
  collection: string;
  /** The declared index begins with `dueField`, and leaves out documents that have nothing due. */
  index: string;
  dueField: string;
  where?: mongo.Document;
  peerField?: string;
}

export interface WorkKind {
  name: string;
  due: DueQuery;
  /**
   * Units of one process at a time. `unproven` is for peers that are not known to answer: `inAll` counts once for those
   * that failed last and once for those never called, `perTenant` for both together. So such peers keep no unit waiting
   * whose peer answers.
   */
  limits: { inAll: number; perTenant: number; perPeer: number; unproven?: { inAll: number; perTenant: number } };
  /**
   * Before the work, the due time is moved on by this, so that other processes find the unit only if this one dies.
   * Null if `perform` takes a lease of its own.
   */
  leaseMs: number | null;
  /**
   * A unit may come again after a crash, and two processes may work on it once its lease has run out. If this throws,
   * the error is logged and the unit comes again later.
   */
  perform(unit: DueUnit, signal: AbortSignal): Promise<WorkResult>;
  /** At a stop, `signal` aborts at once (`abort`), or after the seconds in which running work may end (`finish`). */
  drain: 'finish' | 'abort';
}
