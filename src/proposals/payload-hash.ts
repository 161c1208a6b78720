import { AppError } from '../errors/app-error.ts';
import { type IntegrationTarget, isSameTarget } from '../integrations/index.ts';
import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { ProposalDocument } from './schema.ts';

/** Proposals without a version come from releases that knew version 1 only. */
export const HASH_VERSION = 2;

export type HashedProposal = Pick<
  ProposalDocument,
  'tenant_id' | 'work_item_id' | 'integration_id' | 'operation' | 'resource_type' | 'payload' | 'pinned'
>;

/** An approval binds to this hash. The proposal keeps its hash version, so that it survives an upgrade. */
export function payloadHash(row: HashedProposal): string {
  const proposed = {
    tenant: row.tenant_id,
    work_item: row.work_item_id,
    integration: row.integration_id,
    operation: row.operation,
    resource_type: row.resource_type,
    payload: row.payload as unknown as JsonValue,
  };
  if (row.pinned === undefined) return canonicalHash(proposed);
  const { hash_version, target, operation_version, schema_hash, definition_hash: definition } = row.pinned;
  const defined = definition === undefined ? {} : { definition_hash: definition };
  return canonicalHash({
    ...proposed,
    hash_version,
    target: { ...target },
    operation_version,
    schema_hash,
    ...defined,
  });
}

/** Proposals of hash version 1 stored no target, so they always pass. */
export function leadsAsProposed({ pinned }: Pick<ProposalDocument, 'pinned'>, present: IntegrationTarget): boolean {
  return pinned === undefined || isSameTarget(pinned.target, present);
}

export function leadsElsewhere(): AppError {
  const message =
    'The integration points to another address than when this was proposed. Restore the old address, or make a new proposal.';
  return new AppError('payload_mismatch', message);
}

export function payloadMismatch(): AppError {
  const message = 'The payload is not the one that was proposed and approved. Make a new proposal.';
  return new AppError('payload_mismatch', message);
}
