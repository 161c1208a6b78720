import type { AllAwaited } from '../actions/awaiting-approval.ts';
import type { Audience as Named } from '../actions/packs/approval-routes.ts';
import { permits, type Role } from '../identity/roles.ts';
import type { Absences } from './absences/model.ts';

/** Who is told of one proposal that waits. */
export interface Told {
  /** Who may have to approve it; whether they may is judged when they are told. */
  approvers: ReadonlySet<string>;
  /** Who is called in, as nobody decides. */
  calledIn: ReadonlySet<string>;
}

const NOBODY: Told = { approvers: new Set(), calledIn: new Set() };

/**
 * Who is told of what waits: whom the pack names, or else everybody who may approve; their stand-ins, where they are away.
 * There is always somebody, if there is anybody at all: where a pack or an absence leaves nobody, all are told who are there,
 * and from half of the time on all are in any case.
 */
export class Audience {
  readonly #all: AllAwaited;
  readonly #roles: ReadonlyMap<string, Role>;
  readonly #absences: Absences;
  readonly #silent: ReadonlySet<string>;
  readonly #known = new Map<string, Told>();

  /** @param silent Those who want no mail: they are told nothing, and so do not count as somebody who is. */
  constructor(
    all: AllAwaited,
    { roles, absences, silent }: { roles: ReadonlyMap<string, Role>; absences: Absences; silent: ReadonlySet<string> },
  ) {
    this.#all = all;
    this.#roles = roles;
    this.#absences = absences;
    this.#silent = silent;
  }

  of(proposalId: string): Told {
    const known = this.#known.get(proposalId) ?? this.#find(proposalId);
    this.#known.set(proposalId, known);
    return known;
  }

  #find(proposalId: string): Told {
    const stage = this.#all.stageOf(proposalId);
    if (stage === null) return NOBODY;
    const { tell, escalateTo } = this.#all.routeOf(proposalId);
    const possible = this.#members('actions.approve').filter((id) => this.#all.mayWaitFor(id, proposalId));
    const named = tell === undefined || stage !== 'waits' ? possible : this.#among(possible, tell);
    const approvers = this.#present([named, possible], new Set(possible));
    if (stage !== 'escalated') return { approvers, calledIn: NOBODY.calledIn };
    const readers = this.#members('actions.read');
    // Who is accountable for it is nobody to call in alone.
    const others = readers.filter((id) => this.#all.mayWaitFor(id, proposalId));
    const called = escalateTo === undefined ? [] : this.#among(others, escalateTo);
    const calledIn = this.#present([called, this.#members('members.manage')], new Set(readers));
    return { approvers, calledIn };
  }

  /** Those of the first of the groups that anybody is there of, or stands in for; else all of the first that is not empty. */
  #present(groups: readonly (readonly string[])[], known: ReadonlySet<string>): ReadonlySet<string> {
    for (const group of groups) {
      const there = group.flatMap((personId) => {
        if (this.#silent.has(personId)) return [];
        if (!this.#absences.isAway(personId)) return [personId];
        const standIn = this.#absences.standInOf(personId);
        return standIn !== undefined && known.has(standIn) && !this.#silent.has(standIn) ? [standIn] : [];
      });
      if (there.length > 0) return new Set(there);
    }
    return new Set(groups.find((group) => group.length > 0));
  }

  #among(personIds: readonly string[], { roles, people }: Named): string[] {
    return personIds.filter((id) => people.includes(id) || roles.some((role) => role === this.#roles.get(id)));
  }

  #members(permission: 'actions.approve' | 'actions.read' | 'members.manage'): string[] {
    return [...this.#roles].filter(([, role]) => permits(role, permission)).map(([personId]) => personId);
  }
}
