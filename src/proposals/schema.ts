import { type Connection, Schema } from 'mongoose';
import type { VoicesDocument } from '../identity/index.ts';
import type { ActionOutcomeError, IntegrationTarget, UnknownCode } from '../integrations/index.ts';
import type { DescribedAction, OperationPayload, OperationResult } from '../operations/index.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../platform/storage/collection.ts';
import type { FactsDocument, PolicyOutcomeDocument } from '../policy/index.ts';
import type { IdempotencyRecord } from '../work-items/index.ts';
import { PROPOSALS_DUE, type ProposalStatus } from './proposal.ts';
import type { WaitingDocument } from './waiting.ts';

export type CheckOutcome = 'ok' | 'would_fail' | 'not_checked';

export type ActionStatus = 'running' | 'succeeded' | 'failed' | 'outcome_unknown';

export interface ApprovalDocument {
  /** `accountable` is the person whose decision this is, even if an agent made it on their behalf. */
  approver: PrincipalRow & { accountable: string };
  decision: 'approve' | 'reject';
  comment: string | null;
  payload_hash: string;
  at: Date;
  /** Accountable person from whom the approver recently received their role. */
  role_from?: { person_id: string; name: string; at: Date };
  /** `facts`: what policies received. `voices`: the people who were counted. Both are absent in earlier releases. */
  facts?: FactsDocument;
  voices?: VoicesDocument;
  /** The linked account that approved. */
  via?: { door: 'chat'; link_id: string };
}

export interface CheckDocument {
  outcome: CheckOutcome;
  problems: { field: string; problem: string }[];
  at: Date;
  /** Amount that could still be moved from the resource, this proposal included. */
  left?: { amount: string; currency: string };
}

/** Another proposal of the same effect. `status` is the one when it was found; readers replace it by the present one. */
export interface TwinDocument {
  proposal_id: string;
  work_item_id: string;
  status: ProposalStatus;
  at: Date;
}

export interface CountedDocument {
  /** `<resource type>:<currency>:<resource>`; empty for a proposal that moves no money. */
  key: string;
  minor: number;
}

/** An order to have workers execute a proposal, whichever worker takes it. */
export interface HandoverDocument {
  by: PrincipalRow & { accountable: string | null; accountables: string[] };
  may_end_work?: true;
  open: boolean;
  not_before: Date;
  refused?: string;
}

export interface CarriedDocument {
  claim_id: string;
  /** Lineage of the worker's API key. */
  lineage: string;
  /** The proposal gets this status back if nothing is begun. */
  from: ProposalStatus;
  taken_at: Date;
  begun?: {
    at: Date;
    /** Set before the worker is told to begin. From then on, the action may have been done. */
    told?: true;
    /** Time at which an earlier attempt may have done something; null if there was none. */
    sent_before: Date | null;
  };
}

export interface ReportDocument {
  reported_by: PrincipalRow;
  attempt: number;
  at: Date;
}

/** Current execution. `attempt` is the fencing token: results of an execution that was taken over are not accepted. */
export interface ExecutionDocument {
  attempt: number;
  /** Recovery takes over then; null if only a person can find out the outcome. */
  lease_until: Date | null;
  action_id: string;
  /** Principal whose authority is required when the request is sent. Absent in data of 0.3.0. */
  by?: { type: PrincipalRow['type']; id: string };
  unknown?: UnknownCode;
  /** Set if whoever began the execution may write WorkItems, and so may end this one with it. */
  may_end_work?: true;
  carried?: CarriedDocument;
  /** Set while the receiver will report later. Until that time, the action stays `running`. */
  awaited?: { until: Date };
}

export interface PinnedDocument {
  hash_version: number;
  target: IntegrationTarget;
  operation_version: number;
  /** Hash of the published payload schema (`schemaHashes`). */
  schema_hash: string;
  /** Hash of a tenant-defined operation, whose definition says more than the schema. */
  definition_hash?: string;
}

export interface ProposalDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  status: ProposalStatus;
  integration_id: string;
  resource_type: string;
  operation: OperationPayload['type'];
  payload: OperationPayload;
  described?: DescribedAction;
  payload_hash: string;
  /** Absent if the hash has version 1, the one of earlier releases. */
  pinned?: PinnedDocument;
  approval_reason: string;
  proposed_by: PrincipalRow & { accountable: string | null };
  /** Everybody who is accountable for the proposal; absent in proposals of 0.3.0 (`accountableFor`). */
  accountables?: string[];
  policy: PolicyOutcomeDocument;
  /** Set if an accountable person may have chosen the pack, so that every pack for the operation applies. */
  pack_chosen?: true;
  /** Facts that policies received when the proposal was made. Earlier releases did not store them. */
  facts?: FactsDocument;
  /** Sum of all approvals of its resource, itself included, in minor units. If absent, its own amount applies. */
  total?: number;
  /** Resource and amount that the proposal counts for (`countedOf`). Earlier releases did not store it. */
  counted?: CountedDocument;
  /** Twins that were proposed earlier, newest first. Policies are told of them. */
  twins?: TwinDocument[];
  /** Twins that were proposed later, newest last. */
  later_twins?: TwinDocument[];
  /** Last answer of the provider. Absent if it was never asked, and in proposals of earlier releases. */
  check?: CheckDocument;
  recheck_after?: Date;
  approvals: ApprovalDocument[];
  supersedes: string | null;
  completes_work?: true;
  expires_at: Date;
  /** Absent if the proposal has been pending since it was made, and no reminder was written yet. */
  waiting?: WaitingDocument;
  execution?: ExecutionDocument;
  handover?: HandoverDocument;
  /** Time from which a worker can claim the execution (`claimableAtOf`); absent while none can. */
  claimable_at?: Date;
  /** Time at which the service must act on the proposal (`dueAtOf`); absent if it need not. */
  due_at?: Date;
  created_at: Date;
  updated_at: Date;
  version: number;
  salt: string;
  idem?: IdempotencyRecord;
  outbox: OutboxEvent[];
}

export interface SettlementDocument {
  settled_by: PrincipalRow;
  reason: string;
  at: Date;
}

export interface ActionDocument {
  _id: string;
  tenant_id: string;
  work_item_id: string;
  proposal_id: string;
  operation: OperationPayload['type'];
  integration_id: string;
  status: ActionStatus;
  idempotency_key: string;
  attempts: number;
  /** `accountables` are all people accountable for the executing principal; absent in records of 0.3.0. */
  executed_by: PrincipalRow & { accountables?: string[] };
  /** Ids of those who executed it again after a failure, and of the people accountable for them. */
  retried_by?: string[];
  policy_version: string;
  payload_hash: string;
  /** Voices that the gate counted last; absent if each approval was enough by itself, and in earlier releases. */
  voices?: VoicesDocument;
  result: OperationResult | null;
  error: ActionOutcomeError | null;
  settlement: SettlementDocument | null;
  /** Time at which the request was, or may have been, sent last; null if it never was. Absent in records of 0.3.0. */
  sent_at?: Date | null;
  /** Attempt that was, or may have been, sent last. Absent in records of earlier releases. */
  sent_attempt?: number;
  /** Set if a report ended the action; null if the action was executed again since. */
  report?: ReportDocument | null;
  refused_reports?: number[];
  created_at: Date;
  finished_at: Date | null;
  version: number;
  outbox: OutboxEvent[];
}

/** Amounts approved without people in the last 24 hours, for one order or one principal, in one currency. */
export interface BudgetDocument {
  /** `<tenant>:<holder>:<currency>` */
  _id: string;
  tenant_id: string;
  version: number;
  entries: { proposal_id: string; amount: number; at: Date }[];
  expires_at: Date;
}

export interface OpenProposalsDocument {
  /** `<tenant>:<holder>` */
  _id: string;
  tenant_id: string;
  count: number;
  prunings: number;
  entries: { proposal_id: string; at: Date }[];
}

export interface TotalDocument {
  /** `<tenant>:<resource type>:<currency>:<resource>` */
  _id: string;
  tenant_id: string;
  version: number;
  /** In minor units. Several older proposals may be merged into one entry without an id. */
  entries: { proposal_id: string | null; amount: number; at: Date }[];
  expires_at: Date;
}

export interface TwinsDocument {
  /** `<tenant>:<hash of what twins have in common>` */
  _id: string;
  tenant_id: string;
  /** In the order of their proposing. `idem`: hash of the idempotency key and its principal. */
  entries: { proposal_id: string; work_item_id: string; at: Date; idem?: string }[];
  expires_at: Date;
}

const ORDER = { created_at: 1, _id: 1 } as const;

const PROPOSALS_CLAIMABLE = 'tenant_claimable';

export const PROPOSAL_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'action_proposals',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_work_item_created', key: { tenant_id: 1, work_item_id: 1, ...ORDER } },
      { name: 'tenant_status_created', key: { tenant_id: 1, status: 1, ...ORDER } },
      { name: 'tenant_status_expires', key: { tenant_id: 1, status: 1, expires_at: 1, _id: 1 } },
      { name: 'tenant_status_counted', key: { tenant_id: 1, status: 1, 'counted.key': 1 } },
      {
        name: PROPOSALS_DUE,
        key: { due_at: 1, tenant_id: 1, integration_id: 1 },
        partialFilterExpression: { due_at: { $exists: true } },
      },
      {
        name: PROPOSALS_CLAIMABLE,
        key: { tenant_id: 1, claimable_at: 1, integration_id: 1, operation: 1 },
        partialFilterExpression: { claimable_at: { $exists: true } },
      },
      IDEMPOTENCY_INDEX,
    ],
    retiredIndexes: ['tenant_status_expiry', 'tenant_status_lease'],
    outbox: true,
    growth: 'one for each side effect that somebody proposes',
    end: 'kept',
  },
  {
    name: 'actions',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [
      { name: 'tenant_created', key: { tenant_id: 1, ...ORDER } },
      { name: 'tenant_work_item_created', key: { tenant_id: 1, work_item_id: 1, ...ORDER } },
    ],
    outbox: true,
    growth: 'one for each proposal that is executed',
    end: 'kept',
  },
  {
    name: 'approval_budgets',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth:
      'one for each order, and each principal, that policy approved for in the last 24 hours, and two for each person whose accounts approved for one another in the last 30 days, and operation',
    end: 'when its last reservation is older than that',
  },
  {
    name: 'open_proposals',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [],
    growth:
      'one for each tenant, and each person who is accountable for proposals; with no more entries than may be open',
    end: 'kept',
  },
  {
    name: 'approved_totals',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each resource, and currency, of which something was approved in the days that the pack looks back',
    end: 'when its last approval is older than that',
  },
  {
    name: 'proposal_twins',
    owner: 'proposals',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each different effect that somebody proposes within the time in which another would be its twin',
    end: 'when the last proposal of it is older than that',
  },
];

export type ProposalModels = ReturnType<typeof defineProposalModels>;

export function defineProposalModels(connection: Connection) {
  const proposals = new Schema<ProposalDocument>({ _id: String }, { collection: 'action_proposals', strict: false });
  const actions = new Schema<ActionDocument>({ _id: String }, { collection: 'actions', strict: false });
  const budgets = new Schema<BudgetDocument>({ _id: String }, { collection: 'approval_budgets', strict: false });
  const openProposals = new Schema<OpenProposalsDocument>(
    { _id: String },
    { collection: 'open_proposals', strict: false },
  );
  const twins = new Schema<TwinsDocument>({ _id: String }, { collection: 'proposal_twins', strict: false });
  const totals = new Schema<TotalDocument>({ _id: String }, { collection: 'approved_totals', strict: false });
  return {
    totals: connection.model('ApprovedTotal', totals),
    twins: connection.model('ProposalTwins', twins),
    openProposals: connection.model('OpenProposals', openProposals),
    proposals: connection.model('ActionProposal', proposals),
    actions: connection.model('Action', actions),
    budgets: connection.model('ApprovalBudget', budgets),
  };
}
