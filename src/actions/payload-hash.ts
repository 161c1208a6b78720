import { AppError } from '../errors/app-error.ts';
import { type IntegrationTarget, isSameTarget } from '../integrations/providers/connector.ts';
import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { ProposalDocument } from './schema.ts';

/** How the hash of new proposals is made. Those that do not say were written by releases that knew of version 1 alone. */
export const HASH_VERSION = 2;

/** What of a proposal its hash is over. */
export type HashedProposal = Pick<
  ProposalDocument,
  'tenant_id' | 'work_item_id' | 'integration_id' | 'operation' | 'resource_type' | 'payload' | 'pinned'
>;

/**
 * What an approval approves, and nothing else may be executed: SHA-256 over the RFC 8785 form (governance.md, "Proposal").
 * It is made as it was when the proposal was made, so that what waits or is approved at an upgrade goes on.
 */
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

/** Whether an integration leads to where it led when the proposal was made; of version 1 nobody knows where that was. */
export function leadsAsProposed({ pinned }: Pick<ProposalDocument, 'pinned'>, present: IntegrationTarget): boolean {
  return pinned === undefined || isSameTarget(pinned.target, present);
}

export function leadsElsewhere(): AppError {
  const message =
    'The integration leads elsewhere than when this was proposed, and what was approved is sent nowhere else. Point it back, or make a new proposal.';
  return new AppError('payload_mismatch', message);
}
