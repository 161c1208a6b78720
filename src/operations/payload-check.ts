import type * as Ajv from 'ajv/dist/2020.js';
import { RE2JS } from 're2js';
import type { ErrorDetail } from '../errors/app-error.ts';
import { canonicalJson, type JsonValue } from '../platform/canonical-json.ts';
import { lazyPackage } from '../platform/lazily.ts';
import { iJsonProblem } from './i-json.ts';
import { readPattern } from './i-regexp.ts';
import { isJson, type Json, mapMembers } from './json.ts';
import { fieldAt, toSchemaProblems } from './schema-words.ts';

const ajvPackage = lazyPackage<typeof Ajv>('ajv/dist/2020.js');

export type ValueCheck = (value: unknown) => ErrorDetail[];

const MAX_VALUE_BYTES = 64 * 1024;
/** The eight levels of a schema, and one more that is found to be too deep. */
const MAX_DEPTH = 9;
const MAX_PROBLEMS = 20;

/**
 * RE2 matches patterns in linear time, after all other checks. So matching takes no more than `readClosedSchema` has
 * counted.
 */
export function compileCheck(schema: Json): ValueCheck {
  let compiled: { validate: Ajv.ValidateFunction; patterns: PatternCheck | null } | undefined;
  return (value) => {
    const strange = iJsonProblem(value, MAX_DEPTH);
    if (strange !== null) return [strange];
    if (Buffer.byteLength(canonicalJson(value as JsonValue)) > MAX_VALUE_BYTES) {
      return [{ field: '', problem: `has more than ${MAX_VALUE_BYTES / 1024} KiB` }];
    }
    compiled ??= { validate: compile(schema), patterns: patternsOf(schema) };
    const { validate, patterns } = compiled;
    if (!validate(value)) return toSchemaProblems((validate.errors ?? []).slice(0, MAX_PROBLEMS));
    return patterns?.(value as JsonValue, '').slice(0, MAX_PROBLEMS) ?? [];
  };
}

function compile(schema: Json): Ajv.ValidateFunction {
  const ajv = new (ajvPackage().Ajv2020)({
    allErrors: true,
    strict: false,
    ownProperties: true,
    unicodeRegExp: true,
    // `readClosedSchema` has checked the schema already.
    meta: false,
    validateSchema: false,
    addUsedSchema: false,
    // Optimizing takes half of the time for a large schema, and the code is hardly faster for it.
    code: { optimize: false },
    inlineRefs: false,
    formats: FORMAT_CHECKS,
  });
  return ajv.compile(withoutPatterns(schema) as Json);
}

/** Schemas occur only in `properties` and `items`, so a member may be called `pattern`. */
function withoutPatterns(schema: JsonValue): JsonValue {
  if (!isJson(schema)) return schema;
  const { pattern: _, ...others } = schema;
  const { properties, items } = others;
  return {
    ...others,
    ...(isJson(properties) && { properties: mapMembers(properties, withoutPatterns) }),
    ...(items !== undefined && { items: withoutPatterns(items) }),
  };
}

/** Returns the problems of a value by the patterns of a schema. `at` is the path of the value. */
type PatternCheck = (value: JsonValue, at: string) => ErrorDetail[];

/** Returns null for a schema without patterns. */
function patternsOf(schema: JsonValue | undefined): PatternCheck | null {
  if (!isJson(schema)) return null;
  const { pattern, properties, items } = schema;
  if (typeof pattern === 'string') return patternCheck(pattern);
  const entries = patternsOf(items);
  if (entries !== null) {
    return (value, at) => (Array.isArray(value) ? value.flatMap((one, index) => entries(one, `${at}/${index}`)) : []);
  }
  const members = Object.entries(isJson(properties) ? properties : {}).flatMap(([name, one]) => {
    const check = patternsOf(one);
    return check === null ? [] : [{ name, check }];
  });
  if (members.length === 0) return null;
  return (value, at) =>
    isJson(value) ? members.flatMap(({ name, check }) => check(value[name] as JsonValue, `${at}/${name}`)) : [];
}

function patternCheck(pattern: string): PatternCheck {
  const read = readPattern(pattern);
  if ('problem' in read) throw new Error(`A pattern was stored that is not valid: ${read.problem}`);
  const matcher = RE2JS.compile(read.expression);
  return (value, at) => {
    if (typeof value !== 'string' || matcher.matches(value)) return [];
    return [{ field: fieldAt(at), problem: `must match ${pattern}` }];
  };
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const UUID = /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

/** Formats as several readers all accept them: years from 1 on, no leap seconds, no lower-case `t` or `z`. */
const FORMAT_CHECKS: Record<string, (text: string) => boolean> = {
  date: isDate,
  'date-time': (text) => isDate(DATE_TIME.exec(text)?.[1] ?? ''),
  uuid: (text) => UUID.test(text),
};

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || year < 1) return false;
  const found = new Date(0);
  found.setUTCFullYear(year, month - 1, day);
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}
