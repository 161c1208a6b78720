import { hash, timingSafeEqual } from 'node:crypto';

declare const HASHED: unique symbol;

/** SHA-256 of a bearer secret, in hex. Storage takes such a secret in no other form. */
export type SecretHash = string & { readonly [HASHED]: true };

/** Only for secrets of at least 128 random bits: a plain hash does not protect a value that can be guessed. */
export function hashOfSecret(secret: string): SecretHash {
  return hash('sha256', secret, 'hex') as SecretHash;
}

/** Compared against when nothing is stored, so that the check takes the same time. */
const NOTHING = Buffer.alloc(32);

/** False if nothing is stored. The time taken reveals nothing. */
export function isSecretOf(secret: string, stored: SecretHash | undefined): boolean {
  const expected = stored === undefined ? NOTHING : Buffer.from(stored, 'hex');
  return timingSafeEqual(hash('sha256', secret, 'buffer'), expected) && stored !== undefined;
}
