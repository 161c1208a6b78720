import type { mongo } from 'mongoose';

/**
 * The driver's own collection behind a model: no casting, no hydration, no defaults. For hot paths and for documents
 * that are written whole; whoever uses it builds documents and filters from typed values only.
 */
export function nativeCollection<T extends mongo.Document>(model: { collection: unknown }): mongo.Collection<T> {
  return model.collection as mongo.Collection<T>;
}
