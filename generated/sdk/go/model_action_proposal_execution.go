// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalExecution: Outcome, actual or by dry run.
type ActionProposalExecution struct {
	// See [ActionProposal].
	Proposal ActionProposal `json:"proposal"`
	// The action record; null for a dry run, and while a worker has yet to execute it.
	Action *Action `json:"action"`
	// See [PolicyOutcome].
	Policy PolicyOutcome `json:"policy"`
	// As in the request.
	DryRun bool `json:"dry_run"`
	// True if the proposal was executed before or already waited for a worker; it is never executed twice.
	Replayed bool `json:"replayed"`
	// See [DryRunOutcome].
	Outcome *DryRunOutcome `json:"outcome,omitempty"`
	// Only for a dry run: what prevents execution, by field, such as `payload.order_id` if the provider would refuse it; `status` says why it cannot be executed.
	Problems []ErrorDetail `json:"problems,omitempty"`
	// Only for a dry run: number of approvals still needed.
	ApprovalsMissing *int64 `json:"approvals_missing,omitempty"`
	// Only for a dry run: the page where this is decided; null if nothing waits for people.
	ApprovalUrl Nullable[string] `json:"approval_url,omitzero"`
	// Next step, only for a dry run or while it waits for a worker to execute it.
	Next *string `json:"next,omitempty"`
}
