// Code generated from the contract of Workgate 0.3.0; DO NOT EDIT.

package workgate

// OperationClaimLease: The claim, renewed.
type OperationClaimLease struct {
	// Identifier of a claim (TypeID, sortable by time of creation).
	ClaimID string `json:"claim_id"`
	// Identifier of an action record (TypeID, sortable by time of creation).
	ActionID string `json:"action_id"`
	// True if it was begun, so may be done.
	Begun bool `json:"begun"`
	// Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending.
	LeaseSeconds int64 `json:"lease_seconds"`
	// End of the lease, by the clock of the service.
	LeaseExpiresAt Timestamp `json:"lease_expires_at"`
}
