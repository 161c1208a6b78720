import { type Role, toRole } from '../roles.ts';
import type { GrantRow } from './schema.ts';
import {
  hasLapsed,
  isDisjoint,
  MAX_WAITING_DAYS,
  maturesAt,
  rankOf,
  standingFrom,
  toOrigin,
  voicesOf,
} from './standing.ts';
import type { Given } from './standings.ts';

export interface Giving {
  /** Id of the person who gets the role. */
  personId: string;
  role: Role;
  at: Date;
  /** Ids of everybody for whom the giver speaks. */
  voices: readonly string[];
}

/**
 * Returns the grants and vouches to which a new role is added. If whoever gives the role has taken it before, from
 * whatever account, these are the ones of before. Otherwise people could silence colleagues by taking their roles and
 * giving them back, because the new roles would await a vouch. Roles of a membership that has ended stay ended.
 */
export function beforeTaking({ grants, vouches }: Given, giving: Giving, days: number): Given {
  const [before, last] = grants.slice(-2);
  if (before === undefined || last === undefined || !isTaken(before, last, giving, days)) return { grants, vouches };
  const standing = standingFrom(toRole(before.role), { grants: grants.slice(0, -1), vouches });
  // A role that nobody can confirm any more has to be given anew.
  if (hasLapsed(giving.personId, standing, days, giving.at)) {
    // The roles before it are theirs again, as if it had never been given.
    const without = beforeTaking({ grants: grants.toSpliced(-2, 1), vouches }, giving, days);
    return without.grants.length < grants.length - 1 ? without : { grants, vouches };
  }
  // Vouches of release 0.4.0 do not say for which role they were.
  const kept = vouches.filter((vouch) => vouch.role !== undefined || vouch.at < last.at);
  return beforeTaking({ grants: grants.slice(0, -1), vouches: kept }, giving, days);
}

/** Returns true if whoever gives a role now has left the person with a lesser one, for no longer than roles wait. */
function isTaken(before: GrantRow, last: GrantRow, { role, at, voices }: Giving, days: number): boolean {
  const isLesser = rankOf(last.role) < Math.min(rankOf(before.role), rankOf(role));
  const isRecent = last.at > maturesAt(at, -MAX_WAITING_DAYS);
  return isLesser && isRecent && !isDisjoint(takersOf(last, days), voices);
}

/** Returns everybody for whom the giver of a lesser role spoke then. */
function takersOf({ by, at, derives_from }: GrantRow, days: number): string[] {
  const derivesFrom = derives_from.map(toOrigin).filter(({ personId }) => personId !== by);
  const since = derivesFrom[0]?.at ?? null;
  return voicesOf(by, { since, derivesFrom, vouches: [] }, days, at);
}
