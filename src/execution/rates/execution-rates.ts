import { currentTime } from '../../platform/clock.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { type Pack, saidOf } from '../../policy/index.ts';
import type { ProposalDocument } from '../../proposals/index.ts';
import type { ExecutionRatesRepository, NextRate } from './repository.ts';
import type { ExecutionRateDocument } from './schema.ts';

/** Executions of one operation under one pack of a tenant are counted together. */
export interface RatedExecution {
  tenantId: string;
  packKey: string;
  operation: string;
  proposalId: string;
  perHour: number;
}

/** Returns null if the pack has no rate for the operation, or if a worker has begun it and so took its place. */
export function ratedOf(row: ProposalDocument, pack: Pack): RatedExecution | null {
  if (row.execution?.carried?.begun?.told === true) return null;
  const { _id: proposalId, tenant_id: tenantId, operation } = row;
  const perHour = saidOf(pack, operation)?.ratePerHour;
  return perHour === undefined ? null : { tenantId, packKey: pack.packKey, operation, proposalId, perHour };
}

const MAX_ATTEMPTS = 50;
const CROWDED_MS = 1_000;

/** Limits executions within an hour (`rate_per_hour` of packs). A proposal is counted once, right before it is sent. */
export class ExecutionRates {
  readonly #repository: (tenantId: string) => ExecutionRatesRepository;

  constructor(repository: (tenantId: string) => ExecutionRatesRepository) {
    this.#repository = repository;
  }

  /** Returns null if there is room, or if the execution has its place. */
  async fullUntil(execution: RatedExecution): Promise<Date | null> {
    const present = await this.#repository(execution.tenantId).find(keyOf(execution));
    const taken = taking(execution, present, currentTime());
    return taken instanceof Date ? taken : null;
  }

  /** Takes a place. @returns null, or the time at which there is room again. */
  async take(execution: RatedExecution): Promise<Date | null> {
    const repository = this.#repository(execution.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(keyOf(execution));
      const next = taking(execution, present, currentTime());
      if (next === true) return null;
      if (next instanceof Date) return next;
      if (await repository.replace(keyOf(execution), present, next)) return null;
    }
    // Too many executions compete. Report no room for a moment.
    return new Date(currentTime().getTime() + CROWDED_MS);
  }
}

function keyOf({ packKey, operation }: RatedExecution): string {
  return `${packKey}:${operation}`;
}

/** Returns true if the proposal was counted before, or the time at which there is room again. */
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
