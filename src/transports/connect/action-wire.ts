import type { DescOneof, JsonObject, MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  type ActionMoneySchema,
  type ActionProposalCheckSchema,
  ActionProposalSchema,
  ActionSchema,
  type ApproverOriginSchema,
  type CreateActionProposalRequest,
  CreateActionProposalRequestSchema,
  DryRunOutcome,
  type PolicyOutcomeSchema,
  ActionStatus as WireActionStatus,
  ActionProposalCheckOutcome as WireCheckOutcome,
  PolicyDecision as WireDecision,
  ActionProposalStatus as WireProposalStatus,
  Risk as WireRisk,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type { IntegrationTarget } from '../../integrations/index.ts';
import {
  type DescribedAction,
  isTenantOperation,
  type OperationPayload,
  type OperationResult,
  type Risk,
  type TenantOperationName,
} from '../../operations/index.ts';
import { toDecimal } from '../../platform/money.ts';
import type { PolicyDecision, PolicyOutcome } from '../../policy/index.ts';
import type {
  Action,
  ActionStatus,
  CheckOutcome,
  Forecast,
  NewProposal,
  Proposal,
  ProposalStatus,
  ProviderCheck,
} from '../../proposals/index.ts';
import { fromWireCase, oneofOf, toWireCase } from './contract-fields.ts';
import { toApiPrincipal } from './work-item-wire.ts';

const PROPOSAL_STATUS = {
  pending_approval: WireProposalStatus.PENDING_APPROVAL,
  auto_approved: WireProposalStatus.AUTO_APPROVED,
  approved: WireProposalStatus.APPROVED,
  rejected: WireProposalStatus.REJECTED,
  denied: WireProposalStatus.DENIED,
  expired: WireProposalStatus.EXPIRED,
  cancelled: WireProposalStatus.CANCELLED,
  executing: WireProposalStatus.EXECUTING,
  executed: WireProposalStatus.EXECUTED,
  execution_failed: WireProposalStatus.EXECUTION_FAILED,
  outcome_unknown: WireProposalStatus.OUTCOME_UNKNOWN,
} as const satisfies Record<ProposalStatus, WireProposalStatus>;

const ACTION_STATUS = {
  running: WireActionStatus.RUNNING,
  succeeded: WireActionStatus.SUCCEEDED,
  failed: WireActionStatus.FAILED,
  outcome_unknown: WireActionStatus.OUTCOME_UNKNOWN,
} as const satisfies Record<ActionStatus, WireActionStatus>;

export const DECISION = {
  auto_approve: WireDecision.AUTO_APPROVE,
  require_approval: WireDecision.REQUIRE_APPROVAL,
  deny: WireDecision.DENY,
} as const satisfies Record<PolicyDecision, WireDecision>;

const CHECK_OUTCOME = {
  ok: WireCheckOutcome.OK,
  would_fail: WireCheckOutcome.WOULD_FAIL,
  not_checked: WireCheckOutcome.NOT_CHECKED,
} as const satisfies Record<CheckOutcome, WireCheckOutcome>;

export const RISK = {
  low: WireRisk.LOW,
  medium: WireRisk.MEDIUM,
  high: WireRisk.HIGH,
} as const satisfies Record<Risk, WireRisk>;

export function toApiProposal(proposal: Proposal): MessageInitShape<typeof ActionProposalSchema> {
  const { described } = proposal;
  return {
    proposalId: proposal.proposalId,
    workItemId: proposal.workItemId,
    status: PROPOSAL_STATUS[proposal.status],
    integrationId: proposal.integrationId,
    operation: proposal.operation,
    title: described.title,
    summary: described.summary,
    risk: RISK[described.risk],
    payload: toApiCase(PAYLOAD, proposal.payload) as WirePayload,
    payloadHash: proposal.payloadHash,
    approvalReason: proposal.approvalReason,
    proposedBy: toApiPrincipal(proposal.proposedBy),
    accountables: proposal.accountables,
    hashVersion: proposal.pinned?.hash_version ?? 1,
    operationVersion: BigInt(proposal.pinned?.operation_version ?? 0),
    target: proposal.pinned === null ? undefined : toApiTarget(proposal.pinned.target),
    resource: { resourceType: proposal.resourceType, resourceId: described.resource_id },
    money: moneyOf(described),
    policy: toApiPolicy(proposal.policy),
    check: toApiCheck(proposal.check),
    approvals: proposal.approvals.map((approval) => ({
      approver: toApiPrincipal(approval.approver),
      accountable: approval.accountable,
      approved: approval.decision === 'approve',
      comment: approval.comment ?? '',
      payloadHash: approval.payloadHash,
      at: timestampFromDate(approval.at),
      roleFrom: toApiOrigin(approval.roleFrom),
      chatLinkId: approval.via?.linkId ?? '',
    })),
    supersedes: proposal.supersedes ?? '',
    expiresAt: timestampFromDate(proposal.expiresAt),
    createdAt: timestampFromDate(proposal.createdAt),
    updatedAt: timestampFromDate(proposal.updatedAt),
    version: BigInt(proposal.version),
  };
}

/**
 * Returns the money that an action moves; undefined if a payload altered in the database no longer contains valid
 * money.
 */
function moneyOf(described: DescribedAction): MessageInitShape<typeof ActionMoneySchema> | undefined {
  try {
    return described.money === null ? undefined : toApiMoney(described.money);
  } catch {
    return undefined;
  }
}

export function toApiMoney({ minor, currency }: { minor: number; currency: string }) {
  return { amount: toDecimal(minor, currency), currency };
}

function toApiTarget({ provider, address, account, workspace }: IntegrationTarget) {
  return { provider, address: address ?? '', account: account ?? '', workspace: workspace ?? '' };
}

export function toApiOrigin(
  origin: Proposal['approvals'][number]['roleFrom'],
): MessageInitShape<typeof ApproverOriginSchema> | undefined {
  return origin === null ? undefined : { ...origin, at: timestampFromDate(origin.at) };
}

function toApiCheck({ outcome, problems, at }: ProviderCheck): MessageInitShape<typeof ActionProposalCheckSchema> {
  return { outcome: CHECK_OUTCOME[outcome], problems, at: at === null ? undefined : timestampFromDate(at) };
}

type WirePayload = NonNullable<MessageInitShape<typeof ActionProposalSchema>['payload']>;
type WireResult = NonNullable<MessageInitShape<typeof ActionSchema>['result']>;

/** Case of the oneofs for operations that tenants have defined. */
const CUSTOM = 'custom';
const PAYLOAD = oneofOf(ActionProposalSchema, 'payload');
const PROPOSED_PAYLOAD = oneofOf(CreateActionProposalRequestSchema, 'payload');
const RESULT = oneofOf(ActionSchema, 'result');

export function toApiAction(action: Action): MessageInitShape<typeof ActionSchema> {
  const { result, error, settlement } = action;
  return {
    actionId: action.actionId,
    workItemId: action.workItemId,
    proposalId: action.proposalId,
    status: ACTION_STATUS[action.status],
    operation: action.operation,
    integrationId: action.integrationId,
    idempotencyKey: action.idempotencyKey,
    attempts: action.attempts,
    executedBy: toApiPrincipal(action.executedBy),
    result: result === null ? { case: undefined } : (toApiCase(RESULT, result) as WireResult),
    error:
      error === null
        ? undefined
        : {
            code: error.code,
            message: error.message,
            retryable: error.retryable,
            ...(error.retry_after_seconds === undefined ? {} : { retryAfterSeconds: error.retry_after_seconds }),
          },
    policyVersion: action.policyVersion,
    payloadHash: action.payloadHash,
    settlement:
      settlement === null
        ? undefined
        : {
            settledBy: toApiPrincipal(settlement.settledBy),
            reason: settlement.reason,
            at: timestampFromDate(settlement.at),
          },
    startedAt: timestampFromDate(action.startedAt),
    finishedAt: action.finishedAt === null ? undefined : timestampFromDate(action.finishedAt),
  };
}

export function toApiPolicy(policy: PolicyOutcome): MessageInitShape<typeof PolicyOutcomeSchema> {
  return {
    decision: DECISION[policy.decision],
    reasons: policy.reasons,
    policyVersion: policy.policyVersion,
    approvalsRequired: policy.approvalsRequired,
  };
}

/** Converts a validated request to a proposal. */
export function fromApiNewProposal(request: CreateActionProposalRequest): NewProposal {
  const payload = fromApiPayload(request.payload);
  return {
    integrationId: request.integrationId,
    approvalReason: request.approvalReason,
    operation: payload.type,
    payload,
    supersedes: request.supersedes,
  };
}

/**
 * Converts a payload or result to the oneof case of its operation. All operations defined by tenants share one case.
 */
function toApiCase(oneof: DescOneof, value: OperationPayload | OperationResult) {
  const { type, ...fields } = value;
  return isTenantOperation(type)
    ? { case: CUSTOM, value: { operation: type, fields } }
    : toWireCase(oneof, type, value);
}

export function fromApiPayload(payload: CreateActionProposalRequest['payload']): OperationPayload {
  if (payload.case === CUSTOM) {
    const { operation, fields } = payload.value;
    // Safe, because validation refuses any other name.
    return { ...(fields as JsonObject), type: operation as TenantOperationName };
  }
  const { kind, fields } = fromWireCase(PROPOSED_PAYLOAD, payload);
  // Safe, because contract tests check that the contract has the payloads of all operations, in the same form.
  return { type: kind, ...fields } as OperationPayload;
}

const FORECAST_OUTCOMES = {
  would_execute: DryRunOutcome.WOULD_EXECUTE,
  needs_approval: DryRunOutcome.NEEDS_APPROVAL,
  would_fail: DryRunOutcome.WOULD_FAIL,
  not_executable: DryRunOutcome.NOT_EXECUTABLE,
} as const satisfies Record<Forecast['outcome'], DryRunOutcome>;

export function toApiForecast({ outcome, approvalUrl, ...forecast }: Forecast) {
  return { ...forecast, outcome: FORECAST_OUTCOMES[outcome], approvalUrl: approvalUrl ?? '' };
}
