import type { CallApprover } from '../../integrations/providers/connector.ts';
import type { Action } from '../model.ts';
import type { OperationPayload } from '../operations/registry.ts';
import type { ProposalStatus } from '../proposal.ts';

/** How long a claim is held, from when it was handed out, begun or extended on. */
export const LEASE_SECONDS = 60;

/** What a worker asks for. */
export interface WantedWork {
  operations: readonly string[];
  /** How long the answer may wait. */
  waitSeconds: number;
}

/** What a worker may carry out as long as the lease lasts, once it has begun it. */
export interface OperationClaim {
  claimId: string;
  /** Proves whose claim it is. It is told in this answer alone. */
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

/** A claim that goes on. */
export interface ClaimLease {
  claimId: string;
  actionId: string;
  begun: boolean;
  leaseUntil: Date;
}

/** Why something was not carried out; nothing was done in any of these cases. */
export type ClaimFailure = 'refused' | 'retryable' | 'not_sent';

export interface FailedReport {
  outcome: ClaimFailure;
  /** For people; one line. */
  message: string;
  retryAfterSeconds?: number | undefined;
}

/** What became of what was claimed. */
export interface ClaimEnd {
  claimId: string;
  proposalId: string;
  proposalStatus: ProposalStatus;
  /** Null where none was ever begun. */
  action: Action | null;
}
