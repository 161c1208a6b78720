import { type ConfirmedLoosening, idsOf } from '../identity/index.ts';

/** A change that allows more, and counted for a decision because somebody confirmed it. */
export type ConfirmedChange = {
  /** `pack/<key>`, or `policies` for those of the tenant. */
  what: string;
  /** Version that the change produced; of a pack, its revision. */
  version: number;
  /** Ids of the people who were accountable for the change. */
  authors: string[];
  /** Null is the operator. */
  confirmed_by: string | null;
  confirmed_at: string;
  /** Present if nobody independent of the confirming person administered the tenant. */
  alone?: true;
  /** Reason that the operator gave. */
  reason?: string;
};

function toConfirmedChange(what: string, { change, confirmation }: ConfirmedLoosening): ConfirmedChange {
  const { actor, at, alone, reason } = confirmation;
  return {
    what,
    version: change.version,
    authors: idsOf(change),
    confirmed_by: actor.by,
    confirmed_at: at.toISOString(),
    ...(alone === true && actor.by !== null ? { alone } : {}),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Confirmed changes of one thing that evidence names. */
const MOST_NAMED = 10;

/** Returns the latest confirmed changes: those that an earlier write has kept, and those that were confirmed since. */
export function withConfirmed(
  kept: readonly ConfirmedChange[] = [],
  what: string,
  found: readonly ConfirmedLoosening[],
): ConfirmedChange[] {
  const added = found.map((one) => toConfirmedChange(what, one));
  const isAgain = ({ version }: ConfirmedChange) => added.some((one) => one.version === version);
  return [...kept.filter((one) => !isAgain(one)), ...added].slice(-MOST_NAMED);
}
