import type { ActionOutcomeError } from '../integrations/index.ts';
import type { DescribedAction, OperationPayload, OperationResult } from '../operations/index.ts';
import type { FactsDocument, PolicyOutcome } from '../policy/index.ts';
import type { Author, WorkItemTitle } from '../work-items/index.ts';
import type { ProposalStatus } from './proposal.ts';
import type { ActionStatus, CheckOutcome, PinnedDocument } from './schema.ts';

/** Order of the proposals in a list of what waits for approval. */
export type PendingOrder = 'newest' | 'soonest_expiry';

export interface ProviderCheck {
  outcome: CheckOutcome;
  /** Reasons why the provider would refuse it, by field, or the reason why it could not be asked. */
  problems: { field: string; problem: string }[];
  /** Time at which the provider was asked; null if it never was. */
  at: Date | null;
}

export interface Approval {
  approver: Author;
  /** The person who answers for the approver. Approvals of the same person count once. */
  accountable: string;
  decision: 'approve' | 'reject';
  comment: string | null;
  payloadHash: string;
  at: Date;
  /**
   * An accountable person who recently granted that person's role, directly or through others; null if there is none.
   */
  roleFrom: { personId: string; name: string; at: Date } | null;
  /** Facts that policies were told at that time; null if they were not stored. */
  facts: FactsDocument | null;
  /** The door and the link, if an account that is linked to the person decided; null otherwise. */
  via: { door: 'chat'; linkId: string } | null;
}

export interface NewProposal {
  integrationId: string;
  approvalReason: string;
  /** Must be the resource type of the operation, if it is given. */
  resourceType?: string | undefined;
  operation: OperationPayload['type'];
  payload: OperationPayload;
  supersedes?: string | undefined;
  /**
   * True if the WorkItem is to end with the proposal. If left out, it may be taken over from the superseded proposal.
   */
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
  /** Description of what the payload would do. */
  described: DescribedAction;
  payloadHash: string;
  /** Values that the hash covers besides the proposal itself; null if the hash is of version 1. */
  pinned: PinnedDocument | null;
  approvalReason: string;
  proposedBy: Author;
  /** Everybody who is accountable for it. */
  accountables: string[];
  policy: PolicyOutcome;
  /** The latest answer of the provider. */
  check: ProviderCheck;
  /** Facts that policies were told when it was proposed; null if they were not stored. */
  facts: FactsDocument | null;
  approvals: Approval[];
  supersedes: string | null;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

/** A proposal that waits for the caller, with its WorkItem. */
export interface AwaitingProposal {
  proposal: Proposal;
  workItem: WorkItemTitle;
  /**
   * Largest total that may be approved together with it, itself included, in minor units; null if it has to be decided
   * by itself.
   */
  bulkLimit: number | null;
}

/** A person's statement of how an execution ended, where the provider cannot be asked. */
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

/** Forecast of the result of executing a proposal. */
export type ForecastOutcome = 'would_execute' | 'needs_approval' | 'would_fail' | 'not_executable';

/** Result of a dry run. */
export interface Forecast {
  outcome: ForecastOutcome;
  /** Problems that would keep it from being executed, by field. */
  problems: { field: string; problem: string }[];
  /** Number of further people who have to approve. */
  approvalsMissing: number;
  /** Address of the page where people approve; null if no approval is missing. */
  approvalUrl: string | null;
  /** Next step, for people and agents. */
  next: string;
}

export interface Execution {
  proposal: Proposal;
  action: Action | null;
  policy: PolicyOutcome;
  dryRun: boolean;
  replayed: boolean;
  /** Present for a dry run only. */
  forecast?: Forecast;
  /** Next step, if the execution waits for a worker. */
  next?: string;
}
