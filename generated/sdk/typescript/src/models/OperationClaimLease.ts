// Generated from the contract by openapi-generator; change contracts/ instead.

/**
 * The claim, renewed.
 */
export interface OperationClaimLease {
  /** Identifier of a claim (TypeID, sortable by time of creation). */
  claimId: string;
  /** Identifier of an action record (TypeID, sortable by time of creation). */
  actionId: string;
  /** True if it was begun, so may be done. */
  begun: boolean;
  /** Seconds that the lease lasts from this answer on. Workers count by their own clock from the time of sending. */
  leaseSeconds: number;
  /** End of the lease, by the clock of the service. */
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
