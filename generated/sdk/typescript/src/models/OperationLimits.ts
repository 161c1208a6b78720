// Generated from the contract by openapi-generator; change contracts/ instead.

import { type CurrencyLimits, CurrencyLimitsFromJSON } from './CurrencyLimits.js';

/**
 * Conditions of a pack for executing an operation. Policies of the tenant can forbid more and require more
 * approvals, but never fewer.
 */
export interface OperationLimits {
  /** The pack; the `pack_key` of a WorkItem names the pack that governs it. */
  packKey: string;
  /** Number of different people who must approve if `by_currency` has no limit. */
  approvalsOtherwise: number;
  /** Limits for moving money; empty if it moves none. */
  byCurrency: Array<CurrencyLimits>;
  /** Approvals for one resource within this many days count together for `two_approvals_above`; 0 if each counts
   * alone, null if no money moves. */
  totalOverDays: number | null;
  /** Hours until a proposal expires. */
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
