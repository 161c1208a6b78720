import { LRUCache } from 'lru-cache';
import { mongo } from 'mongoose';

/** Documents that are remembered; with their bytes at most some 40 MB, usually half of it. */
const MAX_REMEMBERED = 8_192;
/** What is larger is decoded each time. */
const MAX_REMEMBERED_BYTES = 2_048;

/**
 * Decodes documents as the driver does, but the same bytes once: decoding is most of what a list costs this process, and
 * most of what lists show has not changed since it was shown before. As the bytes themselves are what is remembered by, a
 * document that has changed in any way is decoded anew, whoever has changed it. Callers share what they get: it is frozen.
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
