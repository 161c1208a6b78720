import type { mongo } from 'mongoose';

/** Without casting, hydration or defaults: callers must build documents and filters from typed values only. */
export function nativeCollection<T extends mongo.Document>(model: { collection: unknown }): mongo.Collection<T> {
  return model.collection as mongo.Collection<T>;
}
