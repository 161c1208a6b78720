import type { TestService } from './service.ts';

/** Kept by the service for itself, not for a tenant: the counts of the rate limits, the leases of the relay. */
const BOOKKEEPING = new Set(['rate_limit_quotas', 'outbox_relays']);

/**
 * Everything that a service has stored, by collection, as text to be compared: if it is equal, nothing was changed.
 * Events are in their logs by then, so that moving them there is no change. When a key was last used does not count.
 */
export async function storedContents(service: TestService): Promise<Record<string, string>> {
  const { connection } = service.services.mongo;
  for (const tenantId of await service.services.tenants.listIds()) await service.services.relay.drain(tenantId);
  const contents: Record<string, string> = {};
  for (const { name } of await connection.listCollections()) {
    if (BOOKKEEPING.has(name)) continue;
    const projection = name === 'api_keys' ? { last_used_at: 0 } : {};
    const rows = await connection.collection(name).find({}, { projection }).toArray();
    const lines = rows.map((row) => JSON.stringify(row));
    contents[name] = lines.sort().join('\n');
  }
  return contents;
}
