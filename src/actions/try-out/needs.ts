import type { FactsDocument } from '../facts-document.ts';
import type { PolicyParts } from '../open-policies.ts';
import type { CompiledPolicies } from '../policy-set.ts';

import type { RecordedDecision } from './repository.ts';

/** What policies ask about that not every release has recorded. */
export interface Needs {
  /** Operations whose payloads they ask about. */
  operations: ReadonlySet<string>;
  /** Members of what they are told besides. */
  members: readonly string[];
}

/** A decision of which all that is needed is known. */
export type ReplayableDecision = RecordedDecision & { facts: FactsDocument };

/** It is known of whoever has approved. */
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

/** The decision, if all that is needed of it is known; nothing otherwise. */
export function replayableOf(decision: RecordedDecision, { operations, members }: Needs): ReplayableDecision[] {
  const { facts, operation, payload } = decision;
  if (facts === undefined) return [];
  const further: Readonly<Record<string, unknown>> = { ...facts.further };
  if (members.some((name) => further[name] === undefined)) return [];
  return operations.has(operation) && payload?.type !== operation ? [] : [{ ...decision, facts }];
}
