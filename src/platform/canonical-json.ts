import { createHash, createHmac, randomBytes } from 'node:crypto';
import serialize from 'canonicalize';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [name: string]: JsonValue };

const SALT_BYTES = 16;

/** RFC 8785, the JSON Canonicalization Scheme. */
export function canonicalJson(value: JsonValue): string {
  const text = serialize(value);
  if (text === undefined) throw new TypeError('Only JSON values have a canonical form');
  return text;
}

/** SHA-256 of the canonical form, in hex. */
export function canonicalHash(value: JsonValue): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}

export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/** HMAC-SHA-256 of a personal value, keyed by the salt beside it. Without value and salt, it reveals nothing. */
export function commitment(salt: string, name: string, value: JsonValue): string {
  return createHmac('sha256', salt)
    .update(`${name}\0${canonicalJson(value)}`)
    .digest('base64url');
}

/** Returns the `commitments` of an entry to those values that are present; nothing if none is. */
export function commitmentsTo(
  salt: string,
  values: Record<string, object | null | undefined>,
): { commitments: Record<string, string> } | Record<string, never> {
  const present = Object.entries(values).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, commitment(salt, name, { ...value } as JsonValue)] as const],
  );
  return present.length === 0 ? {} : { commitments: Object.fromEntries(present) };
}
