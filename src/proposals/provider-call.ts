import type { CallApprover, ConnectorCall, ProposedCall } from '../integrations/index.ts';
import type { PrincipalRow } from '../platform/principal-row.ts';
import { idempotencyKeyOf } from './proposal.ts';
import type { ActionDocument, ProposalDocument } from './schema.ts';

export function proposedCall(row: ProposalDocument): ProposedCall {
  return {
    tenantId: row.tenant_id,
    integrationId: row.integration_id,
    proposalId: row._id,
    workItemId: row.work_item_id,
    // Proposals without pinned data were made when version 1 was the only one.
    operationVersion: row.pinned?.operation_version ?? 1,
    payload: row.payload,
    payloadHash: row.payload_hash,
  };
}

/** @param wasSent True if an earlier attempt was or may have been sent. */
export function executionCall(
  row: ProposalDocument,
  action: ActionDocument,
  wasSent: boolean,
  readResult: ConnectorCall['readResult'],
  resultToken: string,
): ConnectorCall {
  return {
    ...proposedCall(row),
    actionId: action._id,
    idempotencyKey: idempotencyKeyOf(row._id),
    attempt: action.attempts,
    approvedBy: approversOf(row),
    firstSentAt: action.created_at,
    unknownBefore: wasSent ? row.execution?.unknown : undefined,
    readResult,
    resultToken,
  };
}

export function approversOf({ approvals }: ProposalDocument): CallApprover[] {
  return approvals.filter(({ decision }) => decision === 'approve').map(({ approver }) => toApprover(approver));
}

/** Email addresses are not shown to providers. */
function toApprover({ type, id, display_name: name }: PrincipalRow): CallApprover {
  return { type, id, displayName: name.includes('@') ? id : name };
}
