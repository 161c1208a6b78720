import type { Principal } from '../call-context.ts';
import { commitment, type JsonValue } from '../platform/canonical-json.ts';
import type { Author } from '../work-items/model.ts';
import { accountableFor } from './accountability.ts';
import type { Action, PolicyOutcome, Proposal } from './model.ts';
import { describedOf } from './operations/described.ts';
import type {
  ActionDocument,
  CheckDocument,
  PersonDocument,
  PolicyOutcomeDocument,
  ProposalDocument,
  TenantPolicyDocument,
} from './schema.ts';

/** Stored documents in the terms of the domain. */
export function fromProposalRow(row: Omit<ProposalDocument, 'tenant_id' | 'outbox' | 'salt'>): Proposal {
  return {
    proposalId: row._id,
    workItemId: row.work_item_id,
    status: row.status,
    integrationId: row.integration_id,
    resourceType: row.resource_type,
    operation: row.operation,
    payload: row.payload,
    described: describedOf(row),
    payloadHash: row.payload_hash,
    pinned: row.pinned ?? null,
    approvalReason: row.approval_reason,
    proposedBy: fromPersonRow(row.proposed_by),
    accountables: accountableFor(row),
    policy: fromPolicyRow(row.policy),
    check: fromCheckRow(row.check),
    facts: row.facts ?? null,
    approvals: row.approvals.map((approval) => ({
      approver: fromPersonRow(approval.approver),
      accountable: approval.approver.accountable,
      decision: approval.decision,
      comment: approval.comment,
      payloadHash: approval.payload_hash,
      at: approval.at,
      roleFrom: approval.role_from
        ? { personId: approval.role_from.person_id, name: approval.role_from.name, at: approval.role_from.at }
        : null,
      facts: approval.facts ?? null,
      via: approval.via ? { door: approval.via.door, linkId: approval.via.link_id } : null,
    })),
    supersedes: row.supersedes,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  };
}

export function fromActionRow(row: Omit<ActionDocument, 'tenant_id' | 'outbox'>): Action {
  return {
    actionId: row._id,
    workItemId: row.work_item_id,
    proposalId: row.proposal_id,
    operation: row.operation,
    integrationId: row.integration_id,
    status: row.status,
    idempotencyKey: row.idempotency_key,
    attempts: row.attempts,
    executedBy: fromPersonRow(row.executed_by),
    policyVersion: row.policy_version,
    payloadHash: row.payload_hash,
    result: row.result,
    error: row.error,
    settlement: row.settlement && {
      settledBy: fromPersonRow(row.settlement.settled_by),
      reason: row.settlement.reason,
      at: row.settlement.at,
    },
    startedAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

export function toPersonRow({ type, id, displayName }: Principal): PersonDocument {
  return { type, id, display_name: displayName };
}

function fromPersonRow({ type, id, display_name }: PersonDocument): Author {
  return { type, id, displayName: display_name };
}

export function toPolicyRow(outcome: PolicyOutcome): PolicyOutcomeDocument {
  return {
    decision: outcome.decision,
    reasons: outcome.reasons.map(({ policyId, message }) => ({ policy_id: policyId, message })),
    policy_version: outcome.policyVersion,
    approvals_required: outcome.approvalsRequired,
  };
}

/** What the log tells of a decision of policy. */
export function policyData(row: PolicyOutcomeDocument): Record<string, JsonValue> {
  return {
    decision: row.decision,
    policies: row.reasons.map(({ policy_id }) => policy_id),
    policy_version: row.policy_version,
    approvals_required: row.approvals_required,
  };
}

/** What the doors tell of it; what was left then is for those alone who decide. */
function fromCheckRow(check: CheckDocument | undefined): Proposal['check'] {
  if (check === undefined) return { outcome: 'not_checked', problems: [], at: null };
  return { outcome: check.outcome, problems: check.problems, at: check.at };
}

/** What the log tells of what a provider said; its words only as a commitment. */
export function checkData(salt: string, { outcome, problems, at }: CheckDocument) {
  return {
    check: { outcome, fields: problems.map(({ field }) => field), at: at.toISOString() },
    commitments: { check_problems: commitment(salt, 'check_problems', problems) },
  };
}

function fromPolicyRow(row: PolicyOutcomeDocument): PolicyOutcome {
  return {
    decision: row.decision,
    reasons: row.reasons.map(({ policy_id, message }) => ({ policyId: policy_id, message })),
    policyVersion: row.policy_version,
    approvalsRequired: row.approvals_required,
  };
}

/** What versions of decisions say of the tenant's own policies behind the pack; empty for none. */
export function namesPolicies(stored: Pick<TenantPolicyDocument, 'text' | 'version'> | null): string {
  return stored === null || stored.text.trim() === '' ? '' : `+tenant@${stored.version}`;
}
