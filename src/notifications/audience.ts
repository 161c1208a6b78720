import type { AllAwaited } from '../approvals/index.ts';
import { permits, type Role } from '../identity/index.ts';
import type { Audience as Named } from '../policy/index.ts';
import type { Absences } from './absences/model.ts';

export interface Told {
  /** Their permission is checked when they are notified. */
  approvers: ReadonlySet<string>;
  calledIn: ReadonlySet<string>;
}

const NOBODY: Told = { approvers: new Set(), calledIn: new Set() };

/**
 * People to notify about waiting proposals: those whom the pack names, or else everybody who may approve. Stand-ins
 * replace absent people. Where that leaves nobody, and after half of the time to decide, everybody who may approve is
 * notified.
 */
export class Audience {
  readonly #all: AllAwaited;
  readonly #roles: ReadonlyMap<string, Role>;
  readonly #absences: Absences;
  readonly #silent: ReadonlySet<string>;
  readonly #known = new Map<string, Told>();

  /** @param silent People who want no email. They do not count as present. */
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
    // A person who is accountable for the proposal must not be the only one called in.
    const others = readers.filter((id) => this.#all.mayWaitFor(id, proposalId));
    const called = escalateTo === undefined ? [] : this.#among(others, escalateTo);
    const calledIn = this.#present([called, this.#members('members.manage')], new Set(readers));
    return { approvers, calledIn };
  }

  /** Returns the first group in which anybody is present or has a stand-in, or else the first with members. */
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
