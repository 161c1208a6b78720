import { type Connection, Schema } from 'mongoose';
import type { ConfirmationRow, LooseningRow } from '../identity/members/loosening.ts';
import type { ActionOutcomeError, IntegrationTarget, UnknownCode } from '../integrations/providers/connector.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { type CollectionDeclaration, IDEMPOTENCY_INDEX } from '../platform/storage/collection.ts';
import type { IdempotencyRecord } from '../work-items/idempotency.ts';
import { type CarriedDocument, CLAIM_COLLECTIONS, defineClaimModels, type HandoverDocument } from './claims/schema.ts';
import type { FactsDocument } from './facts-document.ts';
import { BACKTEST_COLLECTIONS, defineBacktestModels } from './finished-backtests/schema.ts';
import type { ActionStatus, CheckOutcome, PolicyDecision } from './model.ts';
import type { OperationPayload, OperationResult } from './operations/registry.ts';
import type { DescribedAction } from './operations/tenant-operation.ts';
import { definePackModels, PACK_COLLECTIONS } from './packs/schema.ts';
import type { OperationTypes, RecordType } from './policy-language/payload-types.ts';
import type { ProposalStatus } from './proposal.ts';
import type { ReportDocument } from './reports/schema.ts';
import type { WaitingDocument } from './waiting.ts';

export interface PersonDocument {
  type: 'api_key' | 'delegation' | 'user' | 'system';
  id: string;
  display_name: string;
}

export interface PolicyOutcomeDocument {
  decision: PolicyDecision;
  reasons: { policy_id: string; message: string }[];
  policy_version: string;
  approvals_required: number;
}

export interface ApprovalDocument {
  /** `accountable` is the person whose decision it is, also where an agent has made it for them. */
  approver: PersonDocument & { accountable: string };
  decision: 'approve' | 'reject';
  comment: string | null;
  payload_hash: string;
  at: Date;
  /** Somebody accountable from whom the role of that person freshly derives. */
  role_from?: { person_id: string; name: string; at: Date };
  /** What policies were told of it then, which releases before this one have not stored; through which linked account it came. */
  facts?: FactsDocument;
  via?: { door: 'chat'; link_id: string };
}

/** What the provider said when it was asked whether it would do it. */
export interface CheckDocument {
  outcome: CheckOutcome;
  /** What it would refuse it for, or why it could not be asked. */
  problems: { field: string; problem: string }[];
  /** When that was tried. */
  at: Date;
  /** How much could be moved of the resource then, this among it, where the provider says that. */
  left?: { amount: string; currency: string };
}

/** The resource that a proposal moves money of, and how much. */
export interface CountedDocument {
  /** `<resource type>:<currency>:<resource>`; empty for what moves none. */
  key: string;
  /** In minor units. */
  minor: number;
}

/** Who executes at this moment. `attempt` is the fencing token: what an overtaken execution brings is not taken. */
export interface ExecutionDocument {
  attempt: number;
  /** When it is taken over; null if nobody but a person can find out how it ended. */
  lease_until: Date | null;
  action_id: string;
  /** Whose authority it needs when it is sent, by whomever. 0.3.0 does not say. */
  by?: { type: PersonDocument['type']; id: string };
  /** How the last attempt ended, if that is not known. */
  unknown?: UnknownCode;
  /** Whether who began it may write work, and so may end the WorkItem with it. */
  may_end_work?: true;
  /** There where a worker has taken it. */
  carried?: CarriedDocument;
  /** There while whoever was sent it has taken it on, and reports later; until then it is `running`. */
  awaited?: { until: Date };
}

/** What a payload hash is over besides the proposal itself, as it was when that was made. */
export interface PinnedDocument {
  hash_version: number;
  target: IntegrationTarget;
  operation_version: number;
  /** Of the published schema of the payload (`schemaHashes`). */
  schema_hash: string;
  /** Of the definition of an operation of the tenant, which says more of the payload than its schema. */
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
  /** What the payload would do, where its operation is one that the tenant has defined. */
  described?: DescribedAction;
  payload_hash: string;
  /** Absent where the hash is of version 1, as releases before this one made it. */
  pinned?: PinnedDocument;
  approval_reason: string;
  proposed_by: PersonDocument & { accountable: string | null };
  /** Everybody who is accountable for it; absent where 0.3.0 has written it (`accountableFor`). */
  accountables?: string[];
  policy: PolicyOutcomeDocument;
  /** What policies were told when it was proposed. Releases before this one have not stored it. */
  facts?: FactsDocument;
  /**
   * What it and all that was approved of its resource before come to, in minor units, as of the last decision; absent
   * where totals do not count: then it is its own amount.
   */
  total?: number;
  /**
   * What of a resource it would count for (`countedOf`), so that what waits of that resource is found. Releases before this
   * one have not stored it.
   */
  counted?: CountedDocument;
  /** What the provider said last; absent where it was never asked, and where releases before have written it. */
  check?: CheckDocument;
  /** Until then nobody has it checked again. */
  recheck_after?: Date;
  approvals: ApprovalDocument[];
  supersedes: string | null;
  /** Whether its WorkItem ends with it; absent where it does not. */
  completes_work?: true;
  expires_at: Date;
  /** Absent as long as it has waited, if it does, since it was made, and nothing was said of that. */
  waiting?: WaitingDocument;
  execution?: ExecutionDocument;
  /** There where workers carry it out, from when somebody has it executed on. */
  handover?: HandoverDocument;
  /** From when on a worker may be given it (`claimableAtOf`); absent as long as none may. */
  claimable_at?: Date;
  /** When the service has to look after it (`dueAtOf`); absent as long as it has not. */
  due_at?: Date;
  created_at: Date;
  updated_at: Date;
  version: number;
  /** Salt of the commitments that events hold of personal values. */
  salt: string;
  idem?: IdempotencyRecord;
  outbox: OutboxEvent[];
}

/** What a person found where the provider cannot be asked. */
export interface SettlementDocument {
  settled_by: PersonDocument;
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
  /** With everybody who is accountable for whoever executed it; 0.3.0 has not written them. */
  executed_by: PersonDocument & { accountables?: string[] };
  policy_version: string;
  payload_hash: string;
  result: OperationResult | null;
  error: ActionOutcomeError | null;
  settlement: SettlementDocument | null;
  /** When it was, or may have been, sent the last time; null if nothing ever was. 0.3.0 does not say. */
  sent_at?: Date | null;
  /** The attempt that was, or may have been, sent last; releases before this one do not say. */
  sent_attempt?: number;
  /** There where it ended by a report; null where it was executed again since. */
  report?: ReportDocument | null;
  /** Attempts of which a report was refused that the log tells of. */
  refused_reports?: number[];
  created_at: Date;
  finished_at: Date | null;
  version: number;
  outbox: OutboxEvent[];
}

/** What was approved without people in the last 24 hours, of one order or by one principal, in one currency. */
export interface BudgetDocument {
  /** `<tenant>:<holder>:<currency>` */
  _id: string;
  tenant_id: string;
  version: number;
  entries: { proposal_id: string; amount: number; at: Date }[];
  expires_at: Date;
}

/** The places that open proposals take: of the tenant, or of one who is accountable for them. */
export interface OpenProposalsDocument {
  /** `<tenant>:<holder>` */
  _id: string;
  tenant_id: string;
  /** Of `entries`. */
  count: number;
  /** How often places were given back. */
  prunings: number;
  entries: { proposal_id: string; at: Date }[];
}

/** What was approved of one resource in one currency. */
export interface TotalDocument {
  /** `<tenant>:<resource type>:<currency>:<resource>` */
  _id: string;
  tenant_id: string;
  version: number;
  /** Amounts in minor units; several older proposals may stand as one, without an id. */
  entries: { proposal_id: string | null; amount: number; at: Date }[];
  expires_at: Date;
}

/** What policies were before a change that may admit more. */
export interface EarlierPoliciesDocument extends LooseningRow {
  /** The version that the change took the place of, and its text. */
  before: { version: number; text: string; types?: OperationTypes };
}

/** Policies that a tenant has added to those of the pack. One document per tenant. */
export interface TenantPolicyDocument {
  _id: string;
  tenant_id: string;
  text: string;
  /**
   * What the text was tried out with when it was written; absent, or of another text, where an earlier release has. `types`
   * are the operations that it names, as it was told of them; absent where an earlier release has written it, too: then it
   * is told nothing that that release did not tell.
   */
  tried?: { text_hash: string; packs: string[]; types?: OperationTypes };
  /** What they were before the changes that wait for somebody, the oldest first. */
  earlier?: EarlierPoliciesDocument[];
  /** Versions that were confirmed. */
  confirmations?: ConfirmationRow[];
  version: number;
  updated_by: PersonDocument;
  updated_at: Date;
  outbox: OutboxEvent[];
}

/** One version of an operation that a tenant has defined. What it is never changes. */
export interface OperationDefinitionDocument {
  /** `<tenant>:<operation>:<version>` */
  _id: string;
  tenant_id: string;
  operation: string;
  version: number;
  /** The definition, as it was written. */
  text: string;
  text_bytes: number;
  text_hash: string;
  /** Of the schema of its payloads (`hashOfSchema`). */
  schema_hash: string;
  /** What policies may ask of payloads of this version and those before. Absent where earlier releases have written it. */
  payload_type?: RecordType;
  /** Whether nothing new is proposed by it. */
  retired: boolean;
  /** Whether there is a newer version; there may be one, too, where it says that there is none. */
  superseded: boolean;
  /** There as long as it may wait for somebody else. */
  loosened?: LooseningRow;
  confirmations?: ConfirmationRow[];
  written_by: PersonDocument;
  created_at: Date;
  updated_at: Date;
  outbox: OutboxEvent[];
}

const ORDER = { created_at: 1, _id: 1 } as const;

/** Name of the index by which recovery finds what is due, of all tenants. */
export const PROPOSALS_DUE = 'due';
/** Name of the index by which workers are given what they may carry out. */
const PROPOSALS_CLAIMABLE = 'tenant_claimable';

export const ACTION_COLLECTIONS: readonly CollectionDeclaration[] = [
  {
    name: 'action_proposals',
    owner: 'actions',
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
    owner: 'actions',
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
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each order, and each principal, that policy approved for in the last 24 hours',
    end: 'when its last reservation is 24 hours old',
  },
  {
    name: 'open_proposals',
    owner: 'actions',
    holds: 'tenants',
    indexes: [],
    growth:
      'one for each tenant, and each person who is accountable for proposals; with no more entries than may be open',
    end: 'kept',
  },
  {
    name: 'approved_totals',
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'expiry', key: { expires_at: 1 }, expireAfterSeconds: 0 }],
    growth: 'one for each resource, and currency, of which something was approved in the days that the pack looks back',
    end: 'when its last approval is older than that',
  },
  {
    name: 'tenant_policies',
    owner: 'actions',
    holds: 'tenants',
    indexes: [],
    outbox: true,
    growth: 'one for each tenant that has policies of its own',
    end: 'kept',
  },
  {
    name: 'operation_definitions',
    owner: 'actions',
    holds: 'tenants',
    indexes: [{ name: 'tenant_newest', key: { tenant_id: 1, superseded: 1, operation: 1, version: -1 } }],
    outbox: true,
    growth: 'one for each version of an operation that a tenant defines; 100 of each of 200 at most',
    end: 'kept',
  },
  ...PACK_COLLECTIONS,
  ...CLAIM_COLLECTIONS,
  ...BACKTEST_COLLECTIONS,
];

export type ActionModels = ReturnType<typeof defineActionModels>;

export function defineActionModels(connection: Connection) {
  const proposals = new Schema<ProposalDocument>({ _id: String }, { collection: 'action_proposals', strict: false });
  const actions = new Schema<ActionDocument>({ _id: String }, { collection: 'actions', strict: false });
  const budgets = new Schema<BudgetDocument>({ _id: String }, { collection: 'approval_budgets', strict: false });
  const policies = new Schema<TenantPolicyDocument>({ _id: String }, { collection: 'tenant_policies', strict: false });
  const definitions = new Schema<OperationDefinitionDocument>(
    { _id: String },
    { collection: 'operation_definitions', strict: false },
  );
  const openProposals = new Schema<OpenProposalsDocument>(
    { _id: String },
    { collection: 'open_proposals', strict: false },
  );
  const totals = new Schema<TotalDocument>({ _id: String }, { collection: 'approved_totals', strict: false });
  return {
    ...definePackModels(connection),
    ...defineClaimModels(connection),
    ...defineBacktestModels(connection),
    totals: connection.model('ApprovedTotal', totals),
    openProposals: connection.model('OpenProposals', openProposals),
    proposals: connection.model('ActionProposal', proposals),
    actions: connection.model('Action', actions),
    budgets: connection.model('ApprovalBudget', budgets),
    definitions: connection.model('OperationDefinition', definitions),
    policies: connection.model('TenantPolicy', policies),
  };
}
