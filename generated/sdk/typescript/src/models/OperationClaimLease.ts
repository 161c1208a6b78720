// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The claim, for as long again.
 */
export interface OperationClaimLease {
  /** Identifier of a claim (TypeID, sortable by time of creation). */
  claimId: string;
  /** Identifier of an action record (TypeID, sortable by time of creation). */
  actionId: string;
  /** Whether it was begun, so that it may be done. */
  begun: boolean;
  /** How long the lease lasts from this answer on. Workers count by their own clock from when they sent the
   * request. */
  leaseSeconds: number;
  /** When the lease ends, by the clock of the service. */
  leaseExpiresAt: Date;
}

/** @internal */
export function OperationClaimLeaseFromJSON(json: any): OperationClaimLease {
  return {
    claimId: json.claim_id,
    actionId: json.action_id,
    begun: json.begun,
    leaseSeconds: json.lease_seconds,
    leaseExpiresAt: new Date(json.lease_expires_at),
  };
}
