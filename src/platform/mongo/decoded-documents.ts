import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';

/** Maximum documents in the cache: with their bytes some 40 MB at most, usually half of that. */
const MAX_REMEMBERED = 8_192;
/** Size in bytes above which a document is decoded each time. */
const MAX_REMEMBERED_BYTES = 2_048;

/**
 * Decodes documents as the driver does, and caches the results by the documents' bytes. Decoding is most of what a list
 * costs this process, and most of what lists show has not changed since it was last shown. The bytes are the key of the
 * cache. So a document that has changed in any way is decoded again, no matter who changed it. Callers share the
 * results, which are therefore frozen.
 */
export class DecodedDocuments<T extends mongo.Document> {
  readonly #remembered = new LRUCache<string, T>({ max: MAX_REMEMBERED });

  /** @param bytes One document, as BSON. */
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
