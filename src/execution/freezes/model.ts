import type { FreezeKind } from '../../identity/index.ts';
import type { InFlight } from '../in-flight.ts';

export interface FreezeTarget {
  kind: FreezeKind;
  /** Id of the target, or the name of an operation; null for the tenant. */
  targetId: string | null;
}

/** A stop on everything that is sent for one target. It holds, or has ended. */
export interface Freeze extends FreezeTarget {
  freezeId: string;
  reason: string;
  frozenByName: string;
  frozenAt: Date;
  /** Null while the freeze holds. */
  thawed: { reason: string; thawedByName: string; thawedAt: Date } | null;
}

/** A freeze that holds, with the actions in flight that it came too late for. */
export interface Frozen {
  freeze: Freeze;
  inFlight: InFlight;
}
