import type { BudgetDocument } from '../schema.ts';

export interface Reservation {
  /** Such as `resource:<type>:<id>` or `principal:<person>`. */
  holder: string;
  /** Currency of the amounts, which are in minor units; or another unit. */
  currency: string;
  amount: number;
  limit: number;
  windowMs: number;
}

export type NextBudget = Omit<BudgetDocument, '_id' | 'tenant_id'>;

/** Number of approvals within the window after which people have to look, however small the amounts are. */
const MAX_ENTRIES = 1_000;

/** Returns true if the budget leaves enough, or the amount was reserved before. */
export function leaves(proposalId: string, wanted: Reservation, present: BudgetDocument | null, now: Date): boolean {
  return taking(proposalId, wanted, present, now) !== false;
}

/** Returns the budget with the amount reserved; true if it was reserved before, false if too little is left. */
export function taking(
  proposalId: string,
  { amount, limit, windowMs }: Reservation,
  present: BudgetDocument | null,
  now: Date,
): NextBudget | boolean {
  const since = now.getTime() - windowMs;
  const entries = (present?.entries ?? []).filter((entry) => entry.at.getTime() > since);
  if (entries.some((entry) => entry.proposal_id === proposalId)) return true;
  const taken = entries.reduce((sum, entry) => sum + entry.amount, 0);
  if (taken + amount > limit || entries.length >= MAX_ENTRIES) return false;
  return {
    version: (present?.version ?? 0) + 1,
    entries: [...entries, { proposal_id: proposalId, amount, at: now }],
    expires_at: new Date(now.getTime() + windowMs),
  };
}
