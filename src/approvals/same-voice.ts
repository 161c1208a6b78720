import type { SharedVoice } from '../identity/index.ts';
import { describedOf } from '../operations/index.ts';
import { currentTime } from '../platform/clock.ts';
import { toDecimal } from '../platform/money.ts';
import { type Pack, saidOf } from '../policy/index.ts';
import type { BudgetRepository, ProposalDocument, Reservation } from '../proposals/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A whole second threshold. Amounts are counted in parts of it, so that packs and currencies add up. */
const THRESHOLD = 1_000_000;
/** Number of proposals a day if no money moves, or if the pack has no threshold for the currency. */
const ACTS_A_DAY = 5;
const WINDOWS = [
  { name: 'day', windowMs: DAY_MS, limit: THRESHOLD },
  { name: 'month', windowMs: 30 * DAY_MS, limit: 3 * THRESHOLD },
] as const;

/**
 * Bounds what people approve for others with whom they count as one person. Where one approval is enough, such an
 * approval is possible, so that a founder can work with the first person whom they invite: for one operation up to the
 * amount that needs two approvals within 24 hours, and three times as much within 30 days.
 */
export class SameVoice {
  readonly #budgets: (tenantId: string) => Pick<BudgetRepository, 'leave' | 'reserve' | 'release'>;

  constructor(budgets: (tenantId: string) => Pick<BudgetRepository, 'leave' | 'reserve' | 'release'>) {
    this.#budgets = budgets;
  }

  /** Tells whether the bound leaves enough for a proposal. */
  async leaves(row: ProposalDocument, pack: Pack, shared: SharedVoice): Promise<boolean> {
    return this.#budgets(row.tenant_id).leave(row._id, reservationsOf(row, pack, shared), currentTime());
  }

  /**
   * Reserves a proposal's part of the bound, for everybody for whom both speak. A proposal is counted once. What is
   * reserved is not given back if the approval then fails: the approver repeats it, or others approve.
   * @returns whether the bound leaves enough.
   * @throws {AppError} `conflict`
   */
  async take(row: ProposalDocument, pack: Pack, shared: SharedVoice): Promise<boolean> {
    const budgets = this.#budgets(row.tenant_id);
    const reservations = reservationsOf(row, pack, shared);
    const now = currentTime();
    for (const reservation of reservations) {
      if (await budgets.reserve(row._id, reservation, now)) continue;
      await Promise.allSettled(reservations.map(({ holder, currency }) => budgets.release(row._id, holder, currency)));
      return false;
    }
    return true;
  }
}

/** Says the bound that an approval would exceed, as the beginning of a sentence. */
export function sameVoiceWords(row: ProposalDocument, pack: Pack): string {
  const threshold = thresholdOf(row, pack);
  const most =
    threshold === null
      ? `${ACTS_A_DAY} proposals`
      : `${toDecimal(threshold.minor, threshold.currency)} ${threshold.currency}`;
  return `Accounts that count as one person may approve at most ${most} for one another within 24 hours, and three times as much within 30 days`;
}

function reservationsOf(row: ProposalDocument, pack: Pack, { sharedIds }: SharedVoice): Reservation[] {
  const amount = partOf(row, pack);
  return sharedIds.flatMap((personId) =>
    WINDOWS.map(({ name, windowMs, limit }) => ({
      holder: `voice:${personId}:${row.operation}:${name}`,
      currency: 'parts',
      amount,
      limit,
      windowMs,
    })),
  );
}

/** Returns the part of the bound that a proposal uses. */
function partOf(row: ProposalDocument, pack: Pack): number {
  const threshold = thresholdOf(row, pack);
  return threshold === null ? THRESHOLD / ACTS_A_DAY : Math.ceil((threshold.amount / threshold.minor) * THRESHOLD);
}

/** Returns the amount of a proposal and the threshold above which two people approve; null if there is none. */
function thresholdOf(row: ProposalDocument, pack: Pack): { amount: number; minor: number; currency: string } | null {
  const { money } = describedOf(row);
  if (money === null) return null;
  const { minor: amount, currency } = money;
  const minor = saidOf(pack, row.operation)?.money?.twoApprovalsAbove.get(currency) ?? 0;
  return minor === 0 ? null : { amount, minor, currency };
}
