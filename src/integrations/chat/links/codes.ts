import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's base32: nothing in it is taken for something else when it is typed off. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
/** What people type for characters that are none of the alphabet's. */
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** A new code of 40 random bits, such as `K7QF-93XM`. */
export function newCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}

/** A code as it was made, from how it was typed; null for what can be none. */
export function readCode(typed: string): string | null {
  const characters = [...typed.toUpperCase()]
    .filter((one) => one !== '-')
    .map((one) => MISREAD[one] ?? one)
    .join('');
  const isCode = characters.length === LENGTH && [...characters].every((one) => ALPHABET.includes(one));
  return isCode ? `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}` : null;
}

/**
 * What is stored of a code of a tenant: so few bits are guessed from a plain hash within seconds, so that it takes a key.
 * @returns 64 hexadecimal digits.
 */
export function hashOf(key: Buffer, tenantId: string, code: string): string {
  return createHmac('sha256', key).update(`${tenantId}/${code}`).digest('hex');
}
