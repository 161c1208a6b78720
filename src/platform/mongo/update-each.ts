import type { mongo } from 'mongoose';
import { withMongoErrors } from './errors.ts';

/**
 * Updates matching documents one by one. A document that begins to match meanwhile may be left out. For collections
 * with an outbox: if one command for many documents meets a transaction that changes one of them, the embedded engine
 * accepts no more writes to the collection.
 */
export async function updateEach<T extends mongo.Document>(
  collection: mongo.Collection<T>,
  filter: mongo.Filter<T>,
  update: mongo.UpdateFilter<T>,
): Promise<void> {
  const found = await withMongoErrors(collection.find(filter, { projection: { _id: 1 } }).toArray());
  if (found.length === 0) return;
  const writes = found.map(({ _id }) => ({ updateOne: { filter: { ...filter, _id } as mongo.Filter<T>, update } }));
  await withMongoErrors(collection.bulkWrite(writes as mongo.AnyBulkWriteOperation<T>[], { ordered: false }));
}
