// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationLimits: What a pack asks for before an operation is executed. Policies that the tenant has written can forbid more, and ask for more approvals, but never for fewer.
type OperationLimits struct {
	// The pack; the `pack_key` of a WorkItem says which one governs its work.
	PackKey string `json:"pack_key"`
	// How many different people have to approve what `by_currency` has no limits for.
	ApprovalsOtherwise int64 `json:"approvals_otherwise"`
	// Limits of what moves money; empty for what moves none.
	ByCurrency []CurrencyLimits `json:"by_currency"`
	// What was approved of one resource in so many days counts together for `two_approvals_above`; 0 where each counts by itself, null for what moves no money.
	TotalOverDays *int64 `json:"total_over_days"`
	// How long a proposal can wait and be executed.
	ExpireAfterHours int64 `json:"expire_after_hours"`
}
