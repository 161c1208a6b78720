import type { PendingRepository } from './pending/repository.ts';
import type { ProposalStatus } from './proposal.ts';

/** Counts of proposals that an integration has not finished. */
export interface Outstanding {
  /** Approved, or being executed. */
  waiting: number;
  /** Executed, with an unknown outcome. */
  unknown: number;
}

/** Statuses of proposals that an integration has not finished. */
const WAITING = ['auto_approved', 'approved', 'executing', 'outcome_unknown'] as const satisfies ProposalStatus[];
/**
 * Largest number that is counted in a tenant. Approved proposals are fewer, but proposals that nobody settles may pile
 * up.
 */
const MOST_COUNTED = 1_000;

/** Counts approved proposals that are not done yet, by integration. */
export class OutstandingActions {
  readonly #pending: (tenantId: string) => PendingRepository;

  constructor(pending: (tenantId: string) => PendingRepository) {
    this.#pending = pending;
  }

  /** Counts in one query. `isAtLeast` is true if the tenant may have more than were counted. */
  async count(tenantId: string): Promise<{ of: ReadonlyMap<string, Outstanding>; isAtLeast: boolean }> {
    const rows = await this.#pending(tenantId).countByIntegration(WAITING, MOST_COUNTED);
    const of = new Map<string, Outstanding>();
    let all = 0;
    for (const { integrationId, status, count } of rows) {
      const known = of.get(integrationId) ?? { waiting: 0, unknown: 0 };
      known[status === 'outcome_unknown' ? 'unknown' : 'waiting'] += count;
      of.set(integrationId, known);
      all += count;
    }
    return { of, isAtLeast: all === MOST_COUNTED };
  }
}
