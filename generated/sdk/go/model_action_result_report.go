// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionResultReport: Outcome of a request that was sent to a receiver.
type ActionResultReport struct {
	// The `result_token` that came with the request. It is a secret of one attempt at one action, and valid for 7 days.
	Token string `json:"token"`
	// See [ReportedState].
	State ReportedState `json:"state"`
	// Result, only if it was done, as the `result_schema` of the operation requires; 64 KiB at most.
	Result map[string]interface{} `json:"result,omitempty"`
	// Reason, only if it failed.
	Problem *ReportedProblem `json:"problem,omitempty"`
	// Only if it failed: seconds to wait before it may be executed again. If absent, the failure is permanent.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
