// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationLimits: Conditions of a pack for executing an operation. Policies of the tenant can forbid more and require more approvals, but never fewer.
type OperationLimits struct {
	// The pack; the `pack_key` of a WorkItem names the pack that governs it.
	PackKey string `json:"pack_key"`
	// Number of different people who must approve if `by_currency` has no limit.
	ApprovalsOtherwise int64 `json:"approvals_otherwise"`
	// Limits for moving money; empty if it moves none.
	ByCurrency []CurrencyLimits `json:"by_currency"`
	// Approvals for one resource within this many days count together for `two_approvals_above`; 0 if each counts alone, null if no money moves.
	TotalOverDays *int64 `json:"total_over_days"`
	// Hours until a proposal expires.
	ExpireAfterHours int64 `json:"expire_after_hours"`
}
