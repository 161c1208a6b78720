import type { Role } from '../roles.ts';
import { MAX_WAITING_DAYS, type RoleMaturity } from './role-maturity.ts';
import type { GrantRow, StandingDocument } from './schema.ts';
import { isDisjoint, maturesAt, rankOf, toOrigin, voicesOf } from './standing.ts';
import type { Given } from './standings.ts';

type DaysFor = Awaited<ReturnType<RoleMaturity['daysFor']>>;

export interface Giving {
  role: Role;
  at: Date;
  /** Ids of everybody for whom the giver speaks. */
  voices: readonly string[];
}

/**
 * Returns the grants and vouches to which a new role is added. If whoever gives the role has taken it before, from
 * whatever account, these are the ones of before. Otherwise people could silence colleagues by taking their roles and
 * giving them back, because the new roles would await a vouch.
 */
export function beforeTaking(
  stored: Given & Pick<StandingDocument, 'ended'>,
  { role, at, voices }: Giving,
  daysFor: DaysFor,
): Given {
  const isOwn = (takers: readonly string[], takenAt: Date) =>
    !isDisjoint(takers, voices) && takenAt > maturesAt(at, -MAX_WAITING_DAYS);
  const { grants, vouches, ended } = stored;
  const isBack = grants.length === 0 && ended?.at !== undefined && isOwn(ended.taken_by ?? [], ended.at);
  return untaken(isBack ? ended : { grants, vouches }, role, (taking) => isOwn(takersOf(taking, daysFor), taking.at));
}

/** Drops the last grants, as far as they are lesser ones than those before, and of the same giver. */
function untaken({ grants, vouches }: Given, role: Role, isOwn: (taking: GrantRow) => boolean): Given {
  const [before, last] = grants.slice(-2);
  const isLesser = (one: GrantRow, than: string) => rankOf(one.role) < rankOf(than);
  if (before === undefined || last === undefined || !isLesser(last, before.role) || !isLesser(last, role)) {
    return { grants, vouches };
  }
  if (!isOwn(last)) return { grants, vouches };
  // Vouches of release 0.4.0 do not say for which role they were.
  const kept = vouches.filter((vouch) => vouch.role !== undefined || vouch.at < last.at);
  return untaken({ grants: grants.slice(0, -1), vouches: kept }, role, isOwn);
}

/** Returns everybody for whom the giver of a lesser role spoke then. */
function takersOf({ by, at, derives_from }: GrantRow, daysFor: DaysFor): string[] {
  const derivesFrom = derives_from.map(toOrigin).filter(({ personId }) => personId !== by);
  const since = derivesFrom[0]?.at ?? null;
  const people = derives_from.map(({ person_id }) => person_id);
  return voicesOf(by, { since, derivesFrom, vouches: [] }, daysFor(people, at), at);
}
