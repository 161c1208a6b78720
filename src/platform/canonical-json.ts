import { createHash, createHmac, randomBytes } from 'node:crypto';
import serialize from 'canonicalize';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

const SALT_BYTES = 16;

/** Serialises a JSON value in its only form under the JSON Canonicalization Scheme (RFC 8785). */
export function canonicalJson(value: JsonValue): string {
  const text = serialize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

/** Returns the SHA-256 of the canonical form, in hex. */
export function canonicalHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** Returns a new salt for the commitments of one document. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/**
 * Returns a commitment to a personal value: HMAC-SHA-256 over its name and canonical form. The key is a salt that is
 * stored beside the value. Anybody who has value and salt can check the commitment. Once both are erased, the
 * commitment reveals nothing.
 */
export function commitment(salt: string, name: string, value: JsonValue): string {
  return createHmac('sha256', salt)
    .update(`${name}\0${canonicalJson(value)}`)
    .digest('base64url');
}
