// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalExecution: What executing did, or would do.
type ActionProposalExecution struct {
	// See [ActionProposal].
	Proposal ActionProposal `json:"proposal"`
	// The action record; null for a dry run, and where it waits for a worker to carry it out.
	Action *Action `json:"action"`
	// See [PolicyOutcome].
	Policy PolicyOutcome `json:"policy"`
	// As in the request.
	DryRun bool `json:"dry_run"`
	// Whether the proposal had been executed before, or waited for a worker already; it is never executed twice.
	Replayed bool `json:"replayed"`
	// See [DryRunOutcome].
	Outcome *DryRunOutcome `json:"outcome,omitempty"`
	// Only for a dry run: what keeps it from being done, by field, such as `payload.order_id` for what the provider would refuse; `status` says why it cannot be executed.
	Problems []ErrorDetail `json:"problems,omitempty"`
	// Only for a dry run: how many more people have to approve it.
	ApprovalsMissing *int64 `json:"approvals_missing,omitempty"`
	// Only for a dry run: the page where exactly this is decided; null where nothing waits for people.
	ApprovalUrl Nullable[string] `json:"approval_url,omitzero"`
	// Only for a dry run, and where it waits for a worker to carry it out: what to do now.
	Next *string `json:"next,omitempty"`
}
