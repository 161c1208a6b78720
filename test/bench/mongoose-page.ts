import type { Model, mongo } from 'mongoose';
import type { FindPage, Keyset } from '../../src/platform/mongo/page.ts';

const LIST_LIMIT = 50;

/**
 * Finds the newest 50 WorkItems of a tenant with lean Mongoose queries. These are the same queries that the service
 * sends to this engine, because a plain query for the newest 50 would be unusably slow on the embedded one.
 */
export async function findNewest<T extends { _id: string; created_at: Date }>(
  model: Model<T>,
  findPage: FindPage,
  tenantId: string,
): Promise<{ rows: T[]; next: Keyset | null }> {
  const collection = {
    find: (filter: object, options: { projection: object }) => {
      const query = model.find(filter, options.projection).lean();
      return Object.assign(query, { toArray: () => query.exec() });
    },
  };
  const page = await findPage(collection as unknown as mongo.Collection<mongo.Document & { _id: string }>, {
    filter: { tenant_id: tenantId },
    timeField: 'created_at',
    order: 'newest_first',
    limit: LIST_LIMIT,
    notBefore: new Date(0),
    projection: { initial_message: 0, created_by: 0 },
  });
  return page as unknown as { rows: T[]; next: Keyset | null };
}
