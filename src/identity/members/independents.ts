import { currentTime } from '../../platform/clock.ts';
import { permits, type Role } from '../roles.ts';
import { mayApprove } from './membership-changes.ts';
import type { MemberRepository } from './repository.ts';
import type { RoleMaturity } from './role-maturity.ts';
import {
  derivationOf,
  isDisjoint,
  maturesAt,
  maturesByDays,
  type Origin,
  originsThrough,
  type Standing,
  voicesOf,
} from './standing.ts';
import { formerApprover, type Standings } from './standings.ts';

export interface IndependentsOptions {
  repository: (tenantId: string) => Pick<MemberRepository, 'list' | 'listFormerApprovers'>;
  standings: Pick<Standings, 'ofAll'>;
  seasoning: Pick<RoleMaturity, 'days' | 'daysFor'>;
}

/** A person who grants a role to somebody, at a time. */
export interface Granting {
  granterId: string;
  role: Role;
  at: Date;
  /** The grantee, and the standing that they have so far; null for somebody who was no member. */
  grantee: { personId: string; standing: Standing } | null;
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

  /** Returns the people from whom a role derives that this person grants. */
  async origins(tenantId: string, granting: Granting): Promise<Origin[]> {
    const { granterId: personId, at } = granting;
    const { standings, seasoning } = this.#options;
    const [people, daysFor] = await Promise.all([standings.ofAll(tenantId, [personId]), seasoning.daysFor(tenantId)]);
    const own = people.get(personId)?.present;
    const awaitsConfirmation = await this.#awaitsConfirmation(tenantId, granting);
    const derivesFrom = own === undefined ? [] : derivationOf(personId, own, daysFor(concerned(personId, own), at));
    return originsThrough({ personId, awaitsConfirmation }, derivesFrom, at);
  }

  /** Returns the people from whom somebody's role derives; nobody if somebody independent has vouched for it. */
  async derivation(tenantId: string, personId: string, standing: Standing, at: Date): Promise<readonly Origin[]> {
    const daysFor = await this.#options.seasoning.daysFor(tenantId);
    return derivationOf(personId, standing, daysFor(concerned(personId, standing), at));
  }

  /** Returns a function that says whether a member's role awaits the vouch of somebody independent. */
  async awaiting(tenantId: string): Promise<(personId: string, standing: Standing) => boolean> {
    const daysFor = await this.#options.seasoning.daysFor(tenantId);
    const now = currentTime();
    return (personId, standing) => {
      const days = daysFor(concerned(personId, standing), now);
      const [giver] = derivationOf(personId, standing, days);
      return giver !== undefined && !maturesByDays(giver, days);
    };
  }

  async #awaitsConfirmation(tenantId: string, { granterId, role, at, grantee }: Granting): Promise<boolean> {
    if (!permits(role, 'actions.approve')) return false;
    const days = await this.#options.seasoning.days(tenantId);
    if (days === 0) return false;
    if (grantee?.standing.role && permits(grantee.standing.role, 'actions.approve')) {
      // An approver who is promoted waits for days only, so that nobody can silence colleagues by promoting them.
      const [giver] = await this.derivation(tenantId, grantee.personId, grantee.standing, at);
      return giver?.awaitsConfirmation ?? false;
    }
    return this.#hasIndependentColleague(tenantId, granterId, at, days);
  }

  /** Returns true if somebody may approve, or could within the waiting days, who does not speak for the same people. */
  async #hasIndependentColleague(tenantId: string, granterId: string, at: Date, days: number): Promise<boolean> {
    const { repository, standings, seasoning } = this.#options;
    const rows = await repository(tenantId).list();
    const ids = rows.filter(mayApprove).map((row) => row.person_id);
    const since = maturesAt(at, -days);
    const [people, former, daysFor] = await Promise.all([
      standings.ofAll(tenantId, [...new Set([granterId, ...ids])]),
      repository(tenantId).listFormerApprovers(since),
      seasoning.daysFor(tenantId),
    ]);
    const present = [...people].map(([personId, standing]) => ({ personId, standing: standing.present }));
    const all = [...present, ...former.map((row) => ({ personId: row.person_id, standing: formerApprover(row) }))];
    const applied = daysFor([...new Set(all.flatMap((one) => concerned(one.personId, one.standing)))], at);
    const own = voicesOf(granterId, people.get(granterId)?.present, applied, at);
    return all.some(({ personId, standing }) => isDisjoint(voicesOf(personId, standing, applied, at), own));
  }
}

function concerned(personId: string, { derivesFrom }: Standing): string[] {
  return [personId, ...derivesFrom.map((origin) => origin.personId)];
}
