import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';

/** With their bytes some 40 MB at most, usually half of that. */
const MAX_REMEMBERED = 8_192;
/** A larger document is decoded each time. */
const MAX_REMEMBERED_BYTES = 2_048;

/**
 * Caches decoded documents by their bytes, because decoding is most of what a list costs. A changed document has other
 * bytes, so it is decoded again. Callers share the results, which are frozen.
 */
export class DecodedDocuments<T extends mongo.Document> {
  readonly #remembered = new LRUCache<string, T>({ max: MAX_REMEMBERED });

  readonly decode = (bytes: Buffer): T => {
    if (bytes.length > MAX_REMEMBERED_BYTES) return freeze(mongo.BSON.deserialize(bytes) as T);
    const key = bytes.toString('latin1');
    const known = this.#remembered.get(key);
    if (known !== undefined) return known;
    const decoded = freeze(mongo.BSON.deserialize(bytes) as T);
    this.#remembered.set(key, decoded);
    return decoded;
  };
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  for (const member of Object.values(value)) freeze(member);
  return Object.freeze(value);
}
