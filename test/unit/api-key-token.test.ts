import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatToken, newSecret, parseToken, tokenPrefix } from '../../src/identity/api-keys/token.ts';
import { newId } from '../../src/platform/ids.ts';

const mode = fc.constantFrom('live' as const, 'test' as const);
const keyId = fc.stringMatching(/^key_[0-7][0-9a-hjkmnp-tv-z]{25}$/);
const secret = fc.stringMatching(/^[0-9a-z]{50}$/);

describe('API key tokens', () => {
  it('are parsed into the parts that they were made of', () => {
    fc.assert(
      fc.property(mode, keyId, secret, (kind, id, hidden) => {
        const token = formatToken(kind, id, hidden);
        expect(parseToken(token)).toEqual({ keyId: id, secret: hidden });
        expect(token.startsWith(`${tokenPrefix(kind, id)}_`)).toBe(true);
        expect(token).toMatch(/^wg_(live|test)_[0-9a-z]{26}_[0-9a-z]{50}_[0-9a-z]{7}$/);
      }),
    );
  });

  it('are refused without a look-up if any character was changed', () => {
    const token = formatToken('live', newId('key'), newSecret());
    const characters = '0123456789abcdefghijklmnopqrstuvwxyzABC_-. \n\0é';
    let changed = 0;
    for (let where = 0; where < token.length; where += 1) {
      for (const character of characters) {
        if (token[where] === character) continue;
        expect(parseToken(token.slice(0, where) + character + token.slice(where + 1))).toBeUndefined();
        changed += 1;
      }
    }
    expect(changed).toBeGreaterThan(token.length * (characters.length - 1) - 1);
  });

  it('are refused if two neighbours were swapped, or if the token was cut or extended', () => {
    fc.assert(
      fc.property(mode, keyId, secret, fc.nat(), (kind, id, hidden, at) => {
        const token = formatToken(kind, id, hidden);
        const where = at % (token.length - 1);
        const swapped = token.slice(0, where) + token[where + 1] + token[where] + token.slice(where + 2);
        if (swapped !== token) expect(parseToken(swapped)).toBeUndefined();
        expect(parseToken(token.slice(0, where))).toBeUndefined();
        expect(parseToken(`${token}\n`)).toBeUndefined();
        expect(parseToken(` ${token}`)).toBeUndefined();
      }),
    );
  });

  it('are told from any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(parseToken(text)).toBeUndefined();
      }),
    );
  });

  it('have unique secrets of 256 bits', () => {
    const secrets = Array.from({ length: 1_000 }, newSecret);
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const one of secrets) expect(one).toMatch(/^[0-9a-z]{50}$/);
    // 36^50 is a little more than 2^258, so the first character takes fewer values than the others.
    for (let where = 2; where < 50; where += 1)
      expect(new Set(secrets.map((one) => one[where])).size).toBeGreaterThan(30);
  });
});
