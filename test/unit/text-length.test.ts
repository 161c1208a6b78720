import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clippedText, cutText, graphemesOf, isLonger, lengthOf } from '../../src/platform/text-length.ts';

const FAMILY = '👩‍👩‍👧';
const texts = fc.string({ unit: 'grapheme', maxLength: 60 });

/** Returns every beginning of a text that ends between two graphemes. */
function beginningsOf(text: string): string[] {
  let beginning = '';
  return ['', ...[...graphemesOf(text)].map((grapheme) => (beginning += grapheme))];
}

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 2],
    ['😀', 1],
    [FAMILY, 5],
    ['🇨🇭', 2],
  ])('counts code points, as JSON Schema does: %j', (text, length) => {
    expect(lengthOf(text)).toBe(length);
    expect(isLonger(text, length)).toBe(false);
    if (length > 0) expect(isLonger(text, length - 1)).toBe(true);
  });
});

describe('a text that is cut', () => {
  it('keeps an emoji, a flag and an accented letter whole', () => {
    expect(cutText('ab😀', 3)).toBe('ab😀');
    expect(cutText(`ab${FAMILY}`, 6)).toBe('ab');
    expect(cutText('ab🇨🇭🇩🇪', 5)).toBe('ab🇨🇭');
    expect(cutText('abe\u0301', 3)).toBe('ab');
    expect(clippedText(`ab${FAMILY}c`, 7)).toBe('ab…');
    expect(clippedText(`ab${FAMILY}`, 7)).toBe(`ab${FAMILY}`);
  });

  it('is not empty if its first grapheme is longer than the limit', () => {
    expect(cutText(`a${'\u0301'.repeat(300)}`, 200)).toBe(`a${'\u0301'.repeat(199)}`);
    expect(cutText(FAMILY, 3)).toBe('👩\u200d👩');
  });

  it('fits the limit, is well formed, and begins as the whole text does', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 60 }), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(isLonger(cut, most)).toBe(false);
        expect(cut.isWellFormed()).toBe(true);
        expect(isLonger(text, most)).toBe(cut !== text);
        expect(isLonger(clippedText(text, most), most)).toBe(false);
        const [first = ''] = graphemesOf(text);
        if (!isLonger(first, most)) expect(beginningsOf(text)).toContain(cut);
      }),
    );
  });
});
