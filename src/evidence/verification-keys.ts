import { createPublicKey, type KeyObject } from 'node:crypto';

/** A public key that evidence is verified with. */
export interface VerificationKey {
  keyId: string;
  /** What the service has made it for: only a key for packets vouches for packets. */
  purpose: string;
  publicKey: KeyObject;
  /** The key itself, 32 bytes (RFC 8032). */
  bytes: Buffer;
}

/** The file or address given as key set is none. */
export class KeySetError extends Error {
  override readonly name = 'KeySetError';
}

/**
 * The Ed25519 keys of a JSON Web Key Set (RFC 7517, RFC 8037) such as `/.well-known/jwks.json`; keys of other kinds are
 * left out, as are those that do not say what they are for.
 * @throws {KeySetError}
 */
export function readKeySet(value: unknown): VerificationKey[] {
  const { keys } = (value ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys)) throw new KeySetError('It is not a JSON Web Key Set: there is no array "keys".');
  return keys.flatMap((jwk: Record<string, unknown> | null) => {
    const { kty, crv, kid, x, purpose } = jwk ?? {};
    const isOurs = kty === 'OKP' && crv === 'Ed25519' && typeof x === 'string';
    if (!isOurs || typeof kid !== 'string' || typeof purpose !== 'string') return [];
    return [{ keyId: kid, purpose, publicKey: toPublicKey(kid, x), bytes: Buffer.from(x, 'base64url') }];
  });
}

function toPublicKey(keyId: string, x: string): KeyObject {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  } catch (error) {
    throw new KeySetError(`The key ${keyId} of the key set is no Ed25519 key.`, { cause: error });
  }
}
