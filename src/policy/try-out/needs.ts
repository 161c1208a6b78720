import type { FactsDocument } from '../facts-document.ts';
import type { PolicyParts } from '../open-policies.ts';
import { isOfSeveralPacks } from '../packs/strictest.ts';
import type { CompiledPolicies } from '../policy-set.ts';

import type { RecordedDecision } from './recorded-decisions.ts';

/** Facts that policies ask about and that some releases did not record. */
export interface Needs {
  operations: ReadonlySet<string>;
  members: readonly string[];
}

export type ReplayableDecision = RecordedDecision & { facts: FactsDocument };

/** The roles of approvers are always known. */
const ALWAYS_KNOWN = 'approver_roles';

export function needsOf(all: readonly PolicyParts[]): Needs {
  const compiled = all.flatMap(({ pack, tenant }): (CompiledPolicies | null)[] => [...pack.own, tenant]);
  const sets = compiled.flatMap((one) => (one !== null && 'set' in one ? [one.set] : []));
  const members = new Set(sets.flatMap((set) => set.members));
  members.delete(ALWAYS_KNOWN);
  return {
    operations: new Set(sets.flatMap(({ operations }) => Object.keys(operations))),
    members: [...members],
  };
}

/** Returns an empty list if other packs applied too, or if a needed fact was not recorded. */
export function replayableOf(decision: RecordedDecision, { operations, members }: Needs): ReplayableDecision[] {
  const { facts, operation, payload } = decision;
  if (facts === undefined || isOfSeveralPacks(facts.policy_version)) return [];
  const further: Readonly<Record<string, unknown>> = { ...facts.further };
  if (members.some((name) => further[name] === undefined)) return [];
  return operations.has(operation) && payload?.type !== operation ? [] : [{ ...decision, facts }];
}
