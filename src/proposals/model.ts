import type { VoicesDocument } from '../identity/index.ts';
import type { ActionOutcomeError } from '../integrations/index.ts';
import type { DescribedAction, OperationPayload, OperationResult } from '../operations/index.ts';
import type { FactsDocument, PolicyOutcome } from '../policy/index.ts';
import type { Author, WorkItemTitle } from '../work-items/index.ts';
import type { ProposalStatus } from './proposal.ts';
import type { ActionStatus, CheckOutcome, PinnedDocument } from './schema.ts';

export type PendingOrder = 'newest' | 'soonest_expiry';

export interface ProviderCheck {
  outcome: CheckOutcome;
  /** By field; or the reason why the provider could not be asked. */
  problems: { field: string; problem: string }[];
  at: Date | null;
}

/** Another proposal of the same effect, which is open or was executed. */
export interface Twin {
  proposalId: string;
  workItemId: string;
  status: ProposalStatus;
  at: Date;
}

export interface Approval {
  approver: Author;
  /** The person who answers for the approver. Approvals of the same person count once. */
  accountable: string;
  decision: 'approve' | 'reject';
  comment: string | null;
  payloadHash: string;
  at: Date;
  /** Accountable person who recently granted the approver's role, directly or through others. */
  roleFrom: { personId: string; name: string; at: Date } | null;
  /** Null if they were not stored. */
  facts: FactsDocument | null;
  voices: VoicesDocument | null;
  /** The linked account that decided, if one did. */
  via: { door: 'chat'; linkId: string } | null;
}

export interface NewProposal {
  integrationId: string;
  approvalReason: string;
  resourceType?: string | undefined;
  operation: OperationPayload['type'];
  payload: OperationPayload;
  supersedes?: string | undefined;
  /** True to end the WorkItem with the proposal. By default, as the superseded proposal. */
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
  described: DescribedAction;
  payloadHash: string;
  /** Values that the hash covers besides the proposal itself; null for hash version 1. */
  pinned: PinnedDocument | null;
  approvalReason: string;
  proposedBy: Author;
  accountables: string[];
  policy: PolicyOutcome;
  check: ProviderCheck;
  /** Newest first. */
  twins: Twin[];
  /** Null if they were not stored. */
  facts: FactsDocument | null;
  approvals: Approval[];
  supersedes: string | null;
  /** True while workers are to execute it. */
  isHandedOver: boolean;
  expiresAt: Date;
  createdAt: Date;
  updatedAt: Date;
  version: number;
}

export interface AwaitingProposal {
  proposal: Proposal;
  workItem: WorkItemTitle;
  /** Largest total of a joint approval with it, in minor units; null if it has to be decided by itself. */
  bulkLimit: number | null;
}

/** A person's statement of how an execution ended, where the provider cannot be asked. */
export interface Settlement {
  settledBy: Author;
  reason: string;
  at: Date;
}

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
  voices: VoicesDocument | null;
  result: OperationResult | null;
  error: ActionOutcomeError | null;
  settlement: Settlement | null;
  startedAt: Date;
  finishedAt: Date | null;
}

export type ForecastOutcome = 'would_execute' | 'needs_approval' | 'would_fail' | 'not_executable';

export interface Forecast {
  outcome: ForecastOutcome;
  problems: { field: string; problem: string }[];
  approvalsMissing: number;
  approvalUrl: string | null;
  next: string;
}

export interface Execution {
  proposal: Proposal;
  action: Action | null;
  policy: PolicyOutcome;
  dryRun: boolean;
  replayed: boolean;
  forecast?: Forecast;
  next?: string;
}
