import type { PendingRepository } from './pending/repository.ts';

export interface UnfinishedActions {
  waiting: number;
  unknown: number;
}

const UNFINISHED = ['auto_approved', 'approved', 'executing', 'outcome_unknown'] as const;
/** Nobody may settle proposals, so that they pile up. */
const MOST_COUNTED = 1_000;

/** Counts by integration, in one query. `isAtLeast` is true if the tenant may have more. */
export async function countUnfinished(
  pending: PendingRepository,
): Promise<{ of: ReadonlyMap<string, UnfinishedActions>; isAtLeast: boolean }> {
  const of = new Map<string, UnfinishedActions>();
  let all = 0;
  for (const { integrationId, status, count } of await pending.countByIntegration(UNFINISHED, MOST_COUNTED)) {
    const known = of.get(integrationId) ?? { waiting: 0, unknown: 0 };
    known[status === 'outcome_unknown' ? 'unknown' : 'waiting'] += count;
    of.set(integrationId, known);
    all += count;
  }
  return { of, isAtLeast: all === MOST_COUNTED };
}
