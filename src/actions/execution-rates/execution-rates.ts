import { currentTime } from '../../platform/clock.ts';
import { type Pack, saidOf } from '../packs/pack.ts';
import type { ExecutionRateDocument } from '../packs/schema.ts';
import type { ProposalDocument } from '../schema.ts';
import type { ExecutionRatesRepository, NextRate } from './repository.ts';

/** What is counted together: the executions of an operation under a pack of a tenant. */
export interface RatedExecution {
  tenantId: string;
  packKey: string;
  operation: string;
  proposalId: string;
  /** So many within any hour. */
  perHour: number;
}

/**
 * What is counted of a proposal; null where its pack has no rate for its operation, and of what a worker has begun, which had
 * its place then, however long it takes.
 */
export function ratedOf(row: ProposalDocument, pack: Pack): RatedExecution | null {
  if (row.execution?.carried?.begun?.told === true) return null;
  const { _id: proposalId, tenant_id: tenantId, operation } = row;
  const perHour = saidOf(pack, operation)?.ratePerHour;
  return perHour === undefined ? null : { tenantId, packKey: pack.packKey, operation, proposalId, perHour };
}

const HOUR_MS = 60 * 60 * 1000;
const MAX_ATTEMPTS = 50;
const CROWDED_MS = 1_000;

/**
 * How much of an operation is executed within an hour (`rate_per_hour` of packs). A proposal is counted, once, right before
 * it is sent: what is approved waits, and what is sent again for it takes no further place.
 */
export class ExecutionRates {
  readonly #repository: (tenantId: string) => ExecutionRatesRepository;

  constructor(repository: (tenantId: string) => ExecutionRatesRepository) {
    this.#repository = repository;
  }

  /** When there is room again for an execution; null if there is, or it has its place. */
  async fullUntil(execution: RatedExecution): Promise<Date | null> {
    const present = await this.#repository(execution.tenantId).find(keyOf(execution));
    const taken = taking(execution, present, currentTime());
    return taken instanceof Date ? taken : null;
  }

  /** Takes a place for an execution. @returns null, or when there is one again. */
  async take(execution: RatedExecution): Promise<Date | null> {
    const repository = this.#repository(execution.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(keyOf(execution));
      const next = taking(execution, present, currentTime());
      if (next === true) return null;
      if (next instanceof Date) return next;
      if (await repository.replace(keyOf(execution), present, next)) return null;
    }
    // So many at once that nobody knows: none is there for a moment.
    return new Date(currentTime().getTime() + CROWDED_MS);
  }
}

function keyOf({ packKey, operation }: RatedExecution): string {
  return `${packKey}:${operation}`;
}

/** What is counted with the execution among it; true if it is already, or until when there is no room. */
function taking(
  { proposalId, perHour }: RatedExecution,
  present: ExecutionRateDocument | null,
  now: Date,
): NextRate | true | Date {
  const since = now.getTime() - HOUR_MS;
  const entries = (present?.entries ?? []).filter(({ at }) => at.getTime() > since);
  if (entries.some((entry) => entry.proposal_id === proposalId)) return true;
  const first = entries[entries.length - perHour];
  if (first !== undefined) return new Date(first.at.getTime() + HOUR_MS);
  return {
    version: (present?.version ?? 0) + 1,
    entries: [...entries, { proposal_id: proposalId, at: now }],
    expires_at: new Date(now.getTime() + HOUR_MS),
  };
}
