import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { type Describable, describedOf } from '../operations/described.ts';
import { type Pack, saidOf } from '../packs/pack.ts';
import type { ProposalStatus } from '../proposal.ts';
import type { ActionRepository } from '../repository.ts';
import type { ProposalDocument, TotalDocument } from '../schema.ts';
import type { TotalsRepository } from './repository.ts';

export interface TotalsOptions {
  repository: (tenantId: string) => TotalsRepository;
  actions: (tenantId: string) => ActionRepository;
}

type Entry = TotalDocument['entries'][number];

/** What of a resource counts besides a proposal. */
export interface Tally {
  key: string;
  present: TotalDocument | null;
  others: Entry[];
  /** Minor units of this proposal, and of it and the others together. */
  amount: number;
  total: number;
  windowMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** An entry is written before its proposal is approved; one whose proposal is not by then does not count any more. */
const APPROVED_WITHIN_MS = 60_000;
/** Beyond so many the older half counts as one entry, until the newest of them is too old. */
const MAX_ENTRIES = 500;
const MAX_ATTEMPTS = 50;

/** States in which what was approved has been done, or may yet be. */
const COUNTING: readonly ProposalStatus[] = ['auto_approved', 'approved', 'executing', 'executed', 'outcome_unknown'];

/**
 * What was approved of one resource in one currency, over all operations, whoever proposed it: dividing an amount saves
 * nobody. Only what was approved counts, from then on, and what is proposed later never raises it.
 */
export class Totals {
  readonly #options: TotalsOptions;

  constructor(options: TotalsOptions) {
    this.#options = options;
  }

  /** What the proposal and all that counts besides come to, in minor units; undefined where totals do not count. */
  async sum(row: ProposalDocument, pack: Pack): Promise<number | undefined> {
    return (await this.tally(row, pack))?.total;
  }

  /**
   * Has the proposal count from now on.
   * @param known What was counted a moment ago. It holds unless something has begun to count since, which is seen as it
   * is written; what has ceased to count may still be in it.
   * @returns the total that was written: never less than what counts at that moment. @throws {AppError} `conflict`
   */
  async reserve(row: ProposalDocument, pack: Pack, known?: Tally | null): Promise<number | undefined> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const tally = attempt === 0 && known !== undefined ? known : await this.tally(row, pack);
      if (tally === null) return undefined;
      const now = currentTime();
      const entries = compacted([...tally.others, { proposal_id: row._id, amount: tally.amount, at: now }]);
      const next = { entries, expires_at: new Date(now.getTime() + tally.windowMs) };
      if (await this.#options.repository(row.tenant_id).replace(tally.key, tally.present, next)) return tally.total;
    }
    throw new AppError('conflict', 'Too many decisions about the same resource at once. Repeat the request.');
  }

  /** What counts of the resource of a proposal, besides it; null where totals do not count. */
  async tally(row: ProposalDocument, pack: Pack): Promise<Tally | null> {
    const key = keyOf(row);
    const windowMs = (saidOf(pack, row.operation)?.money?.totalOverDays ?? 0) * DAY_MS;
    const amount = describedOf(row).money?.minor;
    if (key === null || amount === undefined || windowMs === 0) return null;
    const present = await this.#options.repository(row.tenant_id).read(key);
    const since = currentTime().getTime() - windowMs;
    const within = (present?.entries ?? []).filter((one) => one.proposal_id !== row._id && one.at.getTime() > since);
    const others = await this.#counting(row.tenant_id, within);
    const total = others.reduce((sum, one) => sum + one.amount, amount);
    return { key, present, others, amount, total: Math.min(total, Number.MAX_SAFE_INTEGER), windowMs };
  }

  /** Those of the entries whose proposals were approved and have not failed or ended otherwise since. */
  async #counting(tenantId: string, entries: Entry[]): Promise<Entry[]> {
    const ids = entries.flatMap(({ proposal_id }) => (proposal_id === null ? [] : [proposal_id]));
    if (ids.length === 0) return entries;
    const repository = this.#options.actions(tenantId);
    const states = new Map((await repository.findStates(ids)).map((row) => [row._id, row]));
    const failed = [...states.values()].flatMap(({ status, execution }) =>
      status === 'execution_failed' && execution !== undefined ? [execution.action_id] : [],
    );
    // One that is begun again between the two readings has not failed for good.
    const given = new Set(failed.length === 0 ? [] : await repository.findFailedForGood(failed));
    const now = currentTime().getTime();
    return entries.filter(({ proposal_id: id, at }) => {
      if (id === null) return true;
      const row = states.get(id);
      if (row === undefined || row.status === 'pending_approval') return now - at.getTime() <= APPROVED_WITHIN_MS;
      if (row.status === 'execution_failed') return !given.has(row.execution?.action_id ?? '');
      return COUNTING.includes(row.status);
    });
  }
}

/** Names what is counted together; null for what moves no money. */
function keyOf(row: Describable & Pick<ProposalDocument, 'resource_type'>): string | null {
  const { money } = describedOf(row);
  return money === null ? null : `${row.resource_type}:${money.currency}:${canonicalResourceId(row)}`;
}

/** The id by which a resource is the same one: providers that are asked in other letters find it as well. */
export function canonicalResourceId(row: Describable): string {
  return describedOf(row).resource_id.toLowerCase();
}

/** Older entries as one, which counts as long as the newest of them would have. */
function compacted(entries: Entry[]): Entry[] {
  if (entries.length <= MAX_ENTRIES) return entries;
  const sorted = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const older = sorted.splice(0, MAX_ENTRIES / 2);
  const newest = older.at(-1);
  if (newest === undefined) return entries;
  const amount = older.reduce((sum, one) => sum + one.amount, 0);
  return [{ proposal_id: null, amount: Math.min(amount, Number.MAX_SAFE_INTEGER), at: newest.at }, ...sorted];
}
