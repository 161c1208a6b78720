import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TERMS, termsOf, termsOfQuery } from '../../src/work-items/search/terms.ts';

const isFound = (text: string, query: string) => {
  const terms = new Set(termsOf([text]));
  return termsOfQuery(query).every((term) => terms.has(term));
};

describe('search terms', () => {
  it.each([
    ['Refund for ORDER-2024/0017, please!', 'order-2024/0017'],
    ['Refund for ORDER-2024/0017, please!', '0017 refund'],
    ['Straße', 'STRASSE'],
    ['Crème brûlée für Łódź, smørrebrød', 'creme BRULEE fur lodz smorrebrod'],
    ['cafe\u0301 with a mark of its own', 'caf\u00e9'],
    ['ＦＵＬＬ width ① ﬁne', 'full 1 fine'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
    ['İstanbul', 'istanbul'],
    ['שָׁלוֹם עולם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['soft\u00adhyphen, zero\u200bwidth, \u202eright-to-left\u202c', 'softhyphen zerowidth right'],
    ['हिन्दी में', 'हिन्दी'],
    ['東京都に荷物が届いた', '東京都'],
    ['東京都に荷物が届いた', '荷'],
    ['ราคาสินค้า', 'สินค้า'],
    ['Заказ №1234 не пришёл', 'пришел 1234'],
    ['Write to <Ada.Lovelace+x@Mail.Example.com>.', 'ada.lovelace+x@mail.example.com'],
    ['Write to <Ada.Lovelace+x@Mail.Example.com>.', 'lovelace example'],
    ['see wi_01h455vb4pex5vsknk084sn02q, done', 'WI_01h455vb4pex5vsknk084sn02q'],
    ['snake_case_name', 'case'],
    [`x${'y'.repeat(500)}`, `x${'y'.repeat(500)}`],
  ])('find %s by %s', (text, query) => {
    expect(isFound(text, query)).toBe(true);
  });

  it.each([
    ['Refund for order 1234', '123'],
    ['ada@example.com', 'bob@example.com'],
    ['ada@example.com and bob@other.example', 'ada@other.example'],
    ['東京', '京東'],
    ['wi_01h455vb4pex5vsknk084sn02q', 'wi_01h455vb4pex5vsknk084sn02r'],
    ['one two', 'one three'],
  ])('do not find %s by %s', (text, query) => {
    expect(isFound(text, query)).toBe(false);
  });

  it('find a text by each of its words, in any script', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        for (const query of [text, ...text.split(/\s+/u), text.toUpperCase()]) expect(isFound(text, query)).toBe(true);
      }),
    );
  });

  it('are limited in number, in length, and in the time to extract them', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `w${index}`).join(' ');
    expect(termsOf([many])).toHaveLength(MAX_TERMS);
    const hostile = [
      'a'.repeat(65_536),
      '@'.repeat(65_536),
      'a@'.repeat(32_768),
      '漢'.repeat(65_536),
      'a\u0301'.repeat(32_768),
      '.-_'.repeat(20_000),
      // Each of these texts once took seconds to minutes. Code of quadratic time would exceed the timeout of this test.
      `a${'.'.repeat(65_000)}x`,
      `a@${'.'.repeat(65_000)}x`,
      `a${'\u0301'.repeat(30_000)}${'\u0327'.repeat(30_000)}`,
      `a${'\u0301\u200d\u0327\u200d'.repeat(16_000)}`,
      `\u304b${'\uff9e\u0301'.repeat(30_000)}`,
      '\ufdfa'.repeat(65_536),
    ];
    const terms = termsOf(hostile);
    expect(Math.max(...terms.map((term) => [...term].length))).toBeLessThanOrEqual(64);
    expect(termsOfQuery('!!! … 💥')).toEqual([]);
  });
});
