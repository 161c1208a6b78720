import { describe, expect, it } from 'vitest';
import { lineProblem, textProblem, toLine } from '../../src/platform/plain-text.ts';
import { visibleParts, visibleText } from '../../src/platform/visible-text.ts';

describe('a text that people approve', () => {
  it.each([
    ['pay \u202e00.05 RUE', 'pay [U+202E right-to-left override]00.05 RUE'],
    ['a\u2066b\u2069', 'a[U+2066 left-to-right isolate]b[U+2069 end of isolate]'],
    ['ac\u200bcount', 'ac[U+200B zero width space]count'],
    ['\u3164', '[U+3164 invisible letter]'],
    ['\u00ad', '[U+00AD soft hyphen]'],
    ['1\u00a0000\u202f000', '1[U+00A0 no-break space]000[U+202F]000'],
    ['a\u2028b', 'a[U+2028]b'],
    ['\u2800', '[U+2800]'],
    ['\u{e0041}', '[U+E0041]'],
    ['\u0000\u001b[2J', '[U+0000][U+001B][2J'],
    ['\ufe0f', '[U+FE0F]'],
    ['Hello <!channel>!', 'Hello [mention <!channel>]!'],
    ['<@U0123456789> and <#C1|general>', '[mention <@U0123456789>] and [mention <#C1|general>]'],
  ])('spells out hidden characters and mentions: %j', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
    expect(visibleParts(text).some(({ isMark }) => isMark)).toBe(true);
  });

  it.each([
    '',
    'Refund 25.00 EUR of order 1234.',
    'Two\nlines,\ta tab,\r\na break',
    'Grüße, привет, שלום, 你好',
    'a family 👩‍👩‍👧, a flag 🏳️‍🌈, a heart ❤️',
    '1 < 2 > 0, <b>, <!',
  ])('is unchanged if it hides nothing: %j', (text) => {
    expect(visibleText(text)).toBe(text);
    expect(visibleParts(text).every(({ isMark }) => !isMark)).toBe(true);
  });
});

describe('texts', () => {
  it.each([
    '\u0000',
    '\u001b',
    '\n',
    '\r',
    '\t',
    '\u007f',
    '\u0085',
    '\u2028',
    '\u2029',
    '\u202e',
    '\u2066',
    '\u2069',
  ])('of one line must not have %j', (character) => {
    expect(lineProblem(`a${character}b`)).toMatch(/one line/);
    expect(lineProblem(toLine(`a${character}b`))).toBeUndefined();
  });

  it.each(['\u0000', '\u001b', '\u000b', '\u000c', '\u007f'])('of several lines must not have %j', (character) => {
    expect(textProblem(`a${character}b`)).toMatch(/control characters/);
  });

  it('of several lines may have line breaks, tabs and any script', () => {
    expect(textProblem('a\r\n\tb\u202e\u2067שלום')).toBeUndefined();
    expect(lineProblem('Refund for order 1234, שלום')).toBeUndefined();
  });
});
