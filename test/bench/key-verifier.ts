import { createHash, timingSafeEqual } from 'node:crypto';

export interface StoredKey {
  _id: string;
  tenant_id: string;
  hash: string;
  scopes: string[];
}

/** As long as the service believes a key. */
const CACHE_MS = 1_500;

/**
 * How the compared frameworks check `X-Api-Key`: the hashed secret against the stored one, which is cached. Answers with
 * the tenant's id, or undefined for a key that is not good for the scope.
 */
export function createKeyVerifier(findKey: (keyId: string) => Promise<StoredKey | null>) {
  const cache = new Map<string, { key: Promise<StoredKey | null>; readAtMs: number }>();
  return async (token: string | undefined, scope: string): Promise<string | undefined> => {
    const [, , id, secret] = token?.split('_') ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const keyId = `key_${id}`;
    let cached = cache.get(keyId);
    if (cached === undefined || Date.now() - cached.readAtMs > CACHE_MS) {
      cached = { key: findKey(keyId), readAtMs: Date.now() };
      cache.set(keyId, cached);
    }
    const key = await cached.key;
    const hash = createHash('sha256').update(secret).digest();
    if (key === null || !timingSafeEqual(hash, Buffer.from(key.hash, 'hex'))) return undefined;
    return key.scopes.includes(scope) ? key.tenant_id : undefined;
  };
}
