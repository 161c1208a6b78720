import { createHash, timingSafeEqual } from 'node:crypto';

export interface StoredKey {
  _id: string;
  tenant_id: string;
  hash: string;
  scopes: string[];
}

/** Time for which a key is cached, as in the service. */
const CACHE_MS = 1_500;

/**
 * Creates the check of `X-Api-Key` for the compared frameworks. It compares the hashed secret with the stored one,
 * which is cached. The check returns the tenant's id, or undefined if the key is invalid or lacks the scope.
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
