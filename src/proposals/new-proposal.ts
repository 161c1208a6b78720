import type { CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import type { ReadIntegration } from '../integrations/index.ts';
import type { ProposedOperation } from '../operations/index.ts';
import { commitment, type JsonValue, newSalt } from '../platform/canonical-json.ts';
import { currentTime } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { toPrincipalRow } from '../platform/principal-row.ts';
import { type Pack, policyData } from '../policy/index.ts';
import { accountableFor, accountablesOfNew, isOwn, mayEndWork } from './accountability.ts';
import type { NewProposal } from './model.ts';
import { HASH_VERSION, payloadHash } from './payload-hash.ts';
import { checkData } from './rows.ts';
import type { PinnedDocument, ProposalDocument } from './schema.ts';
import { countedOf } from './totals/totals.ts';

export interface Making {
  workItemId: string;
  pack: Pack;
  operation: ProposedOperation;
  pinned: PinnedDocument;
  superseded: ProposalDocument | null;
  idem: ProposalDocument['idem'];
}

export function newProposal(
  call: CallContext,
  input: NewProposal,
  { workItemId, pack, operation, pinned, superseded, idem }: Making,
): ProposalDocument {
  const now = currentTime();
  const document: ProposalDocument = {
    _id: newId('prop'),
    tenant_id: call.tenantId,
    work_item_id: workItemId,
    status: 'denied',
    integration_id: input.integrationId,
    resource_type: operation.resourceType,
    operation: input.operation,
    payload: input.payload,
    ...(operation.described === undefined ? {} : { described: operation.described }),
    payload_hash: '',
    pinned,
    approval_reason: input.approvalReason,
    proposed_by: { ...toPrincipalRow(call.principal), accountable: call.principal.accountable },
    accountables: accountablesOfNew(call.principal, superseded),
    policy: { decision: 'deny', reasons: [], policy_version: pack.version, approvals_required: 0 },
    approvals: [],
    supersedes: input.supersedes ?? null,
    ...((input.completesWork ?? inheritsEnding(call, superseded)) ? { completes_work: true } : {}),
    expires_at: new Date(now.getTime() + pack.expireAfterMs),
    created_at: now,
    updated_at: now,
    version: 1,
    salt: newSalt(),
    ...(idem === undefined ? {} : { idem }),
    outbox: [],
  };
  document.counted = countedOf(document);
  document.payload_hash = payloadHash(document);
  return document;
}

export async function pin(
  { version, schemaHash, definitionHash }: ProposedOperation,
  integration: ReadIntegration,
): Promise<PinnedDocument> {
  return {
    hash_version: HASH_VERSION,
    target: await integration.target(),
    operation_version: version,
    schema_hash: schemaHash,
    ...(definitionHash === undefined ? {} : { definition_hash: definitionHash }),
  };
}

/** Checks everything about a proposal that can be known without its WorkItem. @throws {AppError} `validation_error` */
export function assertFits(
  input: NewProposal,
  operation: ProposedOperation,
  known: ReadIntegration | null,
): ReadIntegration {
  const problems = operation.problems.map(({ field, problem }) => ({ field: `payload.${field}`, problem }));
  if ((input.resourceType ?? operation.resourceType) !== operation.resourceType) {
    problems.push({ field: 'resource_type', problem: `must be ${operation.resourceType} for ${input.operation}` });
  }
  if (known === null) {
    problems.push({ field: 'integration_id', problem: `there is no integration ${input.integrationId}` });
  } else if (!operation.kinds.includes(known.integration.kind)) {
    const kinds = operation.kinds.join(' or ');
    problems.push({ field: 'integration_id', problem: `must be of the kind ${kinds} for ${input.operation}` });
  }
  if (known === null || problems.length > 0) throw validationError(problems);
  return known;
}

/** Open proposals and budgets are counted by these ids. A program answers for itself if nobody else does. */
export function answerableFor(row: ProposalDocument): string[] {
  const people = accountableFor(row);
  return people.length === 0 ? [row.proposed_by.id] : people;
}

/** A new proposal takes over the ending of the WorkItem only from the caller's own proposal. */
function inheritsEnding(call: CallContext, superseded: ProposalDocument | null): boolean {
  return superseded?.completes_work === true && isOwn(call, superseded) && mayEndWork(call);
}

/** Texts that people wrote appear only as commitments. */
export function createdData(row: ProposalDocument): Record<string, JsonValue> {
  const { commitments: committed, ...checked } =
    row.check === undefined ? { commitments: {} } : checkData(row.salt, row.check);
  return {
    status: row.status,
    operation: row.operation,
    integration_id: row.integration_id,
    ...policyData(row.policy),
    accountables: accountableFor(row),
    supersedes: row.supersedes,
    ...(row.twins === undefined ? {} : { twins: row.twins.map(({ proposal_id }) => proposal_id) }),
    ...(row.completes_work === undefined ? {} : { completes_work: true }),
    expires_at: row.expires_at.toISOString(),
    ...checked,
    commitments: {
      approval_reason: commitment(row.salt, 'approval_reason', row.approval_reason),
      ...(row.facts === undefined ? {} : { facts: commitment(row.salt, 'facts', { ...row.facts }) }),
      ...committed,
    },
  };
}
