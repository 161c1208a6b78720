import type { SharedVoice } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { toDecimal } from '../platform/money.ts';
import { type Pack, saidOf } from '../policy/index.ts';
import type { BudgetRepository, ProposalDocument, Reservation } from '../proposals/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A whole bound of a day. Amounts are counted in parts of it, so that packs and currencies add up. */
const WHOLE = 1_000_000;
const ACTS_A_DAY = 5;
const DAY = { name: 'day', windowMs: DAY_MS, limit: WHOLE };
const MONTH = { name: 'month', windowMs: 30 * DAY_MS, limit: 3 * WHOLE };

/**
 * Bounds what people approve for others with whom they count as one person, so that a founder can work with the first
 * person whom they invite. Per operation: the amount that needs two approvals within 24 hours, and three times as much
 * within 30 days; or five proposals within 24 hours if no money moves.
 */
export class SameVoice {
  readonly #budgets: (tenantId: string) => Pick<BudgetRepository, 'leave' | 'reserve'>;

  constructor(budgets: (tenantId: string) => Pick<BudgetRepository, 'leave' | 'reserve'>) {
    this.#budgets = budgets;
  }

  async leaves(row: ProposalDocument, pack: Pack, shared: SharedVoice): Promise<boolean> {
    return this.#budgets(row.tenant_id).leave(row._id, reservationsOf(row, pack, shared), currentTime());
  }

  /**
   * Reserves the proposal's part of the bound once, for everybody for whom both speak. Nothing is given back, because
   * another approval of the same proposal may rely on it.
   * @returns false if the bound leaves too little.
   * @throws {AppError} `conflict`
   */
  async take(row: ProposalDocument, pack: Pack, shared: SharedVoice): Promise<boolean> {
    if (!(await this.leaves(row, pack, shared))) return false;
    const budgets = this.#budgets(row.tenant_id);
    const now = currentTime();
    for (const reservation of reservationsOf(row, pack, shared)) {
      if (!(await budgets.reserve(row._id, reservation, now))) return false;
    }
    return true;
  }
}

/** The text begins a sentence. */
export function sameVoiceWords(row: ProposalDocument, pack: Pack): string {
  const accounts = 'Accounts that count as one person may approve';
  const { money } = describedOf(row);
  if (money === null)
    return `${accounts} at most ${ACTS_A_DAY} proposals of this operation for one another within 24 hours`;
  const limit = limitOf(row, pack, money.currency);
  return limit === null
    ? `${accounts} nothing in ${money.currency} for one another, because the pack has no limit for it`
    : `${accounts} at most ${toDecimal(limit, money.currency)} ${money.currency} of this operation for one another within 24 hours, and three times as much within 30 days`;
}

function reservationsOf(row: ProposalDocument, pack: Pack, { sharedIds }: SharedVoice): Reservation[] {
  const amount = partOf(row, pack);
  const windows = describedOf(row).money === null ? [DAY] : [DAY, MONTH];
  return sharedIds.flatMap((personId) =>
    windows.map(({ name, windowMs, limit }) => ({
      holder: `voice:${personId}:${row.operation}:${name}`,
      currency: 'parts',
      amount,
      limit,
      windowMs,
    })),
  );
}

/** More than the whole bound if the pack has no limit. */
function partOf(row: ProposalDocument, pack: Pack): number {
  const { money } = describedOf(row);
  if (money === null) return WHOLE / ACTS_A_DAY;
  const limit = limitOf(row, pack, money.currency);
  return limit === null ? MONTH.limit + 1 : Math.max(1, Math.floor((money.minor * WHOLE) / limit));
}

/** In minor units; null if the pack has no limit. */
function limitOf({ operation }: ProposalDocument, pack: Pack, currency: string): number | null {
  return saidOf(pack, operation)?.money?.twoApprovalsAbove.get(currency) || null;
}
