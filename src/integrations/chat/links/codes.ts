import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's base32: contains no characters that are confused when a code is copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
/** Replacements for typed characters that are not in the alphabet. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Returns a new code of 40 random bits, such as `K7QF-93XM`. */
export function newCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}

/** Restores a code from the way it was typed; null if the text cannot be a code. */
export function readCode(typed: string): string | null {
  const characters = [...typed.toUpperCase()]
    .filter((one) => one !== '-')
    .map((one) => MISREAD[one] ?? one)
    .join('');
  const isCode = characters.length === LENGTH && [...characters].every((one) => ALPHABET.includes(one));
  return isCode ? `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}` : null;
}

/**
 * Returns the hash under which a tenant's code is stored. The hash takes a key, because a code has so few bits that a
 * plain hash would be guessed within seconds.
 * @returns 64 hexadecimal digits.
 */
export function hashOf(key: Buffer, tenantId: string, code: string): string {
  return createHmac('sha256', key).update(`${tenantId}/${code}`).digest('hex');
}
