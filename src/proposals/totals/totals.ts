import { AppError } from '../../errors/app-error.ts';
import { type Describable, describedOf } from '../../operations/index.ts';
import { currentTime } from '../../platform/clock.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/durations.ts';
import { toMinorUnits } from '../../platform/money.ts';
import { MAX_TOTAL_OVER_DAYS, type Pack, saidOf } from '../../policy/index.ts';
import { mayHaveEffect } from '../outcomes.ts';
import type { CountableProposal, PendingRepository } from '../pending/repository.ts';
import type { ProposalStatus } from '../proposal.ts';
import type { ActionRepository } from '../repository.ts';
import { canonicalResourceId } from '../resource-key.ts';
import type { CountedDocument, ProposalDocument, TotalDocument } from '../schema.ts';
import type { TotalsRepository } from './repository.ts';

export interface TotalsOptions {
  repository: (tenantId: string) => TotalsRepository;
  actions: (tenantId: string) => ActionRepository;
  pending: (tenantId: string) => PendingRepository;
}

type Entry = TotalDocument['entries'][number];

export interface Tally {
  key: string;
  present: TotalDocument | null;
  others: Entry[];
  /** Entries that are too old for this pack, but may count for another operation or pack. */
  older: Entry[];
  /** Amount of this proposal, and total with the others, in minor units. */
  amount: number;
  total: number;
  windowMs: number;
}

export interface Sum {
  count: number;
  minor: number;
}

export interface ResourceTotals {
  resourceType: string;
  resourceId: string;
  currency: string;
  /** Days for which approved amounts count; 0 if they are not stored. */
  overDays: number;
  executed: Sum;
  approved: Sum;
  pending: Sum;
  /** Executed and approved amounts, plus this proposal if it is pending. */
  withThis: number;
  isMorePending: boolean;
  /** Null if the provider did not say. */
  left: Left | null;
}

export interface Left {
  minor: number;
  at: Date;
  /** Approved but not executed, and pending amounts. */
  wanted: number;
}

/** Milliseconds. The entry is written first. It stops counting if the proposal is not approved by then. */
const APPROVED_WITHIN_MS = MINUTE_MS;
/** Beyond it, the older half is merged into one entry, which counts until its newest part is too old. */
const MAX_ENTRIES = 500;
const LONGEST_WINDOW_MS = MAX_TOTAL_OVER_DAYS * DAY_MS;
const MAX_ATTEMPTS = 50;
/** The default limit of open proposals of a tenant. */
const MAX_PENDING = 1_000;

/** Counts over all operations and proposers, so that splitting an amount evades no limit. */
export class Totals {
  readonly #options: TotalsOptions;

  constructor(options: TotalsOptions) {
    this.#options = options;
  }

  async sum(row: ProposalDocument, pack: Pack): Promise<number | undefined> {
    return (await this.tally(row, pack))?.total;
  }

  /**
   * @param known A tally from a moment ago, read again after a change.
   * @returns never less than what counts then
   * @throws {AppError} `conflict`
   */
  async reserve(row: ProposalDocument, pack: Pack, known?: Tally | null): Promise<number | undefined> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const tally = attempt === 0 && known !== undefined ? known : await this.tally(row, pack);
      if (tally === null) return undefined;
      const now = currentTime();
      const own = { proposal_id: row._id, amount: tally.amount, at: now };
      const entries = compacted([...tally.older, ...tally.others, own]);
      const kept = tally.present?.expires_at.getTime() ?? 0;
      const next = { entries, expires_at: new Date(Math.max(kept, now.getTime() + tally.windowMs)) };
      if (await this.#options.repository(row.tenant_id).replace(tally.key, tally.present, next)) return tally.total;
    }
    throw new AppError('conflict', 'Too many decisions about the same resource at once. Repeat the request.');
  }

  async tally(row: ProposalDocument, pack: Pack): Promise<Tally | null> {
    const key = keyOf(row);
    const windowMs = daysOf(row, pack) * DAY_MS;
    const amount = describedOf(row).money?.minor;
    if (key === null || amount === undefined || windowMs === 0) return null;
    const present = await this.#options.repository(row.tenant_id).read(key);
    const now = currentTime().getTime();
    const isWithin = (one: Entry) => one.at.getTime() > now - windowMs;
    const known = (present?.entries ?? []).filter((one) => one.proposal_id !== row._id);
    const older = known.filter((one) => !isWithin(one) && one.at.getTime() > now - LONGEST_WINDOW_MS);
    const others = (await this.#counting(row.tenant_id, known.filter(isWithin))).map(({ entry }) => entry);
    const total = others.reduce((sum, one) => sum + one.amount, amount);
    return { key, present, others, older, amount, total: Math.min(total, Number.MAX_SAFE_INTEGER), windowMs };
  }

  /** For people who decide; no decision depends on it. Null if the proposal moves no money. */
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
    // A proposal that is being approved right now has an entry already and is still pending: count it once.
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

  /** Keeps entries of proposals that were approved and have not failed. A merged entry has no status. */
  async #counting(tenantId: string, entries: Entry[]): Promise<{ entry: Entry; status: ProposalStatus | undefined }[]> {
    const ids = entries.flatMap(({ proposal_id }) => (proposal_id === null ? [] : [proposal_id]));
    if (ids.length === 0) return entries.map((entry) => ({ entry, status: undefined }));
    const outcomes = await this.#options.actions(tenantId).findOutcomes(ids);
    const now = currentTime().getTime();
    const counts = ({ proposal_id: id, at }: Entry) => {
      if (id === null) return true;
      const outcome = outcomes.get(id);
      const isApproved = outcome !== undefined && outcome.status !== 'pending_approval';
      return isApproved ? mayHaveEffect(outcome) : now - at.getTime() <= APPROVED_WITHIN_MS;
    };
    return entries.filter(counts).map((entry) => ({ entry, status: outcomes.get(entry.proposal_id ?? '')?.status }));
  }
}

export function countedOf(row: Describable & Pick<ProposalDocument, 'resource_type'>): CountedDocument {
  return { key: keyOf(row) ?? '', minor: describedOf(row).money?.minor ?? 0 };
}

function amountFor(key: string, row: CountableProposal): number | null {
  if (row.counted !== undefined) return row.counted.minor;
  try {
    return keyOf(row) === key ? (describedOf(row).money?.minor ?? null) : null;
  } catch {
    // The payload was altered in the database, so the proposal can never be approved.
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

function keyOf(row: Describable & Pick<ProposalDocument, 'resource_type'>): string | null {
  const { money } = describedOf(row);
  return money === null ? null : `${row.resource_type}:${money.currency}:${canonicalResourceId(row)}`;
}

function compacted(entries: Entry[]): Entry[] {
  if (entries.length <= MAX_ENTRIES) return entries;
  const sorted = entries.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const older = sorted.splice(0, MAX_ENTRIES / 2);
  const newest = older.at(-1);
  if (newest === undefined) return entries;
  const amount = older.reduce((sum, one) => sum + one.amount, 0);
  return [{ proposal_id: null, amount: Math.min(amount, Number.MAX_SAFE_INTEGER), at: newest.at }, ...sorted];
}
