import type { CallApprover } from '../../integrations/index.ts';
import type { OperationPayload } from '../../operations/index.ts';
import type { Action, ProposalStatus } from '../../proposals/index.ts';

/** Seconds for which a claim is held after it was handed out, begun or extended. */
export const LEASE_SECONDS = 60;

/** A worker's request for an execution. */
export interface WantedWork {
  operations: readonly string[];
  /** Longest time that the answer may take, in seconds. */
  waitSeconds: number;
}

/** An execution that a worker holds while the lease lasts. The worker may carry it out once it has begun it. */
export interface OperationClaim {
  claimId: string;
  /** Secret that proves whose claim it is. Only this answer contains it. */
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

/** A claim that goes on, with its lease. */
export interface ClaimLease {
  claimId: string;
  actionId: string;
  begun: boolean;
  leaseUntil: Date;
}

/** Reason why an execution was not carried out. In all of these cases nothing was done. */
export type ClaimFailure = 'refused' | 'retryable' | 'not_sent';

export interface FailedReport {
  outcome: ClaimFailure;
  /** One line, for people. */
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
