import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** `live` keys belong to production deployments, `test` keys to development ones. */
export type KeyMode = 'live' | 'test';

export interface ParsedToken {
  /** TypeID of the key, such as `key_01h455vb4pex5vsknk084sn02q`. */
  keyId: string;
  secret: string;
}

const SECRET_BYTES = 32;
const SECRET_LENGTH = 50;
const CHECK_LENGTH = 7;
const TOKEN = /^(wg_(?:live|test)_([0-7][0-9a-hjkmnp-tv-z]{25})_([0-9a-z]{50}))_([0-9a-z]{7})$/;
const TOKEN_LENGTH = 'wg_live_'.length + 26 + 1 + SECRET_LENGTH + 1 + CHECK_LENGTH;

const base36 = (value: bigint | number, length: number) => value.toString(36).padStart(length, '0');

/** A new 256-bit secret in base 36: no character of it ends a double-click selection. */
export function newSecret(): string {
  return base36(BigInt(`0x${randomBytes(SECRET_BYTES).toString('hex')}`), SECRET_LENGTH);
}

/** The part of a key that may be shown and stored: it says which key it is and grants nothing. */
export function tokenPrefix(mode: KeyMode, keyId: string): string {
  return `wg_${mode}_${keyId.slice('key_'.length)}`;
}

/** For which kind of deployment the key was made whose prefix this is. */
export function modeOf(prefix: string): KeyMode {
  return prefix.startsWith('wg_live_') ? 'live' : 'test';
}

/** `wg_<live|test>_<key id>_<secret>_<check>`; the check is the CRC-32 of all before it. */
export function formatToken(mode: KeyMode, keyId: string, secret: string): string {
  const body = `${tokenPrefix(mode, keyId)}_${secret}`;
  return `${body}_${base36(crc32(body), CHECK_LENGTH)}`;
}

/** The parts of a key, or undefined if it cannot be one: the check finds typing errors without a look-up. */
export function parseToken(token: string): ParsedToken | undefined {
  if (token.length !== TOKEN_LENGTH) return undefined;
  const [, body = '', id, secret = '', check] = TOKEN.exec(token) ?? [];
  if (id === undefined || base36(crc32(body), CHECK_LENGTH) !== check) return undefined;
  return { keyId: `key_${id}`, secret };
}
