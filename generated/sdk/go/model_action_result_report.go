// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// ActionResultReport: What came of a request that was sent to a receiver.
type ActionResultReport struct {
	// The `result_token` that came with the request. It is a secret, of one attempt at one action, and good for 7 days.
	Token string `json:"token"`
	// See [ReportedState].
	State ReportedState `json:"state"`
	// Where it is done, and only there: what came of it, as the `result_schema` of the operation has it; 64 KiB at most.
	Result map[string]interface{} `json:"result,omitempty"`
	// Where it has failed, and only there: why.
	Problem *ReportedProblem `json:"problem,omitempty"`
	// Where it has failed: that it may be executed again, and how long to wait before that. Without it, it has failed for good.
	RetryAfterSeconds *int64 `json:"retry_after_seconds,omitempty"`
}
