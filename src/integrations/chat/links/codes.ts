import { createHmac, randomBytes } from 'node:crypto';

/** Crockford's base32, without characters that are confused when copied by hand. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const GROUP = 4;
const MISREAD: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

/** Returns 40 random bits, such as `K7QF-93XM`. */
export function newCode(): string {
  const characters = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}`;
}

/** Restores a code as it was typed; null if the text cannot be a code. */
export function readCode(typed: string): string | null {
  const characters = [...typed.toUpperCase()]
    .filter((one) => one !== '-')
    .map((one) => MISREAD[one] ?? one)
    .join('');
  const isCode = characters.length === LENGTH && [...characters].every((one) => ALPHABET.includes(one));
  return isCode ? `${characters.slice(0, GROUP)}-${characters.slice(GROUP)}` : null;
}

/** Returns 64 hexadecimal digits. Takes a key, because a plain hash of so few bits would be guessed within seconds. */
export function hashOf(key: Buffer, tenantId: string, code: string): string {
  return createHmac('sha256', key).update(`${tenantId}/${code}`).digest('hex');
}
