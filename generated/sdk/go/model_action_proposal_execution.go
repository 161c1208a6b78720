// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalExecution: What executing did, or would do.
type ActionProposalExecution struct {
	// See [ActionProposal].
	Proposal ActionProposal `json:"proposal"`
	// The action record; null for a dry run.
	Action *Action `json:"action"`
	// See [PolicyOutcome].
	Policy PolicyOutcome `json:"policy"`
	// As in the request.
	DryRun bool `json:"dry_run"`
	// Whether the proposal had been executed before; it is never executed twice.
	Replayed bool `json:"replayed"`
}
