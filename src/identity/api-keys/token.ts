import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `live` keys belong to production, `test` keys to development. */
export type KeyMode = 'live' | 'test';

const SECRET_BYTES = 32;
const SECRET_LENGTH = 50;
const CHECK_LENGTH = 7;
const TOKEN = /^(wg_(?:live|test)_([0-7][0-9a-hjkmnp-tv-z]{25})_([0-9a-z]{50}))_([0-9a-z]{7})$/;
const TOKEN_LENGTH = 'wg_live_'.length + 26 + 1 + SECRET_LENGTH + 1 + CHECK_LENGTH;

const base36 = (value: bigint | number, length: number) => value.toString(36).padStart(length, '0');

/** Makes 256 random bits in base 36, in which no character ends a double-click selection. */
export function newSecret(): string {
  return base36(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
}

/** Returns the part of a key that may be shown and stored. It grants nothing. */
export function tokenPrefix(mode: KeyMode, keyId: string): string {
  return `wg_${mode}_${keyId.slice('key_'.length)}`;
}

export function modeOf(prefix: string): KeyMode {
  return prefix.startsWith('wg_live_') ? 'live' : 'test';
}

/** Returns `wg_<live|test>_<key id>_<secret>_<check>`, where the check is the CRC-32 of everything before it. */
export function formatToken(mode: KeyMode, keyId: string, secret: string): string {
  const body = `${tokenPrefix(mode, keyId)}_${secret}`;
  return `${body}_${base36(crc32(body), CHECK_LENGTH)}`;
}

/** Returns undefined if the text cannot be a key. The check finds typing errors without a lookup. */
export function parseToken(token: string): { keyId: string; secret: string } | undefined {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const [, body = '', id, secret = '', check] = TOKEN.exec(token) ?? [];
  if (id === undefined || base36(crc32(body), CHECK_LENGTH) !== check) return undefined;
  return { keyId: `key_${id}`, secret };
}
