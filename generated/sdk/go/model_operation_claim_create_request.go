// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimCreateRequest: What a worker can carry out, and how long it waits for some.
type OperationClaimCreateRequest struct {
	// Names of the operations that it can carry out.
	Operations []string `json:"operations"`
	// How long the answer waits while there is nothing to carry out; not at all if it is left out.
	WaitSeconds *int64 `json:"wait_seconds,omitempty"`
}
