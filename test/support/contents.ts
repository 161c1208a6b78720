import { createHash } from 'node:crypto';
import type { TestService } from './service.ts';

/**
 * Collections that hold no tenant's data: rate limit counters, relay leases, process heartbeats, and data derived from
 * the event log. The event log itself is compared.
 */
const BOOKKEEPING = new Set([
  'rate_limit_quotas',
  'outbox_relays',
  'service_processes',
  'evidence_tiles',
  'evidence_trees',
  'log_outlines',
]);

/**
 * Fields that background work changes: the last use of keys and delegations, the progress of webhook endpoints through
 * the event log, and the state of deliveries.
 */
const CHANGED_BEHIND: Readonly<Record<string, Record<string, 0>>> = {
  api_keys: { last_used_at: 0 },
  delegations: { last_used_at: 0 },
  webhook_endpoints: { lease: 0, due_at: 0, marks: 0, cursor: 0, failing: 0, last_success_at: 0 },
  webhook_deliveries: { status: 0, due_at: 0, tries: 0, attempts: 0 },
};

/**
 * Returns a hash of every document that the service stores, by collection and id. Two equal results mean that nothing
 * changed. Documents of tenants from earlier test files are left out: this file has no credential for them, and work
 * that those files started may still be running. Pending events are moved to their logs first, so that the relay moving
 * them later is no change.
 */
export async function storedContents(service: TestService): Promise<Record<string, string>> {
  const { connection } = service.services.platform.mongo;
  const { earlierTenants } = service;
  const tenantIds = await service.services.identity.tenants.listIds();
  const ownTenants = tenantIds.filter((id) => !earlierTenants.includes(id));
  await Promise.all(ownTenants.map((tenantId) => service.services.platform.relay.drain(tenantId)));
  const contents: Record<string, string> = {};
  const hashAll = async (name: string) => {
    const projection = CHANGED_BEHIND[name] ?? {};
    for await (const row of connection.collection(name).find(service.ownDocuments(name), { projection })) {
      const { _id, status } = row;
      const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
      contents[`${name}/${String(_id)}`] = `${String(status ?? '')} ${hash}`.trim();
    }
  };
  const names = (await connection.listCollections()).map(({ name }) => name);
  await Promise.all(names.filter((name) => !BOOKKEEPING.has(name)).map(hashAll));
  return contents;
}
