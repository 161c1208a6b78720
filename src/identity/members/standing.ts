import type { Role } from '../roles.ts';
import { ROLES, toRole } from '../roles.ts';
import type { GrantRow, OriginRow, StandingDocument, VouchRow } from './schema.ts';

/** A person from whom a role derives: they granted it, or the granter's own role derives from them. */
export interface Origin {
  personId: string;
  at: Date;
}

/** Confirmation of a person in their present role, by somebody who may manage members; null is the operator. */
export interface Vouch {
  by: string | null;
  at: Date;
  /** Time since which the confirming person had their role, and the people from whom that role derives. */
  since: Date | null;
  derivesFrom: readonly Origin[];
}

/** A person's role in a tenant, and the people from whom it derives. */
export interface Standing {
  role: Role | null;
  /** Time since which they have had at least this role; null if unknown. */
  since: Date | null;
  /** The granter, and the people from whom the granter's role derives. Empty for the operator, or if unknown. */
  derivesFrom: readonly Origin[];
  vouches: readonly Vouch[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const NOBODY: readonly Origin[] = [];

/** Computes a member's standing from the stored grants and vouches. A person who is not a member has none. */
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
    // A vouch for a lesser role is no vouch for this one.
    vouches: vouches.filter(({ at }) => at >= giving.at).map(toVouch),
  };
}

/** Returns the origins of a role that this person grants: the person, and the origins of the person's own role. */
export function originsThrough(personId: string, { derivesFrom }: Standing, at: Date): Origin[] {
  return [{ personId, at }, ...derivesFrom.filter((origin) => origin.personId !== personId)];
}

export type Derivation = Pick<Standing, 'since' | 'derivesFrom' | 'vouches'>;

/**
 * Returns everybody for whom a person speaks at a time: the person, and whoever gave them a role that has not matured.
 * The operator (null) speaks for nobody.
 */
export function voicesOf(personId: string | null, from: Derivation | undefined, days: number, at: Date): string[] {
  if (personId === null) return [];
  return [personId, ...immaturePath(personId, from, days, at).map((origin) => origin.personId)];
}

/**
 * Returns the people who gave a person a role that has not matured by this time, nearest first: the granter, the
 * granter of the granter if that role has not matured either, and so on. A role matures when its days have passed, or
 * at once if somebody vouches who speaks for none of these people.
 */
export function immaturePath(personId: string, from: Derivation | undefined, days: number, at: Date): Origin[] {
  const { since = null, derivesFrom = NOBODY, vouches = [] } = from ?? {};
  if (since === null) return [];
  const grants = derivesFrom.map((origin, index) => (index === 0 ? { ...origin, at: since } : origin));
  const mature = grants.findIndex((grant) => maturesAt(grant.at, days) <= at);
  const path = mature === -1 ? grants : grants.slice(0, mature);
  const bound = [personId, ...path.map((origin) => origin.personId)];
  return vouches.some((vouch) => isDisjoint(voicesOfVoucher(vouch, days), bound)) ? [] : path;
}

export function maturesAt(grantedAt: Date, days: number): Date {
  return new Date(grantedAt.getTime() + days * DAY_MS);
}

export function isDisjoint(some: readonly string[], others: readonly string[]): boolean {
  return !some.some((one) => others.includes(one));
}

/** Returns everybody for whom the voucher spoke when they vouched. */
function voicesOfVoucher({ by, at, since, derivesFrom }: Vouch, days: number): string[] {
  return voicesOf(by, { since, derivesFrom, vouches: [] }, days, at);
}

/** Returns the grant since which the person has had at least their present role, without a break. */
function givingGrant(role: Role, grants: readonly GrantRow[]): GrantRow | undefined {
  const below = grants.findLastIndex((grant) => rankOf(grant.role) < rankOf(role));
  return grants[below + 1];
}

function rankOf(name: string): number {
  const role = toRole(name);
  return role === null ? -1 : ROLES.indexOf(role);
}

export function toOrigin({ person_id, at }: OriginRow): Origin {
  return { personId: person_id, at };
}

export function toOriginRow({ personId, at }: Origin): OriginRow {
  return { person_id: personId, at };
}

export function toVouch({ by, at, since, derives_from }: VouchRow): Vouch {
  return { by, at, since, derivesFrom: derives_from.map(toOrigin) };
}

export function toVouchRow({ by, at, since, derivesFrom }: Vouch): VouchRow {
  return { by, at, since, derives_from: derivesFrom.map(toOriginRow) };
}
