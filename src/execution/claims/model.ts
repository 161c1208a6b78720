import type { CallApprover } from '../../integrations/index.ts';
import type { OperationPayload } from '../../operations/index.ts';
import type { Action, ProposalStatus } from '../../proposals/index.ts';

/** Held after a claim was handed out, begun or extended. */
export const LEASE_SECONDS = 60;

export interface WantedWork {
  operations: readonly string[];
  waitSeconds: number;
}

/** A worker may carry out the execution once it has begun the claim. */
export interface OperationClaim {
  claimId: string;
  /** Only this answer contains the secret. */
  token: string;
  leaseUntil: Date;
  actionId: string;
  idempotencyKey: string;
  proposalId: string;
  workItemId: string;
  integrationId: string;
  operation: string;
  operationVersion: number;
  payload: OperationPayload;
  payloadHash: string;
  approvedBy: readonly CallApprover[];
  attempt: number;
}

export interface ClaimLease {
  claimId: string;
  actionId: string;
  begun: boolean;
  leaseUntil: Date;
}

export interface FailedReport {
  /** In all of these cases nothing was done. */
  outcome: 'refused' | 'retryable' | 'not_sent';
  message: string;
  retryAfterSeconds?: number | undefined;
}

export interface ClaimEnd {
  claimId: string;
  proposalId: string;
  proposalStatus: ProposalStatus;
  /** Null if no attempt was ever begun. */
  action: Action | null;
}
