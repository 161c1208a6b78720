import { createHash, createHmac, randomBytes } from 'node:crypto';
import serialize from 'canonicalize';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

const SALT_BYTES = 16;

/** The one serialisation of a JSON value by the JSON Canonicalization Scheme (RFC 8785). */
export function canonicalJson(value: JsonValue): string {
  const text = serialize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

/** SHA-256 over the canonical form, in hex. */
export function canonicalHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

/** A salt for the commitments of one document. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/**
 * A commitment to a personal value: HMAC-SHA-256 over its name and canonical form under a salt that is kept beside the
 * value. Whoever has both can check it; once they are erased the commitment tells nothing.
 */
export function commitment(salt: string, name: string, value: JsonValue): string {
  return createHmac('sha256', salt)
    .update(`${name}\0${canonicalJson(value)}`)
    .digest('base64url');
}
