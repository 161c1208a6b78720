import { createPublicKey, type KeyObject } from 'node:crypto';
import { AppError } from '../errors/app-error.ts';

export interface VerificationKey {
  keyId: string;
  /** Only a key for packets vouches for packets. */
  purpose: string;
  publicKey: KeyObject;
  /** The key itself, 32 bytes (RFC 8032). */
  bytes: Buffer;
}

/** Reads a JSON Web Key Set (RFC 7517, RFC 8037). Ignores other kinds of keys. @throws {AppError} `validation_error` */
export function readKeySet(value: unknown): VerificationKey[] {
  const { keys } = (value ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys))
    throw new AppError('validation_error', 'It is not a JSON Web Key Set: there is no array "keys".');
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
    throw new AppError('validation_error', `The key ${keyId} of the key set is not an Ed25519 key.`, { cause: error });
  }
}
