import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../errors/app-error.ts';
import { cutText } from '../platform/text-length.ts';

export function toSchemaProblems(errors: readonly ErrorObject[]): ErrorDetail[] {
  return errors.flatMap((error) => {
    const problem = wordsFor(error, errors);
    return problem === undefined ? [] : [{ field: fieldOf(error), problem }];
  });
}

/** Turns `/lines/3/name` into `lines[3].name`. */
export function fieldAt(instancePath: string): string {
  const segments = instancePath.split('/').slice(1);
  const names = segments.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  return cutText(names.reduce(joined, ''), 200);
}

function joined(path: string, segment: string): string {
  if (/^\d+$/.test(segment)) return `${path}[${segment}]`;
  return path === '' ? segment : `${path}.${segment}`;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  const named = missingProperty ?? additionalProperty;
  const path = fieldAt(instancePath);
  return named === undefined ? path : cutText(joined(path, named), 200);
}

function wordsFor({ keyword, params, instancePath, message }: ErrorObject, all: readonly ErrorObject[]) {
  // Other errors say it already: those of the branches, or that of the type.
  if (keyword === 'oneOf') return undefined;
  const isMistyped = all.some((other) => other.keyword === 'type' && other.instancePath === instancePath);
  if (keyword === 'enum' && isMistyped) return undefined;
  const words = Object.hasOwn(WORDS, keyword) ? WORDS[keyword] : undefined;
  return words?.(params) ?? message ?? 'is not valid';
}

const WORDS: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'is required',
  additionalProperties: () => 'is not a known field; leave it out',
  type: ({ type }) => `must be ${String(type).split(',').map(typeName).join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${cutText((allowedValues as unknown[]).slice(0, 20).join(', '), 500)}`,
  const: ({ allowedValue }) => `must be ${cutText(JSON.stringify(allowedValue), 200)}`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`),
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} entries`,
  maxItems: ({ limit }) => `must have at most ${limit} entries`,
  maxProperties: ({ limit }) => `must have at most ${limit} members`,
  uniqueItems: () => 'must not repeat an entry',
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be more than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  format: ({ format }) => `must be ${FORMAT_NAMES[format as string] ?? `of the format ${format}`}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
};

const FORMAT_NAMES: Record<string, string> = {
  date: 'a date such as 2026-03-01',
  'date-time': 'a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z',
  uuid: 'a UUID such as 123e4567-e89b-12d3-a456-426614174000',
};

const TYPE_NAMES: Record<string, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
};

const typeName = (type: string): string => TYPE_NAMES[type] ?? type;
