import { currentTime } from '../../platform/clock.ts';
import { HOUR_MS } from '../../platform/durations.ts';
import { isOfSeveralPacks, type Pack, saidOf } from '../../policy/index.ts';
import type { ProposalDocument } from '../../proposals/index.ts';
import type { ExecutionRatesRepository, NextRate } from './repository.ts';
import type { ExecutionRateDocument } from './schema.ts';

/** Executions of one operation are counted together under each key. */
export interface RatedExecution {
  tenantId: string;
  proposalId: string;
  /** `<pack>:<operation>` */
  keys: readonly string[];
  perHour: number;
}

/**
 * Returns null if the pack has no rate for the operation, or if a worker has begun it and so took its place.
 * Proposals whose own people chose the pack share one rate over all packs, so that no pack gives them another.
 */
export function ratedOf(row: ProposalDocument, pack: Pack): RatedExecution | null {
  if (row.execution?.carried?.begun?.told === true) return null;
  const { _id: proposalId, tenant_id: tenantId, operation } = row;
  const perHour = saidOf(pack, operation)?.ratePerHour;
  if (perHour === undefined) return null;
  const packKeys = isOfSeveralPacks(pack.version) ? [pack.packKey, ALL_PACKS] : [pack.packKey];
  return { tenantId, proposalId, keys: packKeys.map((key) => `${key}:${operation}`), perHour };
}

/** Cannot be the key of a pack. */
const ALL_PACKS = '*';

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
    for (const key of execution.keys) {
      const present = await this.#repository(execution.tenantId).find(key);
      const taken = taking(execution, present, currentTime());
      if (taken instanceof Date) return taken;
    }
    return null;
  }

  /** Takes a place under each key. @returns null, or the time at which there is room again. */
  async take(execution: RatedExecution): Promise<Date | null> {
    for (const key of execution.keys) {
      const fullUntil = await this.#take(execution, key);
      if (fullUntil !== null) return fullUntil;
    }
    return null;
  }

  async #take(execution: RatedExecution, key: string): Promise<Date | null> {
    const repository = this.#repository(execution.tenantId);
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const present = await repository.find(key);
      const next = taking(execution, present, currentTime());
      if (next === true) return null;
      if (next instanceof Date) return next;
      if (await repository.replace(key, present, next)) return null;
    }
    // Too many executions compete. Report no room for a moment.
    return new Date(currentTime().getTime() + CROWDED_MS);
  }
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
