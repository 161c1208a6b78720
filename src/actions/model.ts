import type { ActionOutcomeError } from '../integrations/providers/connector.ts';
import type { Author, WorkItemTitle } from '../work-items/model.ts';
import type { FactsDocument } from './facts-document.ts';
import type { OperationPayload, OperationResult } from './operations/registry.ts';
import type { DescribedAction } from './operations/tenant-operation.ts';
import type { ProposalStatus } from './proposal.ts';
import type { PinnedDocument } from './schema.ts';

export type PolicyDecision = 'auto_approve' | 'require_approval' | 'deny';

export interface PolicyOutcome {
  decision: PolicyDecision;
  reasons: { policyId: string; message: string }[];
  policyVersion: string;
  /** How many different people have to approve. */
  approvalsRequired: number;
}

/** What comes first of what waits for approval. */
export type PendingOrder = 'newest' | 'soonest_expiry';

/** What a provider says that was asked whether it would do it. */
export type CheckOutcome = 'ok' | 'would_fail' | 'not_checked';

export interface ProviderCheck {
  outcome: CheckOutcome;
  /** What the provider would refuse it for, by field, or why it could not be asked. */
  problems: { field: string; problem: string }[];
  /** When that was tried; null if it never was. */
  at: Date | null;
}

export interface Approval {
  approver: Author;
  /** The person who answers for it; different people are told apart by this. */
  accountable: string;
  decision: 'approve' | 'reject';
  comment: string | null;
  payloadHash: string;
  at: Date;
  /** Somebody accountable from whom the role of that person freshly derives; null if there is nobody. */
  roleFrom: { personId: string; name: string; at: Date } | null;
  /** What policies were told of it then; null where that was not stored. */
  facts: FactsDocument | null;
  /** Through which door it was decided by an account that is linked to the person, and by which link; null for all others. */
  via: { door: 'chat'; linkId: string } | null;
}

export interface NewProposal {
  integrationId: string;
  approvalReason: string;
  /** Has to be that of the operation, where it is said. */
  resourceType?: string | undefined;
  operation: OperationPayload['type'];
  payload: OperationPayload;
  supersedes?: string | undefined;
  /** Whether its WorkItem ends with it; as with what it supersedes, or not, if it is left out. */
  completesWork?: boolean | undefined;
}

export interface Proposal {
  proposalId: string;
  workItemId: string;
  status: ProposalStatus;
  integrationId: string;
  resourceType: string;
  operation: OperationPayload['type'];
  payload: OperationPayload;
  /** What the payload would do. */
  described: DescribedAction;
  payloadHash: string;
  /** What its hash is over besides the proposal itself; null where the hash is of version 1. */
  pinned: PinnedDocument | null;
  approvalReason: string;
  proposedBy: Author;
  /** Everybody who is accountable for it. */
  accountables: string[];
  policy: PolicyOutcome;
  /** What the provider said to it last. */
  check: ProviderCheck;
  /** What policies were told when it was proposed; null where that was not stored. */
  facts: FactsDocument | null;
  approvals: Approval[];
  supersedes: string | null;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** A proposal that waits for the caller, and what it is about. */
export interface AwaitingProposal {
  proposal: Proposal;
  workItem: WorkItemTitle;
  /** What may be approved together with it, itself included, in minor units; null if it is to be decided by itself. */
  bulkLimit: number | null;
}

export type ActionStatus = 'running' | 'succeeded' | 'failed' | 'outcome_unknown';

/** What a person found where the provider cannot be asked. */
export interface Settlement {
  settledBy: Author;
  reason: string;
  at: Date;
}

/** The record of an execution. */
export interface Action {
  actionId: string;
  workItemId: string;
  proposalId: string;
  operation: OperationPayload['type'];
  integrationId: string;
  status: ActionStatus;
  idempotencyKey: string;
  attempts: number;
  executedBy: Author;
  policyVersion: string;
  payloadHash: string;
  result: OperationResult | null;
  error: ActionOutcomeError | null;
  settlement: Settlement | null;
  startedAt: Date;
  finishedAt: Date | null;
}

/** What executing a proposal would come to. */
export type ForecastOutcome = 'would_execute' | 'needs_approval' | 'would_fail' | 'not_executable';

/** What a dry run has found. */
export interface Forecast {
  outcome: ForecastOutcome;
  /** What would keep it from being done, by field. */
  problems: { field: string; problem: string }[];
  /** How many more people have to approve. */
  approvalsMissing: number;
  /** The page where they do. */
  approvalUrl: string | null;
  /** What to do now, for people and agents. */
  next: string;
}

export interface Execution {
  proposal: Proposal;
  action: Action | null;
  policy: PolicyOutcome;
  dryRun: boolean;
  replayed: boolean;
  /** Of a dry run alone. */
  forecast?: Forecast;
  /** What to do now, where it waits for a worker. */
  next?: string;
}
