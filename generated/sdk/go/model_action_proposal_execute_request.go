// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionProposalExecuteRequest: Executes, or only shows the effect of executing.
type ActionProposalExecuteRequest struct {
	// `true`: checks state, policy and the provider's own rules, and changes nothing. `false`: executes.
	DryRun *bool `json:"dry_run"`
}
