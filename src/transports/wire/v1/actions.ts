import type { Action, Execution, Forecast, NewProposal, PolicyOutcome, Proposal } from '../../../actions/model.ts';
import type { OperationName, OperationPayload } from '../../../actions/operations/registry.ts';
import type { Schemas } from './schemas.ts';
import { toApiPrincipal } from './work-items.ts';

/** A proposal as doors take it; doors for agents take it without what its payload says. */
type Wanted = Omit<Schemas['ActionProposalCreateRequest'], Implied> &
  Partial<Pick<Schemas['ActionProposalCreateRequest'], Implied>>;
type Implied = 'resource_type' | 'action_operation';

export function fromApiNewProposal(body: Wanted): NewProposal {
  const { type } = body.payload;
  return {
    integrationId: body.integration_id,
    approvalReason: body.approval_reason,
    resourceType: body.resource_type,
    // The contract has let no other name pass, and the operation says of its payload what else it may be.
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

/** The same for those outside, who carry it out: a name that is an address is not for them. */
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
