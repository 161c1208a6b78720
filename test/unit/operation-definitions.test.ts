import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { loadDefinitionSchema } from '../../src/operations/definition-schema.ts';
import { readPattern } from '../../src/operations/i-regexp.ts';
import { DefinitionReader, operationOf } from '../../src/operations/tenant-definition.ts';
import type { TenantPayload } from '../../src/operations/tenant-operation.ts';
import { CLOSE_ACCOUNT, definitionWith } from '../support/operation-definitions.ts';

const reader = new DefinitionReader(await loadDefinitionSchema());
/**
 * Upper bound in milliseconds for work that keeps others waiting, on a machine under load. An idle machine takes a
 * tenth of it.
 */
const BOUND_MS = 2_000;

const ACCOUNT = { type: 'string', maxLength: 20 };
const schemaOf = (properties: object, more: object = {}) => {
  return { type: 'object', required: ['account_id'], additionalProperties: false, properties, ...more };
};
/** Returns a definition whose payloads have these members besides the account. */
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

describe('a definition', () => {
  it('is valid in YAML and in JSON, and reports the limits that were added to it', () => {
    const yaml = reader.read(CLOSE_ACCOUNT);
    expect(yaml.problems).toEqual([]);
    expect(yaml.notes).toEqual([
      'payload_schema.properties.account_id has no maxLength; 16 is used',
      'result_schema.properties.closure_id has no maxLength; 15 is used',
    ]);
    expect(reader.read(JSON.stringify(parse(CLOSE_ACCOUNT)))).toEqual(yaml);
  });

  it.each([
    ['is not an object', '- 1', ['text']],
    ['names a member twice', 'title: a\ntitle: b', ['text']],
    ['names a member twice, in JSON', '{"title":"a","title":"b"}', ['title']],
    ['has an alias of another part', 'title: &a b\nsummary: *a', ['text']],
    ['is broken', 'title: [', ['text']],
    ['is nested too deeply', '['.repeat(60_000), ['text']],
    ['is too long', `description: ${'a'.repeat(65_537)}`, ['text']],
    ['has half a surrogate pair', '{"title":"\\ud800"}', ['title']],
    ['has a number that JSON does not have', 'risk: .nan', ['risk']],
  ])('is refused as a whole if it %s', (_, text, fields) => {
    expect(fieldsOf(text)).toEqual(fields.length === 1 && fields[0] === 'text' ? ['text'] : fields);
  });

  it.each([
    ['a name without the prefix x_', { operation: 'close_account' }, 'operation'],
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' ' }, 'title'],
    ['a title of two lines', { title: 'a\nb' }, 'title'],
    ['a title with a direction override', { title: 'a\u202eb' }, 'title'],
    ['an unknown field', { webhook: 'https://example.com' }, 'webhook'],
    ['an unknown executor', { executors: ['stripe'] }, 'executors[0]'],
    ['no executor', { executors: [] }, 'executors'],
    ['an unknown risk', { risk: 'extreme' }, 'risk'],
    [
      'a rule without a comparison',
      { risk: { rules: [{ pointer: '/reason', risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0]',
    ],
    [
      'a rule for a value that the member never has',
      { risk: { rules: [{ pointer: '/reason', equals: 'frauds', risk: 'high' }], otherwise: 'low' } },
      'risk.rules[0].equals',
    ],
    [
      'a rule that no payload matches',
      { risk: { rules: [{ pointer: '/reason', equals: 3, risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0].equals',
    ],
    [
      'a number compared with a text',
      { risk: { rules: [{ pointer: '/reason', above: 3, risk: 'low' }], otherwise: 'low' } },
      'risk.rules[0].above',
    ],
    [
      'a resource id in a member that does not exist',
      { resource: { type: 'account', id_pointer: '/id' } },
      'resource.id_pointer',
    ],
    [
      'a resource id in an optional member',
      { resource: { type: 'account', id_pointer: '/note' } },
      'resource.id_pointer',
    ],
    [
      'an amount in a member that does not exist',
      { money: { amount_pointer: '/amount', currency_pointer: '/note' } },
      'money.amount_pointer',
    ],
    ['a summary of a member that does not exist', { summary: 'Close {/nothing}' }, 'summary'],
    ['a summary with quotation marks of its own', { summary: 'Close “acc_1” {/account_id}' }, 'summary'],
    ['a summary with a brace', { summary: 'Close {/account_id' }, 'summary'],
    ['a long summary', { summary: 'a'.repeat(151) }, 'summary'],
    ['personal data in a member that does not exist', { personal_data: ['/email'] }, 'personal_data[0]'],
    ['a label of a member that does not exist', { display: { labels: { email: 'E-mail' } } }, 'display.labels.email'],
  ])('is refused by the path of the fault with %s', (_, members, field) => {
    expect(fieldsOf(definitionWith(members))).toContain(field);
  });
});

describe('a text that would take seconds to parse', () => {
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
  ])('is refused quickly: %s', (_, text) => {
    expect(msOf(() => expect(problemsOf(text)).not.toEqual([]))).toBeLessThan(BOUND_MS);
  });
});

describe('a schema', () => {
  it.each([
    ['an unsupported keyword', { a: { type: 'string', contentEncoding: 'base64' } }, 'a.contentEncoding'],
    ['a reference', { a: { $ref: 'https://example.com/schema' } }, 'a.type'],
    ['a combinator', { a: { type: 'string', anyOf: [{ minLength: 1 }] } }, 'a.anyOf'],
    ['a default', { a: { type: 'string', default: 'x' } }, 'a.default'],
    ['a keyword of another type', { a: { type: 'string', minimum: 1 } }, 'a.minimum'],
    ['an open object', { a: { type: 'object', properties: {} } }, 'a.additionalProperties'],
    ['a list without a limit', { a: { type: 'array', items: { type: 'boolean' } } }, 'a.maxItems'],
    ['two types', { a: { type: ['string', 'integer'] } }, 'a.type'],
    ['no type', { a: { description: 'x' } }, 'a.type'],
    ['true as a schema', { a: true }, 'a'],
    ['an unknown format', { a: { type: 'string', format: 'email' } }, 'a.format'],
    ['multiples of a fraction', { a: { type: 'number', multipleOf: 0.1 } }, 'a.multipleOf'],
    ['choices of another type', { a: { type: 'string', enum: ['a', 1] } }, 'a.enum[1]'],
    ['a repeated choice', { a: { type: 'string', enum: ['a', 'a'] } }, 'a.enum'],
    ['a range that no value fits', { a: { type: 'integer', minimum: 2, maximum: 1 } }, 'a.minimum'],
    ['a name in capitals', { accountId: ACCOUNT }, 'accountId'],
    ['a name with a dollar sign', { $where: ACCOUNT }, '$where'],
    ['a name with a dot', { 'a.b': ACCOUNT }, 'a.b'],
    ['the reserved name type', { type: ACCOUNT }, 'type'],
    ['the name __proto__', JSON.parse('{"__proto__": {"type": "string"}}'), '__proto__'],
  ])('is refused by the path of the fault with %s', (_, properties, field) => {
    const text = JSON.stringify({ ...JSON.parse(withMembers({})), payload_schema: null }).replace(
      '"payload_schema":null',
      `"payload_schema":${JSON.stringify(schemaOf({ account_id: ACCOUNT })).replace('"account_id":', `${JSON.stringify(properties).slice(1, -1)},"account_id":`)}`,
    );
    expect(fieldsOf(text)).toContain(`payload_schema.properties.${field}`);
  });

  it('is refused if it requires a member that it does not have', () => {
    const text = definitionWith({ result_schema: schemaOf({}, { required: ['closure_id'] }) });
    expect(problemsOf(text)).toEqual([
      { field: 'result_schema.required', problem: 'names "closure_id", which is not among the properties' },
    ]);
  });

  it('is limited in depth and size, and is read and applied in bounded time', () => {
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

  it('is limited in the number of choices and of list entries', () => {
    const values = Array.from({ length: 201 }, (_, index) => `v${index}`);
    expect(fieldsOf(withMembers({ a: { type: 'string', enum: values } }))).toEqual([
      'payload_schema.properties.a.enum',
    ]);
    expect(problemsOf(withMembers({ a: { type: 'string', enum: values.slice(1) } }))).toEqual([]);
    const list = { type: 'array', maxItems: 1_001, items: { type: 'boolean' } };
    expect(fieldsOf(withMembers({ a: list }))).toEqual(['payload_schema.properties.a.maxItems']);
  });

  it('is refused if a pattern may take long, and the worst pattern that is accepted is fast', () => {
    const worst = '^[ab]*a[ab]{100}c$';
    const member = (maxLength: number) => ({ a: { type: 'string', maxLength, pattern: worst } });
    expect(problemsOf(withMembers(member(5_000)))[0]?.problem).toMatch(/too long to match/);
    const operation = operationWith(member(4_000));
    const text = Array.from({ length: 4_000 }, (_, index) => ((index * 7_919) % 13 < 6 ? 'a' : 'b')).join('');
    expect(msOf(() => expect(operation.problems(payloadOf({ a: text }))).toHaveLength(1))).toBeLessThan(BOUND_MS);
    // A text that is too long is not matched at all.
    const long = { a: 'ab'.repeat(30_000) };
    expect(msOf(() => expect(operation.problems(payloadOf(long))[0]?.problem).toMatch(/at most 4000/))).toBeLessThan(
      500,
    );

    const backtracking = operationWith({ a: { type: 'string', pattern: '^(a+)+$' } });
    const trap = { a: `${'a'.repeat(3_000)}!` };
    expect(msOf(() => expect(backtracking.problems(payloadOf(trap))).toHaveLength(1))).toBeLessThan(500);
  });

  it('has a hash that includes added limits, but no annotations', () => {
    const plain = operationWith({ a: { type: 'string' } }).schemaHash;
    expect(operationWith({ a: { type: 'string', title: 'A', examples: ['a'] } }).schemaHash).toBe(plain);
    expect(operationWith({ a: { type: 'string', maxLength: 4_000 } }).schemaHash).toBe(plain);
    expect(operationWith({ a: { type: 'string', maxLength: 4_001 } }).schemaHash).not.toBe(plain);
  });
});

describe('a pattern', () => {
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
  ])('is accepted: %s', (pattern) => {
    expect(readPattern(pattern)).not.toHaveProperty('problem');
    // Others who validate against the published schema can use the pattern as well.
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
    ['^(?=a)$', /only plain groups \( \)/],
    ['^(?:a)$', /only plain groups \( \)/],
    ['^a+?$', /two repetitions in a row/],
    ['^a{2}{3}$', /two repetitions in a row/],
    ['^*a$', /repeats nothing/],
    ['^a{,3}$', /without a count/],
    ['^a{3,2}$', /less than its minimum/],
    ['^a{1000}$', /without a count/],
    ['^a{201}$', /repetitions are expanded/],
    ['^(([ab]{10}){10}){10}$', /repetitions are expanded/],
    ['^[z-a]$', /which is empty/],
    ['^[]$', /an empty class/],
    ['^[a$', /does not close/],
    ['^(a$', /does not close/],
    ['^a)$', /not open/],
    ['^[[:alpha:]]$', /\[ within a class/],
    ['^[a&&b]$', /twice in a class/],
    ['^[a-c-e]$', /not a range/],
    ['^a^b$', /\\\^/],
    [`^${'a'.repeat(199)}$`, /at most 200/],
    [`^${'('.repeat(11)}a${')'.repeat(11)}$`, /more than 10 deep/],
  ])('is refused with advice what to write: %s', (pattern, remedy) => {
    expect(readPattern(pattern)).toEqual({ problem: expect.stringMatching(remedy) });
  });
});

describe('a payload', () => {
  const operation = operationOf(reader.read(CLOSE_ACCOUNT).definition ?? expect.unreachable());
  const fraud = payloadOf({ account_id: 'acc_1234', reason: 'fraud', closes_on: '2026-03-31' });

  it('is valid, or is refused with all of its problems', () => {
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

  it('must match a pattern as a whole, without a line break at the end', () => {
    expect(operation.problems({ ...fraud, account_id: 'acc_1234\n' })).toEqual([
      { field: 'account_id', problem: 'must match ^acc_[0-9]{4,12}$' },
    ]);
  });

  it.each([
    ['half a surrogate pair', { account_id: '\ud800' }, 'account_id'],
    ['a number that JSON does not have', { account_id: Number.NaN }, 'account_id'],
    ['a number that a double rounds', { account_id: 2 ** 53 }, 'account_id'],
    ['more than 64 KiB', { note: '€'.repeat(30_000) }, ''],
  ])('cannot be hashed with %s, and is refused', (_, members, field) => {
    expect(operation.problems({ ...fraud, ...members } as TenantPayload)[0]?.field).toBe(field);
  });

  it('must name the resource that it acts on', () => {
    expect(operationWith({}).problems(payloadOf({ account_id: ' ' }))).toEqual([
      { field: 'account_id', problem: 'must not be empty, because it names the resource' },
    ]);
  });

  it('has the risk of the first rule that matches it', () => {
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

describe('a summary', () => {
  const text = { type: 'string', maxLength: 4_000 };
  const shown = operationWith({ note: text, more: text }, { summary: 'Close {/account_id}: {/note}, {/more}' });
  const summaryOf = (members: object) => shown.describe(payloadOf(members)).summary;

  it('shows each value quoted and whole, and says which value is missing', () => {
    expect(summaryOf({ note: 'please' })).toBe('Close “acc_1”: “please”, (nothing)');
  });

  it('spells out invisible characters, and characters that look like the end of a value', () => {
    expect(summaryOf({ note: 'a\u202eb\nc\u0007”, “d' })).toBe(
      'Close “acc_1”: “a[U+202E right-to-left override]b[line break]c[U+0007][U+201D], [U+201C]d”, (nothing)',
    );
  });

  it('has at most 300 characters, and gives the length of each value that it cuts', () => {
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

describe('a result', () => {
  const operation = operationOf(reader.read(CLOSE_ACCOUNT).definition ?? expect.unreachable());

  it('is accepted with or without the name of its operation, if it is valid', () => {
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
  ])('is refused: %j', (value, problem) => {
    expect(operation.readResult(value)).toMatchObject({ problem: expect.stringMatching(problem) });
  });
});
