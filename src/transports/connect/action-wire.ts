import type { DescOneof, JsonObject, MessageInitShape } from '@bufbuild/protobuf';
import {
  type ActionProposalCheckSchema,
  ActionProposalSchema,
  ActionSchema,
  type ApproverOriginSchema,
  type CreateActionProposalRequest,
  CreateActionProposalRequestSchema,
  type PolicyOutcomeSchema,
  ActionStatus as WireActionStatus,
  ActionProposalCheckOutcome as WireCheckOutcome,
  PolicyDecision as WireDecision,
  DryRunOutcome as WireDryRunOutcome,
  ActionProposalStatus as WireProposalStatus,
  Risk as WireRisk,
} from '../../../generated/proto/workgate/action/v1/action_service_pb.js';
import type {
  DsseEnvelopeSchema,
  EvidenceEntrySchema,
} from '../../../generated/proto/workgate/action/v1/evidence_pb.js';
import { PrincipalType as WirePrincipalType } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { DsseEnvelope } from '../../evidence/index.ts';
import {
  type DescribedAction,
  isTenantOperation,
  type OperationPayload,
  type OperationResult,
  type TenantOperationName,
} from '../../operations/index.ts';
import { toDecimal } from '../../platform/money.ts';
import type { LogEntry } from '../../platform/outbox/log-entry.ts';
import type { PolicyOutcome } from '../../policy/index.ts';
import type { Action, Forecast, NewProposal, Proposal, ProviderCheck } from '../../proposals/index.ts';
import { toApiEnum, toApiFields, toApiTime } from './common-wire.ts';
import { fromWireCase, oneofOf, toWireCase } from './contract-fields.ts';
import { toApiPrincipal } from './work-item-wire.ts';

type WirePayload = NonNullable<MessageInitShape<typeof ActionProposalSchema>['payload']>;
type WireResult = NonNullable<MessageInitShape<typeof ActionSchema>['result']>;

/** Case of the oneofs for operations that tenants have defined. */
const CUSTOM = 'custom';
const PAYLOAD = oneofOf(ActionProposalSchema, 'payload');
const PROPOSED_PAYLOAD = oneofOf(CreateActionProposalRequestSchema, 'payload');
const RESULT = oneofOf(ActionSchema, 'result');

export function toApiProposal(proposal: Proposal): MessageInitShape<typeof ActionProposalSchema> {
  const { described, pinned } = proposal;
  return {
    ...toApiFields(proposal, 'expiresAt', 'createdAt', 'updatedAt'),
    status: toApiEnum(WireProposalStatus, proposal.status),
    title: described.title,
    summary: described.summary,
    risk: toApiEnum(WireRisk, described.risk),
    payload: toApiCase(PAYLOAD, proposal.payload) as WirePayload,
    proposedBy: toApiPrincipal(proposal.proposedBy),
    hashVersion: pinned?.hash_version ?? 1,
    operationVersion: BigInt(pinned?.operation_version ?? 0),
    target: pinned === null ? undefined : toApiFields(pinned.target),
    resource: { resourceType: proposal.resourceType, resourceId: described.resource_id },
    money: moneyOf(described),
    policy: toApiPolicy(proposal.policy),
    check: toApiCheck(proposal.check),
    twins: proposal.twins.map((twin) => ({
      ...toApiFields(twin, 'at'),
      status: toApiEnum(WireProposalStatus, twin.status),
    })),
    approvals: proposal.approvals.map((approval) => ({
      ...toApiFields(approval, 'at'),
      approver: toApiPrincipal(approval.approver),
      approved: approval.decision === 'approve',
      roleFrom: toApiOrigin(approval.roleFrom),
      chatLinkId: approval.via?.linkId ?? '',
    })),
    version: BigInt(proposal.version),
  };
}

/**
 * Returns the money that an action moves; undefined if a payload altered in the database no longer contains valid
 * money.
 */
function moneyOf(described: DescribedAction) {
  try {
    // Read here, because reading it throws for such a payload.
    const { money } = described;
    if (money === null) return undefined;
    return { amount: toDecimal(money.minor, money.currency), currency: money.currency };
  } catch {
    return undefined;
  }
}

export function toApiOrigin(
  origin: Proposal['approvals'][number]['roleFrom'],
): MessageInitShape<typeof ApproverOriginSchema> | undefined {
  return origin === null ? undefined : toApiFields(origin, 'at');
}

function toApiCheck(check: ProviderCheck): MessageInitShape<typeof ActionProposalCheckSchema> {
  return { ...toApiFields(check, 'at'), outcome: toApiEnum(WireCheckOutcome, check.outcome) };
}

export function toApiAction(action: Action): MessageInitShape<typeof ActionSchema> {
  const { result, error, settlement } = action;
  return {
    ...toApiFields(action, 'startedAt', 'finishedAt'),
    status: toApiEnum(WireActionStatus, action.status),
    executedBy: toApiPrincipal(action.executedBy),
    result: result === null ? { case: undefined } : (toApiCase(RESULT, result) as WireResult),
    error: error === null ? undefined : toApiFields({ ...error, retryAfterSeconds: error.retry_after_seconds }),
    settlement:
      settlement === null
        ? undefined
        : { ...toApiFields(settlement, 'at'), settledBy: toApiPrincipal(settlement.settledBy) },
  };
}

export function toApiPolicy(policy: PolicyOutcome): MessageInitShape<typeof PolicyOutcomeSchema> {
  return { ...policy, decision: toApiEnum(WireDecision, policy.decision) };
}

/** Converts a validated request to a proposal. */
export function fromApiNewProposal(request: CreateActionProposalRequest): NewProposal {
  const payload = fromApiPayload(request.payload);
  const { integrationId, approvalReason, supersedes } = request;
  return { integrationId, approvalReason, operation: payload.type, payload, supersedes };
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

export function toApiForecast(forecast: Forecast) {
  return { ...toApiFields(forecast), outcome: toApiEnum(WireDryRunOutcome, forecast.outcome) };
}

/** Converts an entry of a WorkItem's evidence. Entries without a WorkItem never get here. */
export function toApiEvidenceEntry(entry: LogEntry): MessageInitShape<typeof EvidenceEntrySchema> {
  const { type, id, accountable } = entry.actor;
  return {
    sequence: BigInt(entry.sequence),
    entryId: entry._id,
    type: entry.type,
    subject: entry.subject,
    subjectVersion: BigInt(entry.subject_version),
    workItemId: entry.work_item_id ?? '',
    actor: { type: toApiEnum(WirePrincipalType, type), id, accountable: accountable ?? undefined },
    correlationId: entry.correlation_id,
    at: toApiTime(entry.at),
    dataHash: entry.data_hash,
    data: entry.data as JsonObject,
    hash: entry.hash,
  };
}

export function toApiEnvelope(envelope: DsseEnvelope): MessageInitShape<typeof DsseEnvelopeSchema> {
  return {
    payload: Buffer.from(envelope.payload, 'base64'),
    payloadType: envelope.payloadType,
    signatures: envelope.signatures.map(({ sig, keyid }) => ({ sig: Buffer.from(sig, 'base64'), keyid })),
  };
}
