import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/errors/app-error.ts';
import { PageTokens } from '../../src/platform/page-token.ts';
import { KeyRing } from '../../src/platform/secrets.ts';

const tokensOf = (...keys: Buffer[]) =>
  new PageTokens(new KeyRing(keys.map((key, index) => ({ keyId: `k${index}`, key }))));

const tokens = tokensOf(randomBytes(32));

const position = fc.record({
  time: fc.date({ min: new Date(0), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true }),
  id: fc.stringMatching(/^(wi|msg)_[0-7][0-9a-hjkmnp-tv-z]{25}$/) as fc.Arbitrary<string>,
});
const scalar = fc.oneof(fc.string(), fc.constant(null), fc.integer());
const list = fc.array(fc.oneof(scalar, fc.array(scalar)));

function expectRefused(token: string, of: readonly unknown[], by = tokens): void {
  let refusal: unknown;
  try {
    by.open(token, of);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ code: 'validation_error', details: [{ field: 'page_token' }] });
}

describe('page tokens', () => {
  it('return the position that they were made of', () => {
    fc.assert(
      fc.property(position, list, (at, of) => {
        const token = tokens.seal(at, of);
        expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
        expect(tokens.open(token, of)).toEqual(at);
      }),
    );
  });

  it('are refused if any bit was changed', () => {
    fc.assert(
      fc.property(position, list, fc.nat(), fc.integer({ min: 1, max: 255 }), (at, of, where, mask) => {
        const bytes = Buffer.from(tokens.seal(at, of), 'base64url');
        bytes[where % bytes.length] = (bytes[where % bytes.length] as number) ^ mask;
        expectRefused(bytes.toString('base64url'), of);
      }),
    );
  });

  it('are refused if they were cut, extended or encoded differently', () => {
    fc.assert(
      fc.property(position, list, fc.nat(), fc.constantFrom('=', 'A', ' ', '.', '\0'), (at, of, where, extra) => {
        const token = tokens.seal(at, of);
        expectRefused(token.slice(0, where % token.length), of);
        expectRefused(token + extra, of);
        expectRefused(extra + token, of);
      }),
    );
  });

  it('are refused for another list', () => {
    fc.assert(
      fc.property(position, list, list, (at, of, other) => {
        fc.pre(JSON.stringify(of) !== JSON.stringify(other));
        expectRefused(tokens.seal(at, of), other);
      }),
    );
  });

  it('are told from any other text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), list, (text, of) => expectRefused(text, of)));
  });

  it('stay valid when the master key is rotated, until the old key is removed', () => {
    const [old, next] = [randomBytes(32), randomBytes(32)];
    const at = { time: new Date(1), id: 'wi_x' };
    const token = tokensOf(old).seal(at, ['list']);
    expect(tokensOf(next, old).open(token, ['list'])).toEqual(at);
    expectRefused(token, ['list'], tokensOf(next));
    expect(tokensOf(next).open(tokensOf(next, old).seal(at, ['list']), ['list'])).toEqual(at);
  });
});
