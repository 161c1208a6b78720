import { DAY_MS } from '../../platform/durations.ts';
import type { Role } from '../roles.ts';
import { ROLES, toRole } from '../roles.ts';
import type { GrantRow, OriginRow, StandingDocument, VouchRow } from './schema.ts';

/** A person from whom a role derives: they granted it, or the granter's own role derives from them. */
export interface Origin {
  personId: string;
  at: Date;
  /** True if this grant matures only once somebody independent vouches for it, however much time passes. */
  awaitsConfirmation: boolean;
  /** Time at which it matures at the latest, so that more waiting days take nobody's voice; null if unknown. */
  maturesAt: Date | null;
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
    vouches: vouches.filter((vouch) => vouch.at >= giving.at && isFor(vouch, role)).map(toVouch),
  };
}

/**
 * Returns the people from whom a role derives if this person grants it: the person, and everybody from whom the
 * person's own role derives.
 */
export function originsThrough(granter: Omit<Origin, 'at'>, derivesFrom: readonly Origin[], at: Date): Origin[] {
  return [{ ...granter, at }, ...derivesFrom.filter((origin) => origin.personId !== granter.personId)];
}

/** Returns the people from whom a role derives; nobody if somebody independent of all of them has vouched for it. */
export function derivationOf(personId: string, { derivesFrom, vouches }: Derivation, days: number): readonly Origin[] {
  return isConfirmed(vouches, concerned(personId, { derivesFrom }), days) ? NOBODY : derivesFrom;
}

/** Returns true while only somebody independent can end that the role speaks for its giver. */
export function awaitsVouch(personId: string, standing: Derivation, days: number, at: Date): boolean {
  return immaturePath(personId, standing, days, at)[0]?.awaitsConfirmation === true;
}

/** Returns the people whom a standing concerns: its holder, and everybody from whom the role derives. */
export function concerned(personId: string, { derivesFrom }: Pick<Standing, 'derivesFrom'>): string[] {
  return [personId, ...derivesFrom.map((origin) => origin.personId)];
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
 * granter of the granter if that role has not matured either, and so on. A role matures when its days have passed,
 * unless it awaits a confirmation, or at once if somebody vouches who speaks for none of these people.
 */
export function immaturePath(personId: string, from: Derivation | undefined, days: number, at: Date): Origin[] {
  const { since = null, derivesFrom = NOBODY, vouches = [] } = from ?? {};
  if (since === null) return [];
  const grants = derivesFrom.map((origin, index) => (index === 0 ? { ...origin, at: since } : origin));
  const mature = grants.findIndex((grant) => !grant.awaitsConfirmation && maturityOf(grant, days) <= at);
  const path = mature === -1 ? grants : grants.slice(0, mature);
  const bound = [personId, ...path.map((origin) => origin.personId)];
  return isConfirmed(vouches, bound, days) ? [] : path;
}

/** Returns true if somebody has vouched who spoke for none of these people. */
function isConfirmed(vouches: readonly Vouch[], bound: readonly string[], days: number): boolean {
  return vouches.some((vouch) => isDisjoint(voicesOfVoucher(vouch, days), bound));
}

/** Returns the time at which a grant matures by days: by the present ones, or by those of when it was given. */
export function maturityOf({ at, maturesAt: latest }: Origin, days: number): Date {
  const present = maturesAt(at, days);
  return latest !== null && latest < present ? latest : present;
}

export function maturesAt(grantedAt: Date, days: number): Date {
  return new Date(grantedAt.getTime() + days * DAY_MS);
}

/** The most days for which a role can wait. */
export const MAX_WAITING_DAYS = 90;

/** Days for which somebody can confirm a change. */
export const CONFIRMABLE_DAYS = 30;

/** Returns the time from which nobody can confirm a change any more. */
export function confirmableUntil(changedAt: Date): Date {
  return new Date(changedAt.getTime() + CONFIRMABLE_DAYS * DAY_MS);
}

/** Returns true if a role has awaited a confirmation for so long that only the operator can still give it. */
export function hasLapsed(personId: string, standing: Derivation, days: number, at: Date): boolean {
  const { since } = standing;
  return since !== null && confirmableUntil(since) <= at && awaitsVouch(personId, standing, days, at);
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

/**
 * An owner decides nothing that an administrator may not decide. So whoever makes an administrator an owner, and back,
 * takes no voice away.
 */
export function rankOf(name: string): number {
  const role = toRole(name);
  return role === null ? -1 : ROLES.indexOf(role === 'owner' ? 'admin' : role);
}

function isFor(vouch: VouchRow, role: Role | null): boolean {
  return vouch.role === undefined || role === null || rankOf(vouch.role) >= rankOf(role);
}

export function toOrigin({ person_id, at, awaits_confirmation, matures_at }: OriginRow): Origin {
  const awaitsConfirmation = awaits_confirmation === true;
  return { personId: person_id, at, awaitsConfirmation, maturesAt: matures_at ?? null };
}

export function toOriginRow({ personId, at, awaitsConfirmation, maturesAt: latest }: Origin): OriginRow {
  const awaits = awaitsConfirmation ? { awaits_confirmation: true as const } : {};
  return { person_id: personId, at, ...awaits, ...(latest === null ? {} : { matures_at: latest }) };
}

export function toVouch({ by, at, since, derives_from }: VouchRow): Vouch {
  return { by, at, since, derivesFrom: derives_from.map(toOrigin) };
}

export function toVouchRow({ by, at, since, derivesFrom }: Vouch): VouchRow {
  return { by, at, since, derives_from: derivesFrom.map(toOriginRow) };
}
