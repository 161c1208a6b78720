import { AppError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { type Describable, describedOf } from '../operations/described.ts';
import { type Pack, saidOf } from '../packs/pack.ts';
import type { CountableProposal, PendingRepository } from '../pending/repository.ts';
import type { ProposalStatus } from '../proposal.ts';
import type { ActionRepository } from '../repository.ts';
import type { CountedDocument, ProposalDocument, TotalDocument } from '../schema.ts';
import type { TotalsRepository } from './repository.ts';

export interface TotalsOptions {
  repository: (tenantId: string) => TotalsRepository;
  actions: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
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

/** Amounts in minor units of several proposals together. */
export interface Sum {
  count: number;
  minor: number;
}

/** What was and may be done with one resource in one currency, by how far it is. */
export interface ResourceTotals {
  resourceType: string;
  /** As all spellings of it are counted. */
  resourceId: string;
  currency: string;
  /** For so many days what was approved counts; 0 where nothing is kept of that. */
  overDays: number;
  executed: Sum;
  /** What may yet be done of what was approved. */
  approved: Sum;
  pending: Sum;
  /** What was executed and approved, and the proposal itself if it waits. */
  withThis: number;
  /** Whether more waits than was counted. */
  isMorePending: boolean;
  /** What the provider would still have moved when it was asked last; null where it did not say. */
  left: Left | null;
}

/** What a provider would still have moved of a resource. */
export interface Left {
  minor: number;
  at: Date;
  /** What is approved and not executed, and what waits. */
  wanted: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** An entry is written before its proposal is approved; one whose proposal is not by then does not count any more. */
const APPROVED_WITHIN_MS = 60_000;
/** Beyond so many the older half counts as one entry, until the newest of them is too old. */
const MAX_ENTRIES = 500;
const MAX_ATTEMPTS = 50;
/** As many wait in a tenant at the most, unless it was set otherwise. */
const MAX_PENDING = 1_000;

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
    const windowMs = daysOf(row, pack) * DAY_MS;
    const amount = describedOf(row).money?.minor;
    if (key === null || amount === undefined || windowMs === 0) return null;
    const present = await this.#options.repository(row.tenant_id).read(key);
    const since = currentTime().getTime() - windowMs;
    const within = (present?.entries ?? []).filter((one) => one.proposal_id !== row._id && one.at.getTime() > since);
    const others = (await this.#counting(row.tenant_id, within)).map(({ entry }) => entry);
    const total = others.reduce((sum, one) => sum + one.amount, amount);
    return { key, present, others, amount, total: Math.min(total, Number.MAX_SAFE_INTEGER), windowMs };
  }

  /**
   * What counts of the resource of a proposal, the proposal included, and what waits of it; null for what moves no money.
   * For people who decide: nothing is decided by it.
   */
  async overview(row: ProposalDocument, pack: Pack): Promise<ResourceTotals | null> {
    const key = keyOf(row);
    const currency = describedOf(row).money?.currency;
    if (key === null || currency === undefined) return null;
    const [overDays, now] = [daysOf(row, pack), currentTime()];
    const since = now.getTime() - overDays * DAY_MS;
    const [present, waiting] = await Promise.all([
      overDays === 0 ? null : this.#options.repository(row.tenant_id).read(key),
      this.#options.pending(row.tenant_id).listOfResource(key, now, MAX_PENDING + 1),
    ]);
    const within = (present?.entries ?? []).filter(({ at }) => at.getTime() > since);
    const counting = await this.#counting(row.tenant_id, within);
    // What is being approved at this moment has an entry already, and waits still.
    const counted = new Set(counting.map(({ entry }) => entry.proposal_id));
    const amounts = waiting.filter(({ _id }) => !counted.has(_id)).map((one) => amountFor(key, one));
    const own = row.status === 'pending_approval' && !counted.has(row._id) ? (describedOf(row).money?.minor ?? 0) : 0;
    const entriesOf = (isExecuted: boolean) =>
      counting.filter(({ status }) => (status === 'executed') === isExecuted).map(({ entry }) => entry.amount);
    const [executed, approved] = [sumOf(entriesOf(true)), sumOf(entriesOf(false))];
    const pending = sumOf(amounts.filter((amount) => amount !== null));
    return {
      resourceType: row.resource_type,
      resourceId: canonicalResourceId(row),
      currency,
      overDays,
      executed,
      approved,
      withThis: Math.min(executed.minor + approved.minor + own, Number.MAX_SAFE_INTEGER),
      pending,
      isMorePending: waiting.length > MAX_PENDING,
      left: leftOf(row, currency, Math.min(approved.minor + pending.minor, Number.MAX_SAFE_INTEGER)),
    };
  }

  /**
   * Those of the entries whose proposals were approved and have not failed or ended otherwise since, each with how far it
   * is; undefined for older ones that stand as one.
   */
  async #counting(tenantId: string, entries: Entry[]): Promise<{ entry: Entry; status: ProposalStatus | undefined }[]> {
    const ids = entries.flatMap(({ proposal_id }) => (proposal_id === null ? [] : [proposal_id]));
    if (ids.length === 0) return entries.map((entry) => ({ entry, status: undefined }));
    const repository = this.#options.actions(tenantId);
    const states = new Map((await repository.findStates(ids)).map((row) => [row._id, row]));
    const failed = [...states.values()].flatMap(({ status, execution }) =>
      status === 'execution_failed' && execution !== undefined ? [execution.action_id] : [],
    );
    // One that is begun again between the two readings has not failed for good.
    const given = new Set(failed.length === 0 ? [] : await repository.findFailedForGood(failed));
    const now = currentTime().getTime();
    const counts = ({ proposal_id: id, at }: Entry) => {
      if (id === null) return true;
      const row = states.get(id);
      if (row === undefined || row.status === 'pending_approval') return now - at.getTime() <= APPROVED_WITHIN_MS;
      if (row.status === 'execution_failed') return !given.has(row.execution?.action_id ?? '');
      return COUNTING.includes(row.status);
    };
    return entries.filter(counts).map((entry) => ({ entry, status: states.get(entry.proposal_id ?? '')?.status }));
  }
}

/** What of a resource a new proposal counts for. */
export function countedOf(row: Describable & Pick<ProposalDocument, 'resource_type'>): CountedDocument {
  return { key: keyOf(row) ?? '', minor: describedOf(row).money?.minor ?? 0 };
}

/** What something that waits adds to a resource; null for what is of another one. */
function amountFor(key: string, row: CountableProposal): number | null {
  if (row.counted !== undefined) return row.counted.minor;
  try {
    return keyOf(row) === key ? (describedOf(row).money?.minor ?? null) : null;
  } catch {
    // Somebody has altered its payload in the database: it can never be approved.
    return null;
  }
}

function leftOf({ check }: Pick<ProposalDocument, 'check'>, currency: string, wanted: number): Left | null {
  if (check?.left === undefined || check.left.currency !== currency) return null;
  const converted = toMinorUnits(check.left.amount, currency);
  if ('problem' in converted) return null;
  return { minor: converted.minor, at: check.at, wanted };
}

function sumOf(amounts: number[]): Sum {
  const minor = amounts.reduce((sum, amount) => sum + amount, 0);
  return { count: amounts.length, minor: Math.min(minor, Number.MAX_SAFE_INTEGER) };
}

function daysOf({ operation }: Pick<ProposalDocument, 'operation'>, pack: Pack): number {
  return saidOf(pack, operation)?.money?.totalOverDays ?? 0;
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
