import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonFault, MAX_JSON_DEPTH, readJson } from '../../src/platform/strict-json.ts';

function faultOf(text: string): [kind: string, path: string] | null {
  try {
    readJson(text);
    return null;
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return [error.kind, error.path];
  }
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('JSON that every reader reads the same', () => {
  it.each([
    ['{"amount":"1.00","amount":"5000.00"}', 'amount'],
    ['{"amount":"1.00","amount":"1.00"}', 'amount'],
    ['{"payload":{"type":"x","amount":1 , "a\\u006dount" : 2}}', 'payload.amount'],
    ['[{"a":1},{"b":[0,{"c":1,"c":1}]}]', '[1].b[1].c'],
    ['{"":1,"":2}', ''],
    ['{"__proto__":1,"__proto__":2}', '__proto__'],
    [`{${Array.from({ length: 40 }, (_, i) => `"n${i}":${i}`).join(',')},"n7":0}`, 'n7'],
    ['{"a":{"x":1},"b":{"x":1},"a":{}}', 'a'],
    ['{"\\"":1,"\\"":2}', '"'],
    ['{"\\\\":1,"\\\\":2}', '\\'],
  ])('is refused with a duplicate member: %s', (text, path) => {
    expect(faultOf(text)).toEqual(['duplicate_member', path]);
  });

  it.each([
    '{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}',
    '{"a":"\\"a\\":1,","b":"a","c":["a","a"]}',
    '{"a\\\\":1,"a":2}',
    '{"\u00e9":1,"e\u0301":2}',
    '{"A":1,"a":2}',
    '[]',
    ' "a" ',
    'null',
  ])('may repeat a name outside the same object: %s', (text) => {
    expect(readJson(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '1e400',
    '-1e400',
    '1e-400',
    '0.1000000000000000055',
    '9007199254740992',
    '9007199254740993',
    '-9007199254740993',
    '123456789012345678901234567890',
    '1.00000000000000000001',
    '3.14159265358979323846',
    `1.${'0'.repeat(100)}`,
    `1e-${'9'.repeat(100_000)}`,
  ])('is refused with a number that a double cannot hold: %.40s', (literal) => {
    expect(faultOf(`{"a":{"amount":${literal}}}`)).toEqual(['number', 'a.amount']);
    expect(faultOf(`[0,${literal}]`)).toEqual(['number', '[1]']);
  });

  it.each([
    '0',
    '-0',
    '0.1',
    '25.00',
    '1e2',
    '1E+2',
    '1e20',
    '9007199254740991',
    '0.30000000000000004',
    '0e999',
    '5e-324',
  ])('may have a number that a double holds: %s', (literal) => expect(readJson(literal)).toBe(Number(literal)));

  it.each([
    ['"\\ud800"', ''],
    ['{"a":"\\udc00"}', 'a'],
    ['{"a":["x","\\uD83Dx"]}', 'a[1]'],
    ['{"p":{"\\ud800":1}}', 'p'],
  ])('is refused with half a surrogate pair: %s', (text, path) => {
    expect(faultOf(text)).toEqual(['surrogate', path]);
  });

  it('may have surrogate pairs, and text that only looks like half of a pair', () => {
    for (const text of ['"\\ud83d\\ude00"', '"\\\\ud800"', '{"\\ud83d\\ude00":"\\\\\\\\udc00"}']) {
      expect(readJson(text)).toEqual(JSON.parse(text));
    }
  });

  it('may be as deep as the limit, and no deeper', () => {
    expect(readJson(nested(MAX_JSON_DEPTH))).toBeDefined();
    expect(faultOf(nested(MAX_JSON_DEPTH + 1))?.[0]).toBe('depth');
    expect(faultOf(nested(100_000))?.[0]).toBe('depth');
    expect(faultOf('{"a":'.repeat(100_000) + 1 + '}'.repeat(100_000))?.[0]).toBe('depth');
  });

  it.each([
    '',
    ' ',
    '{',
    '{"a":1,}',
    "{'a':1}",
    '{a:1}',
    '[1,]',
    '01',
    '+1',
    '.5',
    '1.',
    'NaN',
    '{}{}',
    '//\n1',
    '"\n"',
    '\u00a01',
  ])('is refused if it is not JSON: %j', (text) => expect(faultOf(text)).toEqual(['syntax', '']));

  it('is refused with a byte order mark', () => {
    expect(faultOf('\ufeff{}')).toEqual(['byte_order_mark', '']);
  });

  it('is read as JSON.parse reads it, for any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(3), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const read = JSON.parse(text);
        const tooLarge = JSON.stringify(value).match(/(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/) !== null;
        if (!tooLarge) expect(readJson(text)).toEqual(read);
      }),
    );
  });

  it('is refused if any member is repeated, however the repetition is escaped', () => {
    const name = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(
        fc.dictionary(name, fc.jsonValue(), { minKeys: 1 }),
        fc.nat(),
        fc.boolean(),
        (object, pick, escaped) => {
          const names = Object.keys(object);
          const repeated = names[pick % names.length] as string;
          const inner = JSON.stringify(object);
          const escapes = [...repeated].flatMap((one) => one.split(''));
          const spelt = escaped
            ? `"${escapes.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`
            : JSON.stringify(repeated);
          const fault = faultOf(`{"deep":[1,${inner.slice(0, -1)},${spelt}:null}]}`);
          // A large integer that precedes the duplicate is refused first.
          expect(['duplicate_member', 'number']).toContain(fault?.[0]);
        },
      ),
    );
  });
});
