// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CurrencyLimits: Limits in one currency, as decimal amounts. Null where the pack has none: nothing is approved without people then, and everything takes two of them.
type CurrencyLimits struct {
	// ISO 4217 code in capital letters, of money in use: metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
	// Up to this amount policy approves without people, unless the action is of high risk.
	AutoApproveUpTo *string `json:"auto_approve_up_to"`
	// Above this amount, with what was approved of the same resource before, two different people have to approve.
	TwoApprovalsAbove *string `json:"two_approvals_above"`
	// What policy approves without people in any 24 hours of one resource, such as an order.
	AutoApproveBudgetPerResource *string `json:"auto_approve_budget_per_resource"`
	// What policy approves without people in any 24 hours of each person who is accountable for proposals.
	AutoApproveBudgetPerPerson *string `json:"auto_approve_budget_per_person"`
}
