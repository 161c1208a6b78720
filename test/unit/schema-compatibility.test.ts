import { describe, expect, it } from 'vitest';
import { compareSchemas, type MetSchemas, type Use } from '../../scripts/compatibility/json-schema.ts';
import type { Schema } from '../../scripts/compatibility/schema-alternatives.ts';

const ID: Schema = { type: 'string' };
const OTHER_ID: Schema = { type: 'integer' };

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

/** An object that is told from others by its `type`. */
const kind = (type: string): Schema => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] });

describe.each(USES)('for values that are an %s', (use) => {
  it.each<[name: string, before: Schema, after: Schema, problem: string]>([
    ['another type', { type: 'string' }, { type: 'integer' }, 'it is of type integer instead of string'],
    ['another constant', { const: 'a' }, { const: 'b' }, 'it is "b" instead of "a"'],
    ['a label that goes', { enum: ['a', 'b'] }, { enum: ['a'] }, 'it has no label "b" any more'],
    [
      'a pattern beside another',
      { pattern: 'a' },
      { allOf: [{ pattern: 'b' }, { pattern: 'a' }] },
      'it has the pattern a and b instead of a',
    ],
    ['another pattern', { pattern: 'a' }, { pattern: 'b' }, 'it has the pattern b instead of a'],
    ['a member that goes', { properties: { a: {}, b: {} } }, { properties: { a: {} } }, 'it.b is gone'],
    ['a keyword that is not known', {}, { not: { type: 'string' } }, 'it has another not, which nothing here can'],
    ['a kind that goes', { oneOf: [kind('a'), kind('b')] }, { oneOf: [kind('b')] }, 'it has no kind type "a" any more'],
  ])('%s breaks them', (_name, before, after, problem) => {
    expect(problems(before, after, use)).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[name: string, before: Schema, after: Schema]>([
    ['a member that comes', { properties: { a: {} } }, { properties: { a: {}, b: {} } }],
    ['other words', { title: 'a', description: 'b' }, { title: 'c', examples: [1] }],
    ['kinds in another order', { oneOf: [kind('a'), { type: 'null' }] }, { oneOf: [{ type: 'null' }, kind('a')] }],
    [
      'a stricter bound beside what a part says',
      { minLength: 2, maxItems: 3, enum: ['a'], items: { type: 'string' } },
      {
        allOf: [
          { minLength: 1, maxItems: 4, enum: ['b', 'a'], items: {} },
          { minLength: 2, maxItems: 3, enum: ['a', 'c'], items: { type: 'string' } },
        ],
      },
    ],
    [
      'what is known from elsewhere by another name',
      { not: { $ref: '#/$defs/one' } },
      { not: { $ref: '#/$defs/other' } },
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
    const document = { $defs: { one: { type: 'string' }, other: { type: 'string' } } };
    expect(problems(before, after, use, [document, document])).toEqual([]);
  });
});

describe.each<[name: string, before: Schema, after: Schema, problem: string]>([
  ['a label', { enum: ['a'] }, { enum: ['a', 'b'] }, 'it may be "b" now'],
  [
    'a kind where there are several',
    { oneOf: [kind('a'), { type: 'null' }] },
    { oneOf: [{ type: 'null' }, kind('b'), kind('a')] },
    'it may be of the kind type "b" now',
  ],
])('%s that comes', (_name, before, after, problem) => {
  it.each<Use>(['argument', 'answer'])('breaks nobody who relies on an %s', (use) => {
    expect(problems(before, after, use)).toEqual([]);
  });

  it('breaks those who read records with an older release', () => {
    expect(problems(before, after, 'record')).toEqual([problem]);
  });
});

describe('oneOf', () => {
  const LOOSE = { type: 'object', properties: { type: { const: 'b' } } };

  it.each<[name: string, kinds: Schema[]]>([
    ['their labels, which may be missing', [LOOSE, { ...LOOSE, properties: { type: { const: 'a' } } }]],
    ['their members', [{ required: ['a'] }, { required: ['b'] }]],
    ['types of which one is part of the other', [{ type: 'integer' }, { type: 'number' }]],
    ['a member that is free in one of them', [kind('a'), { type: 'object', required: ['type'] }]],
    ['labels of which one is in both', [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }]],
  ])('is refused as nothing that can be compared where kinds differ in %s', (_name, kinds) => {
    const problem = 'it has another oneOf, which nothing here can tell to be harmless';
    for (const use of USES) expect(problems({}, { oneOf: kinds }, use)).toContain(problem);
    for (const use of USES) expect(problems({ oneOf: kinds }, { oneOf: kinds }, use)).toEqual([]);
  });

  it('is compared by what it refers to', () => {
    const schema = { oneOf: [{}, { $ref: '#/$defs/one' }] };
    const documents: [unknown, unknown] = [{ $defs: { one: kind('a') } }, { $defs: { one: kind('b') } }];
    expect(problems(schema, structuredClone(schema), 'answer', documents)).toEqual([expect.stringContaining('oneOf')]);
  });

  it.each<[name: string, kinds: Schema[]]>([
    ['types', [{ type: 'string' }, { type: 'null' }]],
    ['labels', [{ enum: ['a'] }, { enum: ['b'] }]],
    ['labels of a member that has to be there', [kind('a'), LOOSE]],
  ])('is anyOf where kinds differ in their %s', (_name, kinds) => {
    for (const use of USES) expect(problems({ anyOf: kinds }, { oneOf: kinds }, use)).toEqual([]);
  });
});

it('names what several comparisons have in common once', () => {
  const met: MetSchemas = new Map();
  const compare = (path: string) =>
    compareSchemas(
      { schema: { $ref: '#/$defs/id', description: path }, document: { $defs: { id: ID } } },
      { schema: { $ref: '#/$defs/id' }, document: { $defs: { id: OTHER_ID } } },
      'answer',
      path,
      met,
    );
  expect([compare('one'), compare('two')]).toEqual([
    [{ path: 'one', problem: 'is of type integer instead of string' }],
    [],
  ]);
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
  expect(() => problems({}, { allOf: [{ const: 'a' }, { const: 'b' }] }, 'answer')).toThrow(/differ in const/);
  expect(() => problems({}, { $ref: '#/nowhere' }, 'answer', [{}, {}])).toThrow('#/nowhere refers to nothing');
});
