// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * Limits in one currency, as decimal amounts. Null where the pack has none: nothing is approved without people
 * then, and everything takes two of them.
 */
export interface CurrencyLimits {
  /** ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are
   * refused. */
  currency: string;
  /** Up to this amount policy approves without people, unless the action is of high risk. */
  autoApproveUpTo: string | null;
  /** Above this amount, with what was approved of the same resource before, two different people have to approve. */
  twoApprovalsAbove: string | null;
  /** What policy approves without people in any 24 hours of one resource, such as an order. */
  autoApproveBudgetPerResource: string | null;
  /** What policy approves without people in any 24 hours of each person who is accountable for proposals. */
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
