// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimLease: The claim, for as long again.
type OperationClaimLease struct {
	// Identifier of a claim (TypeID, sortable by time of creation).
	ClaimID string `json:"claim_id"`
	// Identifier of an action record (TypeID, sortable by time of creation).
	ActionID string `json:"action_id"`
	// Whether it was begun, so that it may be done.
	Begun bool `json:"begun"`
	// How long the lease lasts from this answer on. Workers count by their own clock from when they sent the request.
	LeaseSeconds int64 `json:"lease_seconds"`
	// When the lease ends, by the clock of the service.
	LeaseExpiresAt Timestamp `json:"lease_expires_at"`
}
