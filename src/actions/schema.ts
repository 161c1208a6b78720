import { type Connection, Schema } from 'mongoose';
import type {
  ActionOutcomeError,
  OperationPayload,
  OperationResult,
  UnknownCode,
} from '../integrations/connectors/connector.ts';
import type { OutboxEvent } from '../platform/outbox/event.ts';
import { addOutboxIndex } from '../platform/outbox/schema.ts';
import type { IdempotencyRecord } from '../work-items/idempotency.ts';
import type { ActionStatus, PolicyDecision } from './model.ts';
import type { ProposalStatus } from './proposal.ts';

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
}

/** Who executes at this moment. `attempt` is the fencing token: what an overtaken execution brings is not taken. */
export interface ExecutionDocument {
  attempt: number;
  /** When it is taken over; null if nobody but a person can find out how it ended. */
  lease_until: Date | null;
  action_id: string;
  /** How the last attempt ended, if that is not known. */
  unknown?: UnknownCode;
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
  payload_hash: string;
  approval_reason: string;
  proposed_by: PersonDocument & { accountable: string | null };
  policy: PolicyOutcomeDocument;
  approvals: ApprovalDocument[];
  supersedes: string | null;
  expires_at: Date;
  execution?: ExecutionDocument;
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
  executed_by: PersonDocument;
  policy_version: string;
  payload_hash: string;
  result: OperationResult | null;
  error: ActionOutcomeError | null;
  settlement: SettlementDocument | null;
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

/** Policies that a tenant has added to those of the pack. One document per tenant. */
export interface TenantPolicyDocument {
  _id: string;
  tenant_id: string;
  text: string;
  version: number;
  updated_by: PersonDocument;
  updated_at: Date;
  outbox: OutboxEvent[];
}

/** Name of the unique index that a repeated `Idempotency-Key` runs into. */
export const PROPOSAL_IDEMPOTENCY_INDEX = 'tenant_idempotency';

export type ActionModels = ReturnType<typeof defineActionModels>;

export function defineActionModels(connection: Connection) {
  const order = { created_at: 1, _id: 1 } as const;
  const proposals = new Schema<ProposalDocument>({ _id: String }, { collection: 'action_proposals', strict: false });
  proposals.index({ tenant_id: 1, work_item_id: 1, ...order }, { name: 'tenant_work_item_created' });
  proposals.index({ tenant_id: 1, status: 1, ...order }, { name: 'tenant_status_created' });
  proposals.index({ tenant_id: 1, status: 1, expires_at: 1 }, { name: 'tenant_status_expiry' });
  proposals.index({ tenant_id: 1, status: 1, 'execution.lease_until': 1 }, { name: 'tenant_status_lease' });
  proposals.index(
    { tenant_id: 1, 'idem.principal': 1, 'idem.operation': 1, 'idem.key': 1 },
    { name: PROPOSAL_IDEMPOTENCY_INDEX, unique: true, partialFilterExpression: { 'idem.key': { $exists: true } } },
  );
  addOutboxIndex(proposals);

  const actions = new Schema<ActionDocument>({ _id: String }, { collection: 'actions', strict: false });
  actions.index({ tenant_id: 1, ...order }, { name: 'tenant_created' });
  actions.index({ tenant_id: 1, work_item_id: 1, ...order }, { name: 'tenant_work_item_created' });
  addOutboxIndex(actions);

  const budgets = new Schema<BudgetDocument>({ _id: String }, { collection: 'approval_budgets', strict: false });
  budgets.index({ expires_at: 1 }, { name: 'expiry', expireAfterSeconds: 0 });

  const policies = new Schema<TenantPolicyDocument>({ _id: String }, { collection: 'tenant_policies', strict: false });
  addOutboxIndex(policies);

  return {
    proposals: connection.model('ActionProposal', proposals),
    actions: connection.model('Action', actions),
    budgets: connection.model('ApprovalBudget', budgets),
    policies: connection.model('TenantPolicy', policies),
  };
}
