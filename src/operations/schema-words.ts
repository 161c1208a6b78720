import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from '../errors/app-error.ts';
import { cutText } from '../platform/text-length.ts';

/** Turns the errors of Ajv into problems that say what to do. */
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
  const { type, limit, allowedValues, allowedValue, format, pattern, multipleOf } = params as Record<string, unknown>;
  switch (keyword) {
    case 'required':
      return 'is required';
    case 'additionalProperties':
      return 'is not a known field; leave it out';
    case 'oneOf':
      // The errors of the branches say it already.
      return undefined;
    case 'type':
      return `must be ${String(type).split(',').map(typeName).join(' or ')}`;
    case 'enum':
      if (all.some((other) => other.keyword === 'type' && other.instancePath === instancePath)) return undefined;
      return `must be one of ${cutText((allowedValues as unknown[]).slice(0, 20).join(', '), 500)}`;
    case 'const':
      return `must be ${cutText(JSON.stringify(allowedValue), 200)}`;
    case 'minLength':
      return limit === 1 ? 'must not be empty' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return `must have at least ${limit} entries`;
    case 'maxItems':
      return `must have at most ${limit} entries`;
    case 'maxProperties':
      return `must have at most ${limit} members`;
    case 'uniqueItems':
      return 'must not repeat an entry';
    case 'minimum':
      return `must be at least ${limit}`;
    case 'maximum':
      return `must be at most ${limit}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}`;
    case 'multipleOf':
      return `must be a multiple of ${multipleOf}`;
    case 'format':
      return `must be ${FORMAT_NAMES[format as string] ?? `of the format ${format}`}`;
    case 'pattern':
      return `must match ${pattern}`;
    default:
      return message ?? 'is not valid';
  }
}

const FORMAT_NAMES: Record<string, string> = {
  date: 'a date such as 2026-03-01',
  'date-time': 'a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z',
  uuid: 'a UUID such as 123e4567-e89b-12d3-a456-426614174000',
};

function typeName(type: string): string {
  const names: Record<string, string> = {
    object: 'an object',
    array: 'a list',
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
  };
  return names[type] ?? type;
}
