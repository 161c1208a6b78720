import { currentTime } from '../../platform/clock.ts';
import { permits, type Role, toRole } from '../roles.ts';
import { lapsedRole, mayApprove } from './membership-changes.ts';
import type { MemberRepository } from './repository.ts';
import type { RoleMaturity } from './role-maturity.ts';
import type { MemberDocument } from './schema.ts';
import {
  awaitsVouch,
  concerned,
  derivationOf,
  hasLapsed,
  isDisjoint,
  maturesAt,
  type Origin,
  originsThrough,
  type Standing,
  standingFrom,
  voicesOf,
} from './standing.ts';
import { formerStandings, type Given, type Standings } from './standings.ts';
import { beforeTaking } from './taken-roles.ts';

export interface IndependentsOptions {
  repository: (tenantId: string) => Pick<MemberRepository, 'list' | 'listFormerApprovers'>;
  standings: Pick<Standings, 'given' | 'of' | 'ofAll'>;
  roleMaturity: Pick<RoleMaturity, 'days'>;
}

/** A role that one person gives to another, at a time. */
export interface Granting {
  /** Null is the operator. */
  granterId: string | null;
  granteeId: string;
  role: Role;
  at: Date;
}

/**
 * Decides from whom a new role derives, and whether days alone let it mature.
 *
 * Two invitations must not buy a second voice. So a role that may approve awaits the vouch of an independent person,
 * if there is one. A granter without such a colleague is alone, and what they grant matures by days.
 */
export class Independents {
  readonly #options: IndependentsOptions;

  constructor(options: IndependentsOptions) {
    this.#options = options;
  }

  /** Returns the grants and vouches to which a new role is added, and the people from whom the new role derives. */
  async prepare(tenantId: string, granting: Granting): Promise<{ earlier: Given; origins: Origin[] }> {
    const { granterId: personId, granteeId, role, at } = granting;
    const { standings, roleMaturity } = this.#options;
    const stored = await standings.given(tenantId, granteeId);
    if (personId === null) return { earlier: stored, origins: [] };
    const [granter, days] = await Promise.all([standings.of(tenantId, personId), roleMaturity.days(tenantId)]);
    const voices = voicesOf(personId, granter, days, at);
    const earlier = beforeTaking(stored, { personId: granteeId, role, at, voices }, days);
    const before = toRole(earlier.grants.at(-1)?.role ?? '');
    const wasApprover = before !== null && permits(before, 'actions.approve');
    const approving = standingFrom('approver', earlier);
    // Somebody else's approver who is promoted waits for days only, so that a promotion takes nobody's voice for good.
    const isOfOthers = wasApprover && isDisjoint(concerned(granteeId, approving), voices);
    const awaits = isOfOthers
      ? async () => awaitsVouch(granteeId, approving, days, at)
      : () => this.#hasIndependentColleague(tenantId, personId, granteeId, at, days);
    const awaitsConfirmation = permits(role, 'actions.approve') && (await awaits());
    const giver = { personId, awaitsConfirmation, maturesAt: maturesAt(at, days) };
    return { earlier, origins: originsThrough(giver, derivationOf(personId, granter, days), at) };
  }

  /** Returns the people from whom somebody's role derives; nobody if somebody independent has vouched for it. */
  async derivation(tenantId: string, personId: string, standing: Standing): Promise<readonly Origin[]> {
    return derivationOf(personId, standing, await this.#options.roleMaturity.days(tenantId));
  }

  /** @throws {AppError} `invalid_state` for a role that has to be given again before anybody can confirm it */
  async assertConfirmable(
    tenantId: string,
    { person_id, role }: MemberDocument,
    given: Given,
    at: Date,
  ): Promise<void> {
    const standing = standingFrom(toRole(role), given);
    const days = await this.#options.roleMaturity.days(tenantId);
    if (hasLapsed(person_id, standing, days, at)) throw lapsedRole();
  }

  /** Returns a function that says whether a member's role awaits the vouch of somebody independent. */
  async awaiting(tenantId: string): Promise<(personId: string, standing: Standing) => boolean> {
    const [days, now] = [await this.#options.roleMaturity.days(tenantId), currentTime()];
    return (personId, standing) => awaitsVouch(personId, standing, days, now);
  }

  /**
   * Returns true if somebody besides the grantee may approve, or anybody could within the waiting days, who does not
   * speak for the granter. Whoever gave the granter their role is such a colleague, even before that role has matured.
   */
  async #hasIndependentColleague(
    tenantId: string,
    granterId: string,
    granteeId: string,
    at: Date,
    days: number,
  ): Promise<boolean> {
    // Without waiting days, as in development, every role is mature from the start.
    if (days === 0) return false;
    const repository = this.#options.repository(tenantId);
    const present = (await repository.list()).filter(mayApprove).map((row) => row.person_id);
    const ids = present.filter((personId) => personId !== granteeId);
    const people = await this.#options.standings.ofAll(tenantId, [...new Set([granterId, ...ids])]);
    const since = maturesAt(at, -days);
    const former = await repository.listFormerApprovers(since);
    const all = [
      ...[...people].map(([personId, { approving }]) => ({ personId, standing: approving })),
      ...former.flatMap((row) =>
        formerStandings(row, since).map((standing) => ({ personId: row.person_id, standing })),
      ),
    ];
    return all.some(({ personId, standing }) => isDisjoint(voicesOf(personId, standing, days, at), [granterId]));
  }
}
