import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

interface TenantDocument extends mongo.Document {
  _id: string;
  tenant_id: string;
}

export interface ByIdsOptions<T> {
  projection?: Record<string, 0> | Record<string, 1>;
  /** Further conditions on the documents. No index serves them. */
  filter?: mongo.Filter<T>;
  decode?: ((document: Buffer) => mongo.Document) | undefined;
}

/**
 * In no order. The tenant is checked here: with a second field in the query, planners leave the index of the ids, and
 * with a hint, the embedded engine goes through the whole index. Measured for 2 ids: 0.7 ms; with the tenant 20 ms
 * among 10^3 documents, with a hint 50 ms among 5·10^4.
 */
export async function findByIds<T extends TenantDocument>(
  collection: mongo.Collection<T>,
  tenantId: string,
  ids: readonly string[],
  { projection, filter, decode }: ByIdsOptions<T> = {},
): Promise<T[]> {
  if (ids.length === 0) return [];
  const cursor = collection.find({ ...filter, _id: { $in: [...ids] } } as mongo.Filter<T>, {
    ...(projection && { projection: withTenant(projection) }),
    ...(decode && { raw: true }),
    // All documents in one batch, unless they are too large for it.
    batchSize: ids.length + 1,
  });
  const fetched = await withMongoErrors(cursor.toArray());
  const found = (decode === undefined ? fetched : (fetched as unknown as Buffer[]).map(decode)) as T[];
  return found.filter(({ tenant_id }) => tenant_id === tenantId);
}

function withTenant({ tenant_id: _, ...others }: Record<string, 0 | 1>): Record<string, 0 | 1> {
  return Object.values(others).includes(1) ? { ...others, tenant_id: 1 } : others;
}
