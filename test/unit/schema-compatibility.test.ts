import { describe, expect, it } from 'vitest';
import { compareSchemas, type Use } from '../../scripts/compatibility/json-schema.ts';
import type { Schema } from '../../scripts/compatibility/schema-alternatives.ts';

const USES: Use[] = ['argument', 'answer', 'record'];

function problems(
  before: Schema,
  after: Schema,
  use: Use,
  documents: [before?: unknown, after?: unknown] = [],
): string[] {
  const [old, now] = documents;
  const differences = compareSchemas({ schema: before, document: old }, { schema: after, document: now }, use, 'it');
  return differences.map((one) => `${one.path} ${one.problem}`);
}

/** Changes to fewer values, which break who sends them. The way back is to more, which breaks who reads them. */
const NARROWER: [name: string, wide: Schema, narrow: Schema][] = [
  ['a type', {}, { type: 'string' }],
  ['one type of two', { type: ['string', 'null'] }, { type: 'string' }],
  ['integers instead of numbers', { type: 'number' }, { type: 'integer' }],
  ['values', { type: 'string' }, { type: 'string', enum: ['a'] }],
  ['a constant', { type: 'string' }, { type: 'string', const: 'a' }],
  ['a first lower bound', { type: 'integer' }, { type: 'integer', minimum: 1 }],
  ['a higher lower bound', { minItems: 1 }, { minItems: 2 }],
  ['a first upper bound', {}, { maxLength: 5 }],
  ['a lower upper bound', { maximum: 5 }, { maximum: 4 }],
  ['a pattern', {}, { pattern: '^a' }],
  ['a format', {}, { format: 'date' }],
  ['items that are not there twice', {}, { uniqueItems: true }],
  ['items of a type', { type: 'array' }, { type: 'array', items: { type: 'string' } }],
  ['no further members', { type: 'object' }, { type: 'object', additionalProperties: false }],
  ['further members of a type', { type: 'object' }, { type: 'object', additionalProperties: { type: 'string' } }],
  ['a member that has to be there', { properties: { a: {} } }, { properties: { a: {} }, required: ['a'] }],
  ['no null of a choice', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'string' }] }],
];

describe.each(NARROWER)('%s', (name, wide, narrow) => {
  it('breaks arguments and records', () => {
    expect(problems(wide, narrow, 'argument')).not.toEqual([]);
    expect(problems(wide, narrow, 'record')).not.toEqual([]);
  });

  it('breaks answers and records when it goes', () => {
    expect(problems(narrow, wide, 'answer')).not.toEqual([]);
    expect(problems(narrow, wide, 'record')).not.toEqual([]);
  });

  it('breaks nobody the other way round', () => {
    // A kind that goes is a label that goes, which breaks readers as well.
    if (name !== 'no null of a choice') expect(problems(wide, narrow, 'answer')).toEqual([]);
    expect(problems(narrow, wide, 'argument')).toEqual([]);
  });
});

describe.each(USES)('for values that are an %s', (use) => {
  it.each<[name: string, before: Schema, after: Schema, problem: string]>([
    ['another type', { type: 'string' }, { type: 'integer' }, 'it is of type integer instead of string'],
    ['another constant', { const: 'a' }, { const: 'b' }, 'it is "b" instead of "a"'],
    ['a label that goes', { enum: ['a', 'b'] }, { enum: ['a'] }, 'it has no label "b" any more'],
    ['another pattern', { pattern: 'a' }, { pattern: 'b' }, 'it has the pattern b instead of a'],
    ['a member that goes', { properties: { a: {}, b: {} } }, { properties: { a: {} } }, 'it.b is gone'],
    ['a keyword that is not known', {}, { not: { type: 'string' } }, 'it has another not, which nothing here can'],
    [
      'a kind that goes',
      { oneOf: [{ properties: { type: { const: 'a' } } }, { properties: { type: { const: 'b' } } }] },
      { oneOf: [{ properties: { type: { const: 'b' } } }] },
      'it has no kind type "a" any more',
    ],
  ])('%s breaks them', (_name, before, after, problem) => {
    expect(problems(before, after, use)).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[name: string, before: Schema, after: Schema]>([
    ['a label that comes', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['a member that comes', { properties: { a: {} } }, { properties: { a: {}, b: {} } }],
    ['other words', { title: 'a', description: 'b' }, { title: 'c', examples: [1] }],
    [
      'a kind that comes where there are several',
      { oneOf: [{ properties: { type: { const: 'a' } } }, { type: 'null' }] },
      { oneOf: [{ type: 'null' }, { properties: { type: { const: 'b' } } }, { properties: { type: { const: 'a' } } }] },
    ],
    ['null in other words', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] }],
    [
      'parts that say together what one said',
      { properties: { a: { type: 'string' }, b: {} }, required: ['a', 'b'] },
      {
        allOf: [
          { properties: { a: {} }, required: ['b'] },
          { properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
        ],
      },
    ],
  ])('%s breaks nobody', (_name, before, after) => {
    expect(problems(before, after, use)).toEqual([]);
  });
});

it('breaks those who left an argument out when its default is another', () => {
  expect(problems({ default: 1 }, { default: 2 }, 'argument')).toEqual(['it has the default 2 instead of 1']);
  expect(problems({ default: 1 }, {}, 'argument')).toEqual(['it has the default no more instead of 1']);
  expect(problems({}, { default: 1 }, 'argument')).toEqual([]);
});

it('finds what lies behind references, also of schemas that hold themselves', () => {
  const tree = (leaf: Schema) => ({
    $defs: { tree: { properties: { leaf, branches: { type: 'array', items: { $ref: '#/$defs/tree' } } } } },
  });
  const root = { $ref: '#/$defs/tree' };
  const documents: [unknown, unknown] = [tree({ type: 'string' }), tree({ type: ['string', 'null'] })];
  expect(problems(root, { ...root }, 'answer', documents)).toContain('it.leaf may be of type null now');
  expect(problems(root, { ...root }, 'argument', documents)).toEqual([]);
});

it('refuses to compare what it would get wrong', () => {
  expect(() => problems({}, { allOf: [{ minLength: 1 }, { minLength: 2 }] }, 'answer')).toThrow(/differ in minLength/);
  expect(() => problems({}, { $ref: '#/nowhere' }, 'answer', [{}, {}])).toThrow('#/nowhere refers to nothing');
});
