import type { PendingRepository } from './pending/repository.ts';
import type { ProposalStatus } from './proposal.ts';

/** What waits for an integration. */
export interface Outstanding {
  /** Approved, or under way. */
  waiting: number;
  /** How it ended is not known. */
  unknown: number;
}

/** What an integration is waited for in. */
const WAITING = ['auto_approved', 'approved', 'executing', 'outcome_unknown'] as const satisfies ProposalStatus[];
/** So many are counted of a tenant: those that are approved are fewer, what nobody settles may pile up. */
const MOST_COUNTED = 1_000;

/** What was approved and is not done, by integration. */
export class OutstandingActions {
  readonly #pending: (tenantId: string) => PendingRepository;

  constructor(pending: (tenantId: string) => PendingRepository) {
    this.#pending = pending;
  }

  /** In one query. `isAtLeast`: there are more in the tenant than were counted. */
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
