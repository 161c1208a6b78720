import type { CallApprover, ConnectorCall, ProposedCall } from '../integrations/providers/connector.ts';
import { idempotencyKeyOf } from './proposal.ts';
import type { ActionDocument, PersonDocument, ProposalDocument } from './schema.ts';

/** What a provider is told of a proposal, also where nothing is executed. */
export function proposedCall(row: ProposalDocument): ProposedCall {
  return {
    tenantId: row.tenant_id,
    integrationId: row.integration_id,
    proposalId: row._id,
    workItemId: row.work_item_id,
    // What was not pinned was of the only version that there was.
    operationVersion: row.pinned?.operation_version ?? 1,
    payload: row.payload,
    payloadHash: row.payload_hash,
  };
}

/** What a provider is told of an execution. @param wasSent Whether something was, or may have been, sent before. */
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

/** Who has approved it, as those outside may know them; nobody where policy has. */
export function approversOf({ approvals }: ProposalDocument): CallApprover[] {
  return approvals.filter(({ decision }) => decision === 'approve').map(({ approver }) => toApprover(approver));
}

/** A name that is an address is not for those outside. */
function toApprover({ type, id, display_name: name }: PersonDocument): CallApprover {
  return { type, id, displayName: name.includes('@') ? id : name };
}
