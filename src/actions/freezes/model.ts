import type { FreezeKind } from '../../identity/authority/freeze.ts';
import type { InFlight } from '../in-flight.ts';

export interface FreezeTarget {
  kind: FreezeKind;
  /** Its id, or the name of the operation; null for the tenant. */
  targetId: string | null;
}

/** Something of which nothing is sent, or was not for a time. */
export interface Freeze extends FreezeTarget {
  freezeId: string;
  reason: string;
  frozenByName: string;
  frozenAt: Date;
  /** Null as long as it is frozen. */
  thawed: { reason: string; thawedByName: string; thawedAt: Date } | null;
}

/** A freeze that holds, and what it came too late for. */
export interface Frozen {
  freeze: Freeze;
  inFlight: InFlight;
}

/** What keeps what there is of a tenant from being executed, for whoever wants to propose it; null for no freeze. */
export interface FreezeProblems {
  ofIntegration: (integrationId: string) => string | null;
  ofOperation: (operation: string) => string | null;
}
