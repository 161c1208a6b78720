import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell } from '../../src/audit/csv.ts';

/** Reads one cell as RFC 4180 defines it. */
function read(cell: string): string {
  if (!cell.startsWith('"')) {
    expect(cell).not.toMatch(/[",\r\n]/);
    return cell;
  }
  expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
  return cell.slice(1, -1).replaceAll('""', '"');
}

const withoutApostrophes = (text: string) => text.replaceAll("'", '');

describe('a cell of a CSV file', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00a0=1',
    '\u0000=1',
    '＝1+1',
    '＠SUM(A1)',
    "=cmd|' /C calc'!A0",
    '=HYPERLINK("https://evil.example","Click, here")',
  ])('is never a formula to a spreadsheet: %j', (value) => {
    expect(withoutApostrophes(read(csvCell(value)))).toBe(withoutApostrophes(value));
    expect(read(csvCell(value))).toMatch(/^'/);
  });

  it.each([
    [';=1+1;', ";'=1+1;"],
    [' ;+1', " ;'+1"],
    [';"=1', `;"'=1`],
    ['low x;=1+1;', "low x;'=1+1;"],
    ['x; "@SUM(A1)', 'x; "\'@SUM(A1)'],
    ['=1;-1', "'=1;'-1"],
    ['x\t+1', "x\t'+1"],
    ['x\n＝1', "x\n'＝1"],
  ])('holds no formula for a spreadsheet that splits at other characters than commas: %j', (value, harmless) => {
    expect(read(csvCell(value))).toBe(harmless);
  });

  it.each([
    '2026-11-24T00:00:00.000Z',
    'evt_01',
    '12',
    '{"a":1}',
    '',
    'a=b',
    "o'clock",
  ])('is unchanged if it is harmless: %j', (value) => {
    expect(read(csvCell(value))).toBe(value);
  });

  it('keeps all of its text, whatever the text is', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, (value) => {
        expect(withoutApostrophes(read(csvCell(value)))).toBe(withoutApostrophes(value));
      }),
    );
    const sign = fc.constantFrom('=', '+', '-', '@');
    const space = fc.string({ unit: fc.constantFrom(' ', '\t', '\u00a0', '\u3000') });
    fc.assert(
      fc.property(space, sign, text, (before, first, rest) => {
        const value = `${before}${first}${rest}`;
        expect(read(csvCell(value))).toMatch(/^'/);
      }),
    );
  });
});
