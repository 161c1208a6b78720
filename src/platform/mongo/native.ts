import type { mongo } from 'mongoose';

/**
 * Returns the driver's own collection behind a model, without casting, hydration or defaults. It is for hot paths, and
 * for documents that are written whole. Callers must build documents and filters from typed values only.
 */
export function nativeCollection<T extends mongo.Document>(model: { collection: unknown }): mongo.Collection<T> {
  return model.collection as mongo.Collection<T>;
}
