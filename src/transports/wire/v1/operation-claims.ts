import { type ClaimEnd, type ClaimLease, LEASE_SECONDS, type OperationClaim } from '../../../execution/index.ts';
import { toCarriersAction } from './actions.ts';
import type { Schemas } from './schemas.ts';

export function toApiClaim(claim: OperationClaim): Schemas['OperationClaim'] {
  return {
    claim_id: claim.claimId,
    token: claim.token,
    ...toApiLease(claim.leaseUntil),
    action_id: claim.actionId,
    idempotency_key: claim.idempotencyKey,
    proposal_id: claim.proposalId,
    work_item_id: claim.workItemId,
    integration_id: claim.integrationId,
    operation: claim.operation,
    version: claim.operationVersion,
    payload: { ...claim.payload },
    payload_hash: claim.payloadHash,
    approved_by: claim.approvedBy.map(({ type, id, displayName }) => ({ type, id, display_name: displayName })),
    attempt: claim.attempt,
  };
}

export function toApiClaimLease({ claimId, actionId, begun, leaseUntil }: ClaimLease): Schemas['OperationClaimLease'] {
  return { claim_id: claimId, action_id: actionId, begun, ...toApiLease(leaseUntil) };
}

export function toApiClaimEnd({ claimId, proposalId, proposalStatus, action }: ClaimEnd): Schemas['OperationClaimEnd'] {
  return {
    claim_id: claimId,
    proposal_id: proposalId,
    proposal_status: proposalStatus,
    action: action && toCarriersAction(action),
  };
}

/** Returns the lease of an answer. Its full duration is left, because it was started for this answer. */
function toApiLease(leaseUntil: Date) {
  return { lease_seconds: LEASE_SECONDS, lease_expires_at: leaseUntil.toISOString() };
}
