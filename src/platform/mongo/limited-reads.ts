import type { mongo } from 'mongoose';

/** For reads that are processed batch by batch: `maxTimeMS` would count all batches together. */
export const IN_BATCHES = { maxTimeMS: 0 } as const;

/**
 * Makes the database end each read after `maxTimeMS`, unless the read sets its own limit: nobody waits longer. The
 * driver has no such setting: its `timeoutMS` also changes how commands and transactions are repeated.
 */
export function limitReads(db: mongo.Db, maxTimeMS: number): void {
  const collectionOf = db.collection.bind(db);
  db.collection = <Schema extends mongo.Document>(name: string, options?: mongo.CollectionOptions) => {
    const collection = collectionOf<Schema>(name, options);
    const [find, aggregate] = [collection.find.bind(collection), collection.aggregate.bind(collection)];
    // All other ways to read go through these two, except `distinct` and `estimatedDocumentCount`, which nobody uses.
    collection.find = (filter: mongo.Filter<Schema> = {}, more?: mongo.FindOptions) =>
      find(filter, { maxTimeMS, ...more });
    collection.aggregate = (pipeline, more) => aggregate(pipeline, { maxTimeMS, ...more });
    return collection;
  };
}
