// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// CurrencyLimits: Limits in one currency, as decimal amounts. Null if the pack has none: then nothing is approved without people, and everything needs two.
type CurrencyLimits struct {
	// ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.
	Currency string `json:"currency"`
	// Up to this amount, policy approves without people unless the risk is high.
	AutoApproveUpTo *string `json:"auto_approve_up_to"`
	// Above this amount, with earlier approvals for the same resource, two different people must approve.
	TwoApprovalsAbove *string `json:"two_approvals_above"`
	// Amount approved by policy alone in any 24 hours per resource, such as an order.
	AutoApproveBudgetPerResource *string `json:"auto_approve_budget_per_resource"`
	// Amount approved by policy alone in any 24 hours per person who is accountable for proposals.
	AutoApproveBudgetPerPerson *string `json:"auto_approve_budget_per_person"`
}
