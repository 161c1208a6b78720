import { describedOf } from '../operations/index.ts';
import { commitment } from '../platform/canonical-json.ts';
import { fromPrincipalRow } from '../platform/principal-row.ts';
import { fromPolicyRow } from '../policy/index.ts';
import { accountableFor } from './accountability.ts';
import type { Action, Proposal } from './model.ts';
import type { ActionDocument, CheckDocument, ProposalDocument } from './schema.ts';
import { twinsOf } from './twins/twin.ts';
import { expiryOf } from './waiting.ts';

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
    proposedBy: fromPrincipalRow(row.proposed_by),
    accountables: accountableFor(row),
    policy: fromPolicyRow(row.policy),
    check: fromCheckRow(row.check),
    twins: twinsOf(row).map(({ proposal_id, work_item_id, status, at }) => ({
      proposalId: proposal_id,
      workItemId: work_item_id,
      status,
      at,
    })),
    facts: row.facts ?? null,
    approvals: row.approvals.map((approval) => ({
      approver: fromPrincipalRow(approval.approver),
      accountable: approval.approver.accountable,
      decision: approval.decision,
      comment: approval.comment,
      payloadHash: approval.payload_hash,
      at: approval.at,
      roleFrom: approval.role_from
        ? { personId: approval.role_from.person_id, name: approval.role_from.name, at: approval.role_from.at }
        : null,
      facts: approval.facts ?? null,
      voices: approval.voices ?? null,
      via: approval.via ? { door: approval.via.door, linkId: approval.via.link_id } : null,
    })),
    supersedes: row.supersedes,
    isHandedOver: row.handover?.open === true,
    expiresAt: expiryOf(row),
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
    executedBy: fromPrincipalRow(row.executed_by),
    policyVersion: row.policy_version,
    payloadHash: row.payload_hash,
    voices: row.voices ?? null,
    result: row.result,
    error: row.error,
    settlement: row.settlement && {
      settledBy: fromPrincipalRow(row.settlement.settled_by),
      reason: row.settlement.reason,
      at: row.settlement.at,
    },
    startedAt: row.created_at,
    finishedAt: row.finished_at,
  };
}

/** Omits `left`, which only people who decide may see. */
function fromCheckRow(check: CheckDocument | undefined): Proposal['check'] {
  if (check === undefined) return { outcome: 'not_checked', problems: [], at: null };
  return { outcome: check.outcome, problems: check.problems, at: check.at };
}

/** The provider's words enter the event only as a commitment. */
export function checkData(salt: string, { outcome, problems, at }: CheckDocument) {
  return {
    check: { outcome, fields: problems.map(({ field }) => field), at: at.toISOString() },
    commitments: { check_problems: commitment(salt, 'check_problems', problems) },
  };
}
