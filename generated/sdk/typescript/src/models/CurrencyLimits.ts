// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Limits in one currency, as decimal amounts. Null if the pack has none: then nothing is approved without
 * people, and everything needs two.
 */
export interface CurrencyLimits {
  /** ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are
   * refused. */
  currency: string;
  /** Up to this amount, policy approves without people unless the risk is high. */
  autoApproveUpTo: string | null;
  /** Above this amount, with earlier approvals for the same resource, two different people must approve. */
  twoApprovalsAbove: string | null;
  /** Amount approved by policy alone in any 24 hours per resource, such as an order. */
  autoApproveBudgetPerResource: string | null;
  /** Amount approved by policy alone in any 24 hours per person who is accountable for proposals. */
  autoApproveBudgetPerPerson: string | null;
}

/** @internal */
export function CurrencyLimitsFromJSON(json: any): CurrencyLimits {
  return {
    currency: json.currency,
    autoApproveUpTo: json.auto_approve_up_to,
    twoApprovalsAbove: json.two_approvals_above,
    autoApproveBudgetPerResource: json.auto_approve_budget_per_resource,
    autoApproveBudgetPerPerson: json.auto_approve_budget_per_person,
  };
}
