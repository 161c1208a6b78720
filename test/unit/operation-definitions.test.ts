import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadDefinitionSchema } from '../../src/actions/operations/definition-schema.ts';
import { readPattern } from '../../src/actions/operations/i-regexp.ts';
import { DefinitionReader, operationOf } from '../../src/actions/operations/tenant-definition.ts';
import type { TenantPayload } from '../../src/actions/operations/tenant-operation.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';

const reader = new DefinitionReader(await loadDefinitionSchema());
/** What a machine under load does in one go while others wait; it is a tenth of that by itself. */
const BOUND_MS = 2_000;

const ACCOUNT = { type: 'string', maxLength: 20 };
const schemaOf = (properties: object, more: object = {}) => {
  return { type: 'object', required: ['account_id'], additionalProperties: false, properties, ...more };
};
/** A definition whose payloads have these members beside the account. */
const withMembers = (properties: object, more: object = {}) =>
  definitionWith({
    payload_schema: schemaOf({ account_id: ACCOUNT, ...properties }),
    risk: 'low',
    summary: 'Close {/account_id}',
    personal_data: [],
    display: {},
    ...more,
  });
const problemsOf = (text: string) => reader.read(text).problems;
const fieldsOf = (text: string) => problemsOf(text).map(({ field }) => field);

function operationWith(properties: object, more: object = {}) {
  const { definition, problems } = reader.read(withMembers(properties, more));
  if (definition === null) throw new Error(JSON.stringify(problems));
  return operationOf(definition);
}

const payloadOf = (members: object = {}) =>
  ({ type: 'x_close_account', account_id: 'acc_1', ...members }) as unknown as TenantPayload;

function msOf(act: () => unknown): number {
  const begin = performance.now();
  act();
  return performance.now() - begin;
}

describe('A definition', () => {
  it('is in order in YAML and in JSON, and says what was added to it', () => {
    const yaml = reader.read(CLOSE_ACCOUNT);
    expect(yaml.problems).toEqual([]);
    expect(yaml.notes).toEqual([
      'payload_schema.properties.account_id has no maxLength; 16 is taken',
      'result_schema.properties.closure_id has no maxLength; 15 is taken',
    ]);
    expect(reader.read(JSON.stringify(parse(CLOSE_ACCOUNT)))).toEqual(yaml);
  });

  it.each([
    ['is no object', '- 1', ['text']],
    ['names a member twice', 'title: a\ntitle: b', ['text']],
    ['names a member twice, in JSON', '{"title":"a","title":"b"}', ['title']],
    ['refers to another part', 'title: &a b\nsummary: *a', ['text']],
    ['is broken', 'title: [', ['text']],
    ['is nested without end', '['.repeat(60_000), ['text']],
    ['is too long', `description: ${'a'.repeat(65_537)}`, ['text']],
    ['has half a character', '{"title":"\\ud800"}', ['title']],
    ['has a number that JSON has not', 'risk: .nan', ['risk']],
  ])('that %s is refused as a whole', (_, text, fields) => {
    expect(fieldsOf(text)).toEqual(fields.length === 1 && fields[0] === 'text' ? ['text'] : fields);
  });

  it.each([
    ['another name', { operation: 'close_account' }, 'operation'],
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a title that turns', { title: 'a\u202eb' }, 'title'],
    ['a field that nobody knows', { webhook: 'https://example.com' }, 'webhook'],
    ['an executor that nobody knows', { executors: ['stripe'] }, 'executors[0]'],
    ['no executor', { executors: [] }, 'executors'],
    ['a risk that nobody knows', { risk: 'extreme' }, 'risk'],
    [
      'a rule without a comparison',
      { risk: { rules: [{ pointer: '/reason', risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0]',
    ],
    [
      'a risk of what a member never is',
      { risk: { rules: [{ pointer: '/reason', equals: 'frauds', risk: 'high' }], otherwise: 'low' } },
      'risk.rules[0].equals',
    ],
    [
      'a rule that no payload fits',
      { risk: { rules: [{ pointer: '/reason', equals: 3, risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0].equals',
    ],
    [
      'a number compared with a text',
      { risk: { rules: [{ pointer: '/reason', above: 3, risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0].above',
    ],
    ['a resource that is not there', { resource: { type: 'account', id_pointer: '/id' } }, 'resource.id_pointer'],
    ['a resource that may be left out', { resource: { type: 'account', id_pointer: '/note' } }, 'resource.id_pointer'],
    [
      'money that is not there',
      { money: { amount_pointer: '/amount', currency_pointer: '/note' } },
      'money.amount_pointer',
    ],
    ['a summary of what is not there', { summary: 'Close {/nothing}' }, 'summary'],
    ['a summary with quotation marks of its own', { summary: 'Close “acc_1” {/account_id}' }, 'summary'],
    ['a summary with a brace', { summary: 'Close {/account_id' }, 'summary'],
    ['a long summary', { summary: 'a'.repeat(151) }, 'summary'],
    ['personal data that is not there', { personal_data: ['/email'] }, 'personal_data[0]'],
    ['a label of what is not there', { display: { labels: { email: 'E-mail' } } }, 'display.labels.email'],
  ])('with %s is refused, by its path', (_, members, field) => {
    expect(fieldsOf(definitionWith(members))).toContain(field);
  });
});

describe('A text that its reader would take seconds for', () => {
  const filled = (unit: string) => unit.repeat(Math.floor(65_000 / unit.length));
  it.each([
    ['list after list', filled('- ')],
    ['bracket after bracket', filled('[')],
    ['comma after comma', `[${filled(',')}`],
    ['quotation mark after quotation mark', filled('"')],
    ['text after text', filled("'a' ")],
    ['tag after tag', filled('!x ')],
    ['directive after directive', filled('%x\n')],
    ['name after name', filled('- &a 1\n')],
    ['key after key', Array.from({ length: 6_000 }, (_, index) => `k${index}: 1`).join('\n')],
  ])('%s, is refused in no time', (_, text) => {
    expect(msOf(() => expect(problemsOf(text)).not.toEqual([]))).toBeLessThan(BOUND_MS);
  });
});

describe('A schema', () => {
  it.each([
    ['a keyword that is not taken', { a: { type: 'string', contentEncoding: 'base64' } }, 'a.contentEncoding'],
    ['a reference', { a: { $ref: 'https://example.com/schema' } }, 'a.type'],
    ['a combinator', { a: { type: 'string', anyOf: [{ minLength: 1 }] } }, 'a.anyOf'],
    ['a default', { a: { type: 'string', default: 'x' } }, 'a.default'],
    ['a keyword of another type', { a: { type: 'string', minimum: 1 } }, 'a.minimum'],
    ['an object that is open', { a: { type: 'object', properties: {} } }, 'a.additionalProperties'],
    ['a list without end', { a: { type: 'array', items: { type: 'boolean' } } }, 'a.maxItems'],
    ['two types', { a: { type: ['string', 'integer'] } }, 'a.type'],
    ['no type', { a: { description: 'x' } }, 'a.type'],
    ['true for a schema', { a: true }, 'a'],
    ['a format that nobody knows', { a: { type: 'string', format: 'email' } }, 'a.format'],
    ['multiples of a fraction', { a: { type: 'number', multipleOf: 0.1 } }, 'a.multipleOf'],
    ['choices of another type', { a: { type: 'string', enum: ['a', 1] } }, 'a.enum[1]'],
    ['choices twice', { a: { type: 'string', enum: ['a', 'a'] } }, 'a.enum'],
    ['nothing that fits', { a: { type: 'integer', minimum: 2, maximum: 1 } }, 'a.minimum'],
    ['a name in capitals', { accountId: ACCOUNT }, 'accountId'],
    ['a name for databases', { $where: ACCOUNT }, '$where'],
    ['a name with a point', { 'a.b': ACCOUNT }, 'a.b'],
    ['the name of the operation', { type: ACCOUNT }, 'type'],
    ['the prototype', JSON.parse('{"__proto__": {"type": "string"}}'), '__proto__'],
  ])('with %s is refused, by its path', (_, properties, field) => {
    const text = JSON.stringify({ ...JSON.parse(withMembers({})), payload_schema: null }).replace(
      '"payload_schema":null',
      `"payload_schema":${JSON.stringify(schemaOf({ account_id: ACCOUNT })).replace('"account_id":', `${JSON.stringify(properties).slice(1, -1)},"account_id":`)}`,
    );
    expect(fieldsOf(text)).toContain(`payload_schema.properties.${field}`);
  });

  it('requires what it has, and once', () => {
    const text = definitionWith({ result_schema: schemaOf({}, { required: ['closure_id'] }) });
    expect(problemsOf(text)).toEqual([
      { field: 'result_schema.required', problem: 'names "closure_id", which is not among the properties' },
    ]);
  });

  it('is deep, and wide, within bounds, and is read and applied in bounded time', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { type: 'boolean' } : { type: 'array', maxItems: 1, items: nested(depth - 1) };
    expect(problemsOf(withMembers({ a: nested(6) }))).toEqual([]);
    expect(problemsOf(withMembers({ a: nested(7) }))[0]?.problem).toMatch(/deeper than 8 levels/);

    const members = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, { type: 'string' }]));
    expect(problemsOf(withMembers(members(600)))[0]?.problem).toMatch(/more than 500 schemas/);
    let operation: ReturnType<typeof operationWith> | undefined;
    expect(msOf(() => (operation = operationWith(members(490))))).toBeLessThan(BOUND_MS);
    expect(msOf(() => expect(operation?.problems(payloadOf())).toEqual([]))).toBeLessThan(BOUND_MS);
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`m${index}`, {}]));
    expect(msOf(() => expect(fieldsOf(withMembers(many))).toEqual(['text']))).toBeLessThan(BOUND_MS);
    const keys = Array.from({ length: 9_000 }, (_, index) => `k${index}: 1`)
      .join('\n')
      .slice(0, 65_000);
    expect(msOf(() => expect(problemsOf(keys)).not.toEqual([]))).toBeLessThan(BOUND_MS);
  });

  it('has choices, and entries, within bounds', () => {
    const values = Array.from({ length: 201 }, (_, index) => `v${index}`);
    expect(fieldsOf(withMembers({ a: { type: 'string', enum: values } }))).toEqual([
      'payload_schema.properties.a.enum',
    ]);
    expect(problemsOf(withMembers({ a: { type: 'string', enum: values.slice(1) } }))).toEqual([]);
    const list = { type: 'array', maxItems: 1_001, items: { type: 'boolean' } };
    expect(fieldsOf(withMembers({ a: list }))).toEqual(['payload_schema.properties.a.maxItems']);
  });

  it('whose patterns could take long is refused, and the worst that is taken does not', () => {
    const worst = '^[ab]*a[ab]{100}c$';
    const member = (maxLength: number) => ({ a: { type: 'string', maxLength, pattern: worst } });
    expect(problemsOf(withMembers(member(5_000)))[0]?.problem).toMatch(/too long to match/);
    const operation = operationWith(member(4_000));
    const text = Array.from({ length: 4_000 }, (_, index) => ((index * 7_919) % 13 < 6 ? 'a' : 'b')).join('');
    expect(msOf(() => expect(operation.problems(payloadOf({ a: text }))).toHaveLength(1))).toBeLessThan(BOUND_MS);
    // What is too long is not matched at all.
    const long = { a: 'ab'.repeat(30_000) };
    expect(msOf(() => expect(operation.problems(payloadOf(long))[0]?.problem).toMatch(/at most 4000/))).toBeLessThan(
      500,
    );

    const backtracking = operationWith({ a: { type: 'string', pattern: '^(a+)+$' } });
    const trap = { a: `${'a'.repeat(3_000)}!` };
    expect(msOf(() => expect(backtracking.problems(payloadOf(trap))).toHaveLength(1))).toBeLessThan(500);
  });

  it('is told by a hash that annotations have no part in, and additions have', () => {
    const plain = operationWith({ a: { type: 'string' } }).schemaHash;
    expect(operationWith({ a: { type: 'string', title: 'A', examples: ['a'] } }).schemaHash).toBe(plain);
    expect(operationWith({ a: { type: 'string', maxLength: 4_000 } }).schemaHash).toBe(plain);
    expect(operationWith({ a: { type: 'string', maxLength: 4_001 } }).schemaHash).not.toBe(plain);
  });
});

describe('A pattern', () => {
  it.each([
    '^$',
    '^[a-z]+$',
    '^(a|b){1,3}$',
    '^a{2,}$',
    '^[^\\n\\r]*$',
    '^[$^]$',
    '^\\^\\(\\)\\\\$',
    '^[a\\-z]$',
    '^[-a]$',
    '^[a-]$',
    '^ä😀?$',
  ])('%s is taken', (pattern) => {
    expect(readPattern(pattern)).not.toHaveProperty('problem');
    // Everybody who validates by the published schema can.
    expect(() => new RegExp(pattern, 'u')).not.toThrow();
  });

  it.each([
    ['abc', /whole text/],
    ['^abc', /whole text/],
    ['^a|b$', /\^\(one\|other\)\$/],
    ['^.*$', /\[\^\\n\\r\]/],
    ['^\\d+$', /such as \[0-9\]/],
    ['^\\p{L}+$', /such as \[0-9\]/],
    ['^a\\$$', /leave out the backslash/],
    ['^(?=a)$', /only \( \)/],
    ['^(?:a)$', /only \( \)/],
    ['^a+?$', /repeats what is repeated/],
    ['^a{2}{3}$', /repeats what is repeated/],
    ['^*a$', /repeats nothing/],
    ['^a{,3}$', /begins no count/],
    ['^a{3,2}$', /before its beginning/],
    ['^a{1000}$', /begins no count/],
    ['^a{201}$', /written out/],
    ['^(([ab]{10}){10}){10}$', /written out/],
    ['^[z-a]$', /holds nothing/],
    ['^[]$', /no characters/],
    ['^[a$', /does not close/],
    ['^(a$', /does not close/],
    ['^a)$', /not open/],
    ['^[[:alpha:]]$', /\[ within a class/],
    ['^[a&&b]$', /twice in a class/],
    ['^[a-c-e]$', /no range/],
    ['^a^b$', /\\\^/],
    [`^${'a'.repeat(199)}$`, /at most 200/],
    [`^${'('.repeat(11)}a${')'.repeat(11)}$`, /deeper than 10/],
  ])('%s is refused, with what to write', (pattern, remedy) => {
    expect(readPattern(pattern)).toEqual({ problem: expect.stringMatching(remedy) });
  });
});

describe('A payload', () => {
  const operation = operationOf(reader.read(CLOSE_ACCOUNT).definition ?? expect.unreachable());
  const fraud = payloadOf({ account_id: 'acc_1234', reason: 'fraud', closes_on: '2026-03-31' });

  it('fits, or is told all that is wrong with it', () => {
    expect(operation.problems(fraud)).toEqual([]);
    const wrong = { ...fraud, closes_on: '2026-02-30', note: 'a'.repeat(501), extra: 1 };
    expect(operation.problems(wrong as TenantPayload)).toEqual([
      { field: 'extra', problem: 'is not a known field; leave it out' },
      { field: 'note', problem: 'must have at most 500 characters' },
      { field: 'closes_on', problem: 'must be a date such as 2026-03-01' },
    ]);
    expect(operation.problems({ ...fraud, type: 'x_other' })).toEqual([
      { field: 'type', problem: 'must be "x_close_account"' },
    ]);
  });

  it('matches patterns as a whole: no line break behind it', () => {
    expect(operation.problems({ ...fraud, account_id: 'acc_1234\n' })).toEqual([
      { field: 'account_id', problem: 'must match ^acc_[0-9]{4,12}$' },
    ]);
  });

  it.each([
    ['half a character', { account_id: '\ud800' }, 'account_id'],
    ['a number that JSON has not', { account_id: Number.NaN }, 'account_id'],
    ['a number that is rounded', { account_id: 2 ** 53 }, 'account_id'],
    ['more than 64 KiB', { note: '€'.repeat(30_000) }, ''],
  ])('with %s has no form that is hashed, and is refused', (_, members, field) => {
    expect(operation.problems({ ...fraud, ...members } as TenantPayload)[0]?.field).toBe(field);
  });

  it('names what it acts on', () => {
    expect(operationWith({}).problems(payloadOf({ account_id: ' ' }))).toEqual([
      { field: 'account_id', problem: 'must not be empty: it names what is acted on' },
    ]);
  });

  it('is of the risk of the first rule that fits it', () => {
    expect([operation.describe(fraud).risk, operation.highestRisk]).toEqual(['high', 'high']);
    expect(operation.describe({ ...fraud, reason: 'inactive' }).risk).toBe('medium');
    const risk = { rules: [{ pointer: '/count', above: 10, risk: 'high' }], otherwise: 'low' };
    const counted = operationWith({ count: { type: 'integer' } }, { risk });
    const risks = [{}, { count: 10 }, { count: 11 }].map((members) => counted.describe(payloadOf(members)).risk);
    expect(risks).toEqual(['low', 'low', 'high']);
  });

  it('moves money in the minor units of its currency, or is refused', () => {
    const text = { type: 'string', maxLength: 20 };
    const required = ['account_id', 'amount', 'currency'];
    const money = { amount_pointer: '/amount', currency_pointer: '/currency' };
    const payload_schema = schemaOf({ account_id: ACCOUNT, amount: text, currency: text }, { required });
    const transfer = operationWith({}, { payload_schema, money });
    const of = (amount: string, currency: string) => payloadOf({ amount, currency });
    expect(transfer.problems(of('25.00', 'EUR'))).toEqual([]);
    expect(transfer.describe(of('25.00', 'EUR')).money).toEqual({ minor: 2_500, currency: 'EUR' });
    expect(transfer.problems(of('25.001', 'EUR'))).toEqual([{ field: 'amount', problem: 'has 3 decimals; EUR has 2' }]);
    expect(transfer.problems(of('1', 'XXX'))[0]?.field).toBe('currency');
    expect(operation.describe(fraud).money).toBeNull();
  });
});

describe('A summary', () => {
  const text = { type: 'string', maxLength: 4_000 };
  const shown = operationWith({ note: text, more: text }, { summary: 'Close {/account_id}: {/note}, {/more}' });
  const summaryOf = (members: object) => shown.describe(payloadOf(members)).summary;

  it('shows each value quoted and whole, and says what is not there', () => {
    expect(summaryOf({ note: 'please' })).toBe('Close “acc_1”: “please”, (nothing)');
  });

  it('shows what cannot be seen, or could be taken for the end of a value, as a mark', () => {
    expect(summaryOf({ note: 'a\u202eb\nc\u0007”, “d' })).toBe(
      'Close “acc_1”: “a[U+202E right-to-left override]b[line break]c[U+0007][U+201D], [U+201C]d”, (nothing)',
    );
  });

  it('has 300 characters at most, and says how long the values are that it cannot show whole', () => {
    const long = summaryOf({ note: 'x'.repeat(1_234), more: 'y'.repeat(30) });
    expect([...long]).toHaveLength(300);
    expect(long).toMatch(/^Close “acc_1”: “x+…” \(1,234 characters\), “y{30}”$/);
    const both = summaryOf({ note: '😀'.repeat(4_000), more: 'y'.repeat(4_000) });
    expect([...both].length).toBeLessThanOrEqual(300);
    expect(both.match(/…” \(4,000 characters\)/g)).toHaveLength(2);
  });

  it('has room for six values of any length', () => {
    const members = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, text]));
    const places = Object.keys(members).map((name) => `{/${name}}`);
    const six = operationWith(members, { summary: `${'w'.repeat(145)}${places.join(' ')}` });
    const values = Object.fromEntries(Object.keys(members).map((name) => [name, 'v'.repeat(4_000)]));
    const summary = six.describe(payloadOf(values)).summary;
    expect([...summary].length).toBeLessThanOrEqual(300);
    expect(summary.match(/\(4,000 characters\)/g)).toHaveLength(6);
  });
});

describe('A result', () => {
  const operation = operationOf(reader.read(CLOSE_ACCOUNT).definition ?? expect.unreachable());

  it('is taken with or without the name of its operation, if it fits', () => {
    const result = { type: 'x_close_account', closure_id: 'cl_1' };
    expect(operation.readResult({ closure_id: 'cl_1' })).toEqual({ result });
    expect(operation.readResult(result)).toEqual({ result });
  });

  it.each([
    [null, /JSON object/],
    [[], /JSON object/],
    [{}, /closure_id: is required/],
    [{ closure_id: 'nope' }, /closure_id: must match/],
    [{ closure_id: 'cl_1', type: 'x_other' }, /type: must be/],
    [{ closure_id: 'cl_1', more: 1 }, /more: is not a known field/],
  ])('%j is refused', (value, problem) => {
    expect(operation.readResult(value)).toMatchObject({ problem: expect.stringMatching(problem) });
  });
});
