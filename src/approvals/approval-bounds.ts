import { AppError } from '../errors/app-error.ts';
import { type Regard, type SharedVoice, sharedVoiceWords, type VoiceObjection } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { DAY_MS } from '../platform/durations.ts';
import { toDecimal } from '../platform/money.ts';
import { type Pack, saidOf } from '../policy/index.ts';
import { type BudgetRepository, leaves, type ProposalDocument, type Reservation } from '../proposals/index.ts';

/** A whole bound of a day. Amounts are counted in parts of it, so that packs and currencies add up. */
const WHOLE = 1_000_000;
const UNIT = 'parts';
const ACTS_A_DAY = 5;
/** Approvals a day in a currency for which the pack has no limit. */
const UNLIMITED_A_DAY = 10;
const DAY = { name: 'day', windowMs: DAY_MS, limit: WHOLE };
const MONTH = { name: 'month', windowMs: 30 * DAY_MS, limit: 3 * WHOLE };
const MAX_ATTEMPTS = 5;

/** The exceeded bound: of what one person approves, or of what people approve with whom the proposer counts as one. */
export type Bound = 'approver' | 'same_voice';

type Known = Pick<Regard, 'voices' | 'shared'>;

/**
 * Bounds what people approve, per operation.
 *
 * One person and all for whom they speak: the pack's `approver_budget` within 24 hours, so that one tired approver lets
 * only so much through. A larger amount needs an approver who has approved nothing yet.
 *
 * People who count as one person with the proposer: the amount that needs two approvals within 24 hours, and three times
 * as much within 30 days; or five proposals within 24 hours if no money moves. So a founder can work with the first
 * person whom they invite.
 */
export class ApprovalBounds {
  readonly #budgets: (tenantId: string) => Pick<BudgetRepository, 'read' | 'reserveAll'>;

  constructor(budgets: (tenantId: string) => Pick<BudgetRepository, 'read' | 'reserveAll'>) {
    this.#budgets = budgets;
  }

  /** Reserves nothing. */
  async exceeded(row: ProposalDocument, pack: Pack, known: Known): Promise<Bound | null> {
    return (await this.#look(row, reservationsOf(row, pack, known))).exceeded;
  }

  /**
   * Reserves the proposal's parts of the bounds once, for everybody for whom the approver speaks. Nothing is given back,
   * because another approval of the same proposal may rely on it.
   * @returns null if nothing is exceeded.
   * @throws {AppError} `conflict`
   */
  async take(row: ProposalDocument, pack: Pack, known: Known): Promise<Bound | null> {
    const reservations = reservationsOf(row, pack, known);
    if (reservations.length === 0) return null;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const { exceeded, present } = await this.#look(row, reservations);
      if (exceeded !== null) return exceeded;
      if (await this.#budgets(row.tenant_id).reserveAll(row._id, reservations, currentTime(), present)) return null;
    }
    throw new AppError('conflict', 'Too many approvals use the same bound at once. Repeat the request.');
  }

  async #look({ _id, tenant_id }: ProposalDocument, reservations: readonly BoundReservation[]) {
    const holders = reservations.map(({ holder }) => holder);
    const present = holders.length === 0 ? new Map() : await this.#budgets(tenant_id).read(holders, UNIT);
    const now = currentTime();
    const first = reservations.find((one) => !leaves(_id, one, present.get(one.holder) ?? null, now));
    return { exceeded: first?.bound ?? null, present };
  }
}

/** @param objection The voice that the approver shares, if the bound of those is exceeded. */
export function boundWords(row: ProposalDocument, pack: Pack, objection: VoiceObjection | null): string {
  return objection === null ? approverWords(row, pack) : sharedVoiceWords(objection, sameVoiceWords(row, pack));
}

function approverWords(row: ProposalDocument, pack: Pack): string {
  const { operation } = row;
  const currency = describedOf(row).money?.currency ?? '';
  const limit = approverLimit(pack, operation, currency);
  const bound =
    limit === null
      ? `${UNLIMITED_A_DAY} proposals in ${currency}`
      : `${toDecimal(limit, currency)} ${currency} of ${operation}`;
  return `You have approved as much as one person may: ${bound} within 24 hours. Ask another approver, wait until your earlier approvals are 24 hours old, or have an administrator raise approver_budget in the pack ${pack.packKey}.`;
}

/** The text begins a sentence. */
function sameVoiceWords(row: ProposalDocument, pack: Pack): string {
  const accounts = 'Accounts that count as one person may approve';
  const { money } = describedOf(row);
  if (money === null)
    return `${accounts} at most ${ACTS_A_DAY} proposals of this operation for one another within 24 hours`;
  const limit = twoApprovalsAbove(row, pack, money.currency);
  return limit === null
    ? `${accounts} nothing in ${money.currency} for one another, because the pack has no limit for it`
    : `${accounts} at most ${toDecimal(limit, money.currency)} ${money.currency} of this operation for one another within 24 hours, and three times as much within 30 days`;
}

type BoundReservation = Reservation & { bound: Bound };

function reservationsOf(row: ProposalDocument, pack: Pack, { voices, shared }: Known): BoundReservation[] {
  return [...ofApprover(row, pack, voices), ...(shared === null ? [] : ofSameVoice(row, pack, shared))];
}

function ofApprover(row: ProposalDocument, pack: Pack, voices: readonly string[]): BoundReservation[] {
  const { money } = describedOf(row);
  if (money === null) return [];
  const limit = approverLimit(pack, row.operation, money.currency);
  const part = limit === null ? WHOLE / UNLIMITED_A_DAY : Math.floor((money.minor * WHOLE) / limit);
  return voices.map((personId) => ({
    bound: 'approver',
    holder: `approver:${personId}:${row.operation}`,
    currency: UNIT,
    amount: Math.min(Math.max(1, part), WHOLE),
    limit: WHOLE,
    windowMs: DAY_MS,
  }));
}

function ofSameVoice(row: ProposalDocument, pack: Pack, { sharedIds }: SharedVoice): BoundReservation[] {
  const amount = sameVoicePart(row, pack);
  const windows = describedOf(row).money === null ? [DAY] : [DAY, MONTH];
  return sharedIds.flatMap((personId) =>
    windows.map(({ name, windowMs, limit }) => ({
      bound: 'same_voice' as const,
      holder: `voice:${personId}:${row.operation}:${name}`,
      currency: UNIT,
      amount,
      limit,
      windowMs,
    })),
  );
}

/** More than the whole bound if the pack has no limit. */
function sameVoicePart(row: ProposalDocument, pack: Pack): number {
  const { money } = describedOf(row);
  if (money === null) return WHOLE / ACTS_A_DAY;
  const limit = twoApprovalsAbove(row, pack, money.currency);
  return limit === null ? MONTH.limit + 1 : Math.max(1, Math.floor((money.minor * WHOLE) / limit));
}

/** In minor units; null if the pack has no limit. */
function twoApprovalsAbove({ operation }: ProposalDocument, pack: Pack, currency: string): number | null {
  return saidOf(pack, operation)?.money?.twoApprovalsAbove.get(currency) || null;
}

/** In minor units; null if the pack has no limit. */
function approverLimit(pack: Pack, operation: string, currency: string): number | null {
  return saidOf(pack, operation)?.money?.approverBudget.get(currency) || null;
}
