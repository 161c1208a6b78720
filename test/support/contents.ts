import { createHash } from 'node:crypto';
import type { TestService } from './service.ts';

/**
 * What the service keeps for itself, not for a tenant: the counts of the rate limits, the leases of the relay, the
 * heartbeats of processes, and what it computes of the event log, which is compared itself.
 */
const BOOKKEEPING = new Set([
  'rate_limit_quotas',
  'outbox_relays',
  'service_processes',
  'evidence_tiles',
  'evidence_trees',
  'log_outlines',
]);

/** When a key or a delegation was last used, how far endpoints of webhooks have been told of what is logged, and what became of that. */
const CHANGED_BEHIND: Readonly<Record<string, Record<string, 0>>> = {
  api_keys: { last_used_at: 0 },
  delegations: { last_used_at: 0 },
  webhook_endpoints: { lease: 0, due_at: 0, marks: 0, cursor: 0, failing: 0, last_success_at: 0 },
  webhook_deliveries: { status: 0, due_at: 0, tries: 0, attempts: 0 },
};

/**
 * A hash of every document that a service has stored, by collection and id: if they are equal, nothing was changed.
 * Events are in their logs by then, so that moving them there is no change.
 */
export async function storedContents(service: TestService): Promise<Record<string, string>> {
  if (!service.isOwn) throw new Error('Other files write to this database too: use TestService.startOwn().');
  const { connection } = service.services.platform.mongo;
  for (const tenantId of await service.services.identity.tenants.listIds())
    await service.services.platform.relay.drain(tenantId);
  const contents: Record<string, string> = {};
  for (const { name } of await connection.listCollections()) {
    if (BOOKKEEPING.has(name)) continue;
    const projection = CHANGED_BEHIND[name] ?? {};
    for await (const row of connection.collection(name).find({}, { projection })) {
      const { _id, status } = row;
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
      contents[`${name}/${String(_id)}`] = `${String(status ?? '')} ${hash}`.trim();
    }
  }
  return contents;
}
