import { canonicalHash, type JsonValue } from '../platform/canonical-json.ts';
import type { ProposalDocument } from './schema.ts';

/** What an approval approves, and nothing else may be executed: SHA-256 over the RFC 8785 form (governance.md). */
export function payloadHash(
  row: Pick<
    ProposalDocument,
    'tenant_id' | 'work_item_id' | 'integration_id' | 'operation' | 'resource_type' | 'payload'
  >,
): string {
  return canonicalHash({
    tenant: row.tenant_id,
    work_item: row.work_item_id,
    integration: row.integration_id,
    operation: row.operation,
    resource_type: row.resource_type,
    payload: row.payload as unknown as JsonValue,
  });
}
