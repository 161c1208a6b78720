import type { Role } from '../roles.ts';
import { ROLES, toRole } from '../roles.ts';
import type { GrantRow, StandingDocument } from './schema.ts';

/** Somebody from whom a role derives: they gave it, or gave theirs to whoever did. */
export interface Origin {
  personId: string;
  at: Date;
}

/** Somebody with the right to manage members who has vouched for a person in their present role; null is the operator. */
export interface Vouch {
  by: string | null;
  at: Date;
  /** Since when they had the role that they vouched in, and from whom. */
  since: Date | null;
  derivesFrom: readonly Origin[];
}

/** What a person is in a tenant, and whom they have it from. */
export interface Standing {
  role: Role | null;
  /** Since when they have had at least this role; null where that is not known. */
  since: Date | null;
  /** Who gave them that, and whom those have theirs from. Empty if it was the operator, or nobody knows any more. */
  derivesFrom: readonly Origin[];
  /** Who has vouched for them in this role. */
  vouches: readonly Vouch[];
}

/** Why somebody's role does not count yet for what somebody else is accountable for. */
export interface Unseasoned {
  /** Whom the role derives from. */
  origin: Origin;
  /** From then on it counts. */
  countsFrom: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY: readonly Origin[] = [];

/** The standing of a member by what is stored of it; who is not a member has none. */
export function standingFrom(
  role: Role | null,
  { grants, vouches }: Pick<StandingDocument, 'grants' | 'vouches'>,
): Standing {
  const giving = role === null ? undefined : givingGrant(role, grants);
  if (giving === undefined) return { role, since: null, derivesFrom: NOBODY, vouches: [] };
  return {
    role,
    since: giving.at,
    derivesFrom: giving.derives_from.map(toOrigin),
    // Who has vouched for less has not vouched for this.
    vouches: vouches
      .filter(({ at }) => at >= giving.at)
      .map(({ by, at, since, derives_from }) => ({ by, at, since, derivesFrom: derives_from.map(toOrigin) })),
  };
}

/** Whoever gets a role from this person gets it from these. */
export function originsThrough(personId: string, { derivesFrom }: Standing, at: Date): Origin[] {
  return [{ personId, at }, ...derivesFrom.filter((origin) => origin.personId !== personId)];
}

/**
 * Whether a role counts at once for what these people are accountable for: unless it derives from one of them, was given
 * less than `seasoningDays` ago, and nobody independent of them has vouched for it.
 * @returns null if it counts.
 */
export function unseasoned(
  standing: Standing,
  accountables: readonly string[],
  seasoningDays: number,
  now: Date,
): Unseasoned | null {
  const { since, derivesFrom, vouches } = standing;
  const found = freshOrigin({ since, derivesFrom }, accountables, seasoningDays, now);
  if (found === null) return null;
  return vouches.some((vouch) => isIndependent(vouch, accountables, seasoningDays, now)) ? null : found;
}

/** Whether somebody acts for themselves: they are none of these people, and have not just got their role from one of them. */
export function isIndependent(
  actor: Pick<Vouch, 'by' | 'since' | 'derivesFrom'>,
  accountables: readonly string[],
  seasoningDays: number,
  now: Date,
): boolean {
  if (actor.by === null) return true;
  return !accountables.includes(actor.by) && freshOrigin(actor, accountables, seasoningDays, now) === null;
}

function freshOrigin(
  { since, derivesFrom }: Pick<Standing, 'since' | 'derivesFrom'>,
  accountables: readonly string[],
  seasoningDays: number,
  now: Date,
): Unseasoned | null {
  const origin = derivesFrom.find(({ personId }) => accountables.includes(personId));
  if (origin === undefined || since === null) return null;
  const countsFrom = new Date(since.getTime() + seasoningDays * DAY_MS);
  return countsFrom <= now ? null : { origin, countsFrom };
}

/** What gave the person at least their present role, without a break since. */
function givingGrant(role: Role, grants: readonly GrantRow[]): GrantRow | undefined {
  const below = grants.findLastIndex((grant) => rankOf(grant.role) < rankOf(role));
  return grants[below + 1];
}

function rankOf(name: string): number {
  const role = toRole(name);
  return role === null ? -1 : ROLES.indexOf(role);
}

function toOrigin({ person_id, at }: GrantRow['derives_from'][number]): Origin {
  return { personId: person_id, at };
}
