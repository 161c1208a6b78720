import type { ErrorDetail } from '../../errors/app-error.ts';
import { cutText } from '../../platform/text-length.ts';
import type { PartError } from './compiled-backend.ts';

/** Converts validation errors to problems for the caller. Each names the field and the remedy. */
export function toProblems(errors: readonly PartError[]): ErrorDetail[] {
  const problems: ErrorDetail[] = [];
  for (const error of errors) {
    const problem = describe(error, errors);
    if (problem === undefined) continue;
    const field = fieldOf(error);
    if (!problems.some((known) => known.field === field && known.problem === problem))
      problems.push({ field, problem });
  }
  return problems;
}

/** Returns the field of an error: `/initial_message/tags/3` is `initial_message.tags[3]`, the whole body is `body`. */
function fieldOf(error: PartError): string {
  const segments = error.instancePath.split('/').slice(1).map(unescapePointer);
  const { missingProperty, additionalProperty, tag } = error.params as Record<string, string | undefined>;
  const named = missingProperty ?? additionalProperty ?? (error.keyword === 'discriminator' ? tag : undefined);
  if (named !== undefined) segments.push(named);
  if (segments.length === 0) return error.part;
  const path = segments.reduce((path, segment) =>
    /^\d+$/.test(segment) ? `${path}[${segment}]` : `${path}.${segment}`,
  );
  return error.part === 'header' ? headerName(path) : cutText(path, 200);
}

/** Decodes a segment of a JSON Pointer (RFC 6901, section 4). */
export function unescapePointer(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}

function headerName(lowerCase: string): string {
  return lowerCase.replaceAll(/(^|-)([a-z])/g, (_, dash: string, letter: string) => dash + letter.toUpperCase());
}

/** Describes an error as a text to follow the field's name. Returns undefined if the error only repeats another one. */
function describe(error: PartError, all: readonly PartError[]): string | undefined {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
      return error.instancePath === '' && error.part === 'body' && params['missingProperty'] === undefined
        ? 'is required; send a JSON object'
        : 'is required';
    case 'encoding':
      return 'has broken percent-encoding, or text that is not UTF-8';
    case 'repeated':
      return 'is given more than once; give it once';
    case 'additionalProperties':
      return error.part === 'query'
        ? 'is not a known query parameter; leave it out'
        : 'is not a known field; leave it out';
    case 'anyOf':
    case 'if':
      // The errors of the branches describe the problem already.
      return undefined;
    case 'type':
      if (params['type'] === 'null' && hasError('anyOf', error, all)) return undefined;
      return `must be ${typeName(params['type'])}`;
    case 'discriminator':
      if (params['tagValue'] === undefined) return 'is required';
      if (params['error'] === 'tag') return 'must be a string';
      return `is not known: "${cutText(String(params['tagValue']), 100)}"${knownKinds(params['known'])}`;
    case 'enum':
      return `must be one of ${(params['allowedValues'] as unknown[]).join(', ')}`;
    case 'minLength':
      return params['limit'] === 1 ? 'must not be empty' : `must have at least ${params['limit']} characters`;
    case 'maxLength':
      return `must have at most ${params['limit']} characters`;
    case 'maxItems':
      return `must have at most ${params['limit']} entries`;
    case 'uniqueItems':
      return `must not repeat an entry (entries ${params['j']} and ${params['i']} are equal)`;
    case 'minimum':
      return `must be at least ${params['limit']}`;
    case 'maximum':
      return `must be at most ${params['limit']}`;
    case 'format':
      return `must be ${FORMATS[params['format'] as string] ?? `of the format ${params['format']}`}`;
    case 'pattern':
      // Message of the contract (`x-problem`), which `make generate` puts into the error.
      return hasError('minLength', error, all) ? undefined : error.message;
    default:
      return error.message ?? 'is not valid';
  }
}

const MOST_KINDS = 20;

function knownKinds(known: unknown): string {
  return Array.isArray(known) && known.length > 0 ? `; known: ${known.slice(0, MOST_KINDS).join(', ')}` : '';
}

/** Returns true if the same value has also failed the check `keyword`, whose message is clearer. */
function hasError(keyword: string, error: PartError, all: readonly PartError[]): boolean {
  return all.some((other) => other.keyword === keyword && other.instancePath === error.instancePath);
}

const FORMATS: Record<string, string> = {
  date: 'a date such as 2026-03-01',
  email: 'an e-mail address such as ada@example.com',
  'date-time': 'a time by RFC 3339 with its offset, such as 2026-03-01T09:30:00Z',
};

function typeName(type: unknown): string {
  const names: Record<string, string> = { object: 'an object', array: 'an array', integer: 'a whole number' };
  const name = (one: string) => names[one] ?? (one === 'null' ? 'null' : `a ${one}`);
  return String(type).split(',').map(name).join(' or ');
}
