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

/**
 * Changes that allow fewer values, which breaks senders. The reverse change allows more values, which breaks readers.
 */
const NARROWER: [name: string, wide: Schema, narrow: Schema][] = [
  ['a type', {}, { type: 'string' }],
  ['one type of two', { type: ['string', 'null'] }, { type: 'string' }],
  ['integers instead of numbers', { type: 'number' }, { type: 'integer' }],
  ['a list of values', { type: 'string' }, { type: 'string', enum: ['a'] }],
  ['a constant', { type: 'string' }, { type: 'string', const: 'a' }],
  ['a first lower bound', { type: 'integer' }, { type: 'integer', minimum: 1 }],
  ['a higher lower bound', { minItems: 1 }, { minItems: 2 }],
  ['a first upper bound', {}, { maxLength: 5 }],
  ['a lower upper bound', { maximum: 5 }, { maximum: 4 }],
  ['a pattern', {}, { pattern: '^a' }],
  ['a format', {}, { format: 'date' }],
  ['unique items', {}, { uniqueItems: true }],
  ['items of a type', { type: 'array' }, { type: 'array', items: { type: 'string' } }],
  ['no further members', { type: 'object' }, { type: 'object', additionalProperties: false }],
  ['further members of a type', { type: 'object' }, { type: 'object', additionalProperties: { type: 'string' } }],
  ['a required member', { properties: { a: {} } }, { properties: { a: {} }, required: ['a'] }],
  ['no null of a choice', { anyOf: [{ type: 'string' }, { type: 'null' }] }, { anyOf: [{ type: 'string' }] }],
];

describe.each(NARROWER)('%s', (name, wide, narrow) => {
  it('breaks arguments and records when it is added', () => {
    expect(problems(wide, narrow, 'argument')).not.toEqual([]);
    expect(problems(wide, narrow, 'record')).not.toEqual([]);
  });

  it('breaks answers and records when it is removed', () => {
    expect(problems(narrow, wide, 'answer')).not.toEqual([]);
    expect(problems(narrow, wide, 'record')).not.toEqual([]);
  });

  it('breaks nobody in the other direction', () => {
    // A variant that is removed is also a label that is removed, which breaks readers as well.
    if (name !== 'no null of a choice') expect(problems(wide, narrow, 'answer')).toEqual([]);
    expect(problems(narrow, wide, 'argument')).toEqual([]);
  });
});

/** Returns an object schema that its `type` tells apart from others. */
const kind = (type: string): Schema => ({ type: 'object', properties: { type: { const: type } }, required: ['type'] });

describe.each(USES)('a schema used as %s', (use) => {
  it.each<[name: string, before: Schema, after: Schema, problem: string]>([
    ['a different type', { type: 'string' }, { type: 'integer' }, 'it is of type integer instead of string'],
    ['a different constant', { const: 'a' }, { const: 'b' }, 'it is "b" instead of "a"'],
    ['the removal of a label', { enum: ['a', 'b'] }, { enum: ['a'] }, 'it has no label "b" any more'],
    [
      'an added pattern',
      { pattern: 'a' },
      { allOf: [{ pattern: 'b' }, { pattern: 'a' }] },
      'it has the pattern a and b instead of a',
    ],
    ['a different pattern', { pattern: 'a' }, { pattern: 'b' }, 'it has the pattern b instead of a'],
    ['the removal of a member', { properties: { a: {}, b: {} } }, { properties: { a: {} } }, 'it.b is gone'],
    [
      'a keyword that the comparison does not know',
      {},
      { not: { type: 'string' } },
      'it has another not, which nothing here can',
    ],
    [
      'the removal of a variant',
      { oneOf: [kind('a'), kind('b')] },
      { oneOf: [kind('b')] },
      'it has no kind type "a" any more',
    ],
  ])('is incompatible after %s', (_name, before, after, problem) => {
    expect(problems(before, after, use)).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[name: string, before: Schema, after: Schema]>([
    ['an added member', { properties: { a: {} } }, { properties: { a: {}, b: {} } }],
    ['new descriptions', { title: 'a', description: 'b' }, { title: 'c', examples: [1] }],
    ['a new order of variants', { oneOf: [kind('a'), { type: 'null' }] }, { oneOf: [{ type: 'null' }, kind('a')] }],
    [
      'the addition of weaker bounds in a part',
      { minLength: 2, maxItems: 3, enum: ['a'], items: { type: 'string' } },
      {
        allOf: [
          { minLength: 1, maxItems: 4, enum: ['b', 'a'], items: {} },
          { minLength: 2, maxItems: 3, enum: ['a', 'c'], items: { type: 'string' } },
        ],
      },
    ],
    ['a reference by another name', { not: { $ref: '#/$defs/one' } }, { not: { $ref: '#/$defs/other' } }],
    ['another notation of null', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] }],
    [
      'a split into parts',
      { properties: { a: { type: 'string' }, b: {} }, required: ['a', 'b'] },
      {
        allOf: [
          { properties: { a: {} }, required: ['b'] },
          { properties: { a: { type: 'string' }, b: {} }, required: ['a'] },
        ],
      },
    ],
  ])('is compatible after %s', (_name, before, after) => {
    const document = { $defs: { one: { type: 'string' }, other: { type: 'string' } } };
    expect(problems(before, after, use, [document, document])).toEqual([]);
  });
});

describe.each<[name: string, before: Schema, after: Schema, problem: string]>([
  ['a label', { enum: ['a'] }, { enum: ['a', 'b'] }, 'it may be "b" now'],
  [
    'a variant to several',
    { oneOf: [kind('a'), { type: 'null' }] },
    { oneOf: [{ type: 'null' }, kind('b'), kind('a')] },
    'it may be of the kind type "b" now',
  ],
])('adding %s', (_name, before, after, problem) => {
  it.each<Use>(['argument', 'answer'])('breaks nobody who relies on an %s', (use) => {
    expect(problems(before, after, use)).toEqual([]);
  });

  it('breaks readers of records with an older release', () => {
    expect(problems(before, after, 'record')).toEqual([problem]);
  });
});

describe('oneOf', () => {
  const LOOSE = { type: 'object', properties: { type: { const: 'b' } } };

  it.each<[name: string, kinds: Schema[]]>([
    ['labels that may be missing', [LOOSE, { ...LOOSE, properties: { type: { const: 'a' } } }]],
    ['their members', [{ required: ['a'] }, { required: ['b'] }]],
    ['types that overlap', [{ type: 'integer' }, { type: 'number' }]],
    ['a member that is free in one of them', [kind('a'), { type: 'object', required: ['type'] }]],
    ['labels that overlap', [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }]],
  ])('cannot be compared if variants differ only in %s', (_name, kinds) => {
    const problem = 'it has another oneOf, which nothing here can tell to be harmless';
    for (const use of USES) expect(problems({}, { oneOf: kinds }, use)).toContain(problem);
    for (const use of USES) expect(problems({ oneOf: kinds }, { oneOf: kinds }, use)).toEqual([]);
  });

  it('is compared after its references are resolved', () => {
    const schema = { oneOf: [{}, { $ref: '#/$defs/one' }] };
    const documents: [unknown, unknown] = [{ $defs: { one: kind('a') } }, { $defs: { one: kind('b') } }];
    expect(problems(schema, structuredClone(schema), 'answer', documents)).toEqual([expect.stringContaining('oneOf')]);
  });

  it.each<[name: string, kinds: Schema[]]>([
    ['types', [{ type: 'string' }, { type: 'null' }]],
    ['labels', [{ enum: ['a'] }, { enum: ['b'] }]],
    ['labels of a required member', [kind('a'), LOOSE]],
  ])('equals anyOf if variants differ in their %s', (_name, kinds) => {
    for (const use of USES) expect(problems({ anyOf: kinds }, { oneOf: kinds }, use)).toEqual([]);
  });
});

it('reports a problem that several comparisons share only once', () => {
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

it('reports another default, which breaks callers who leave the argument out', () => {
  expect(problems({ default: 1 }, { default: 2 }, 'argument')).toEqual(['it has the default 2 instead of 1']);
  expect(problems({ default: 1 }, {}, 'argument')).toEqual(['it has the default no more instead of 1']);
  expect(problems({}, { default: 1 }, 'argument')).toEqual([]);
});

it('finds problems behind references, also in recursive schemas', () => {
  const tree = (leaf: Schema) => ({
    $defs: { tree: { properties: { leaf, branches: { type: 'array', items: { $ref: '#/$defs/tree' } } } } },
  });
  const root = { $ref: '#/$defs/tree' };
  const documents: [unknown, unknown] = [tree({ type: 'string' }), tree({ type: ['string', 'null'] })];
  expect(problems(root, { ...root }, 'answer', documents)).toContain('it.leaf may be of type null now');
  expect(problems(root, { ...root }, 'argument', documents)).toEqual([]);
});

it('refuses to compare schemas that it would misjudge', () => {
  expect(() => problems({}, { allOf: [{ const: 'a' }, { const: 'b' }] }, 'answer')).toThrow(/differ in const/);
  expect(() => problems({}, { $ref: '#/nowhere' }, 'answer', [{}, {}])).toThrow('#/nowhere refers to nothing');
});
