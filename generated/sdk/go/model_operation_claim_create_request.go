// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimCreateRequest: Operations a worker can carry out, and how long it waits.
type OperationClaimCreateRequest struct {
	// Names of the operations that it can carry out.
	Operations []string `json:"operations"`
	// Seconds to wait if there is nothing to carry out; no wait if absent.
	WaitSeconds *int64 `json:"wait_seconds,omitempty"`
}
