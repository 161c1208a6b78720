import type { FreezeKind } from '../../identity/index.ts';
import type { InFlight } from '../in-flight.ts';

export interface FreezeTarget {
  kind: FreezeKind;
  /** Id, or name of an operation; null for the tenant. */
  targetId: string | null;
}

export interface Freeze extends FreezeTarget {
  freezeId: string;
  reason: string;
  frozenByName: string;
  frozenAt: Date;
  /** Null while the freeze holds. */
  thawed: { reason: string; thawedByName: string; thawedAt: Date } | null;
}

/** A freeze that holds, with the actions that it came too late for. */
export interface Frozen {
  freeze: Freeze;
  inFlight: InFlight;
}
