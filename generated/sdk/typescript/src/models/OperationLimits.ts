// Generated from the contract by openapi-generator; change contracts/ instead.

import { type CurrencyLimits, CurrencyLimitsFromJSON } from './CurrencyLimits.js';

/**
 * What a pack asks for before an operation is executed. Policies that the tenant has written can forbid more,
 * and ask for more approvals, but never for fewer.
 */
export interface OperationLimits {
  /** The pack; the `pack_key` of a WorkItem says which one governs its work. */
  packKey: string;
  /** How many different people have to approve what `by_currency` has no limits for. */
  approvalsOtherwise: number;
  /** Limits of what moves money; empty for what moves none. */
  byCurrency: Array<CurrencyLimits>;
  /** What was approved of one resource in so many days counts together for `two_approvals_above`; 0 where each
   * counts by itself, null for what moves no money. */
  totalOverDays: number | null;
  /** How long a proposal can wait and be executed. */
  expireAfterHours: number;
}

/** @internal */
export function OperationLimitsFromJSON(json: any): OperationLimits {
  return {
    packKey: json.pack_key,
    approvalsOtherwise: json.approvals_otherwise,
    byCurrency: json.by_currency.map(CurrencyLimitsFromJSON),
    totalOverDays: json.total_over_days,
    expireAfterHours: json.expire_after_hours,
  };
}
