import type { OperationName, OperationPayload } from '../../../operations/index.ts';
import type { PolicyOutcome } from '../../../policy/index.ts';
import type { Action, Execution, Forecast, NewProposal, Proposal, Twin } from '../../../proposals/index.ts';
import type { Schemas } from './schemas.ts';
import { toApiPrincipal } from './work-items.ts';

/** Proposal as doors accept it. Doors for agents may omit the fields that follow from the payload. */
type Wanted = Omit<Schemas['ActionProposalCreateRequest'], Implied> &
  Partial<Pick<Schemas['ActionProposalCreateRequest'], Implied>>;
type Implied = 'resource_type' | 'action_operation';

export function fromApiNewProposal(body: Wanted): NewProposal {
  const { type } = body.payload;
  return {
    integrationId: body.integration_id,
    approvalReason: body.approval_reason,
    resourceType: body.resource_type,
    // Safe, because the contract refuses any other name. The operation itself checks the payload further.
    operation: (body.action_operation ?? type) as OperationName,
    payload: body.payload as OperationPayload,
    supersedes: body.supersedes,
  };
}

export function toApiProposal(proposal: Proposal): Schemas['ActionProposal'] {
  return {
    proposal_id: proposal.proposalId,
    work_item_id: proposal.workItemId,
    status: proposal.status,
    action_type: proposal.payload.type,
    integration_id: proposal.integrationId,
    resource_type: proposal.resourceType,
    action_operation: proposal.operation,
    payload: proposal.payload,
    payload_hash: proposal.payloadHash,
    hash_version: proposal.pinned?.hash_version ?? 1,
    approval_reason: proposal.approvalReason,
    proposed_by: toApiPrincipal(proposal.proposedBy),
    accountables: proposal.accountables,
    policy: toApiPolicy(proposal.policy),
    check: { ...proposal.check, at: proposal.check.at?.toISOString() ?? null },
    ...(proposal.twins.length === 0 ? {} : { twins: proposal.twins.map(toApiTwin) }),
    approvals: proposal.approvals.map((approval) => ({
      approver: toApiPrincipal(approval.approver),
      accountable: approval.accountable,
      decision: approval.decision,
      comment: approval.comment,
      payload_hash: approval.payloadHash,
      at: approval.at.toISOString(),
    })),
    supersedes: proposal.supersedes,
    expires_at: proposal.expiresAt.toISOString(),
    created_at: proposal.createdAt.toISOString(),
    updated_at: proposal.updatedAt.toISOString(),
    version: proposal.version,
  };
}

function toApiTwin({ proposalId, workItemId, status, at }: Twin): Schemas['ActionProposalTwin'] {
  return { proposal_id: proposalId, work_item_id: workItemId, status, at: at.toISOString() };
}

export function toApiAction(action: Action): Schemas['Action'] {
  return {
    action_id: action.actionId,
    work_item_id: action.workItemId,
    proposal_id: action.proposalId,
    action_type: action.operation,
    integration_id: action.integrationId,
    status: action.status,
    idempotency_key: action.idempotencyKey,
    attempts: action.attempts,
    executed_by: toApiPrincipal(action.executedBy),
    policy_version: action.policyVersion,
    payload_hash: action.payloadHash,
    result: action.result,
    error:
      action.error === null
        ? null
        : {
            code: action.error.code,
            message: action.error.message,
            retryable: action.error.retryable,
            ...(action.error.retry_after_seconds === undefined
              ? {}
              : { retry_after_seconds: action.error.retry_after_seconds }),
          },
    started_at: action.startedAt.toISOString(),
    finished_at: action.finishedAt?.toISOString() ?? null,
  };
}

/**
 * Converts an action for the external worker that carries it out. A name that is an e-mail address is replaced by the
 * id.
 */
export function toCarriersAction({ executedBy, ...action }: Action): Schemas['Action'] {
  const displayName = executedBy.displayName.includes('@') ? executedBy.id : executedBy.displayName;
  return toApiAction({ ...action, executedBy: { ...executedBy, displayName } });
}

export function toApiExecution(execution: Execution): Schemas['ActionProposalExecution'] {
  return {
    proposal: toApiProposal(execution.proposal),
    action: execution.action === null ? null : toApiAction(execution.action),
    policy: toApiPolicy(execution.policy),
    dry_run: execution.dryRun,
    replayed: execution.replayed,
    ...(execution.forecast === undefined ? {} : toApiForecast(execution.forecast)),
    ...(execution.next === undefined ? {} : { next: execution.next }),
  };
}

function toApiForecast({ outcome, problems, approvalsMissing, approvalUrl, next }: Forecast) {
  return { outcome, problems, approvals_missing: approvalsMissing, approval_url: approvalUrl, next };
}

function toApiPolicy(policy: PolicyOutcome): Schemas['PolicyOutcome'] {
  return {
    decision: policy.decision,
    reasons: policy.reasons.map(({ policyId, message }) => ({ policy_id: policyId, message })),
    policy_version: policy.policyVersion,
    approvals_required: policy.approvalsRequired,
  };
}
