import type * as Yaml from 'yaml';
import type { ErrorDetail } from '../errors/app-error.ts';
import type { JsonValue } from '../platform/canonical-json.ts';
import { lazyPackage } from '../platform/lazily.ts';
import { JsonFault, readJson } from '../platform/strict-json.ts';
import { cutText } from '../platform/text-length.ts';
import { iJsonProblem } from './i-json.ts';

const yaml = lazyPackage<typeof Yaml>('yaml');

export const MAX_TEXT_BYTES = 64 * 1024;
/** Nesting. A schema of eight levels takes two of these for each of its levels. */
const MAX_DEPTH = 32;

/** Field name for problems of the text as a whole. */
export const TEXT_FIELD = 'text';

/** Reads YAML 1.2 or JSON. Refuses a text that readers may read differently, for example a repeated key. */
export function readDefinitionText(text: string): { value: JsonValue } | { problems: ErrorDetail[] } {
  const failed = (problem: string, field = TEXT_FIELD) => ({ problems: [{ field, problem }] });
  if (Buffer.byteLength(text) > MAX_TEXT_BYTES) return failed(`has more than ${MAX_TEXT_BYTES / 1024} KiB`);
  const read = text.trimStart().startsWith('{') ? readJsonText(text) : readYaml(text);
  if ('problem' in read) return failed(read.problem, read.field);
  const found = iJsonProblem(read.value, MAX_DEPTH);
  return found === null ? read : failed(found.problem, found.field === '' ? TEXT_FIELD : found.field);
}

type Reading = { value: JsonValue } | { problem: string; field?: string };

function readJsonText(text: string): Reading {
  try {
    return { value: readJson(text) as JsonValue };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    // YAML may begin with a brace, too.
    if (error.kind === 'syntax') return readYaml(text);
    return { problem: error.problem, ...(error.path !== '' && { field: error.path }) };
  }
}

function readYaml(text: string): Reading {
  if (isBottomless(text)) return { problem: TOO_DEEP };
  if (hasTooMany(text)) return { problem: `has more than ${MAX_LEXEMES} words and symbols; write it in JSON` };
  try {
    // The reader would compare each key with every other one. `ambiguityOf` finds repeated keys.
    const document: Yaml.Document = yaml().parseDocument(text, {
      schema: 'core',
      uniqueKeys: false,
      prettyErrors: false,
    });
    const [fault] = [...document.errors, ...document.warnings];
    if (fault !== undefined)
      return { problem: `is not valid YAML in line ${lineAt(text, fault.pos[0])}: ${fault.message}` };
    const problem = ambiguityOf(document);
    if (problem !== undefined) return { problem };
    return { value: document.toJS() as JsonValue };
  } catch (error) {
    // The reader recurses as deep as the text is nested.
    if (error instanceof RangeError) return { problem: TOO_DEEP };
    throw error;
  }
}

const TOO_DEEP = `is nested deeper than the ${MAX_DEPTH} levels allowed`;

/** A hundred lists or keys that begin within one another on one line. */
const BEGINNINGS = /(?:[-?]\s+){100}/;
/** Brackets within texts count as well, but no valid definition comes near this number. */
const MAX_OPEN_BRACKETS = 500;

/** Returns true if the reader would take a second to find out how deep the text is nested. */
function isBottomless(text: string): boolean {
  let open = 0;
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    open += bracket === '[' || bracket === '{' ? 1 : -1;
    if (open > MAX_OPEN_BRACKETS) return true;
  }
  return BEGINNINGS.test(text);
}

/** In an invalid text, the reader may find a fault in each token, which takes seconds. */
const MAX_LEXEMES = 20_000;

function hasTooMany(text: string): boolean {
  let count = 0;
  for (const _ of new (yaml().Lexer)().lex(text)) {
    count += 1;
    if (count > MAX_LEXEMES) return true;
  }
  return false;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

/** Returns the problem if a part has more than one reading, or a meaning that depends on another part. */
function ambiguityOf(document: Yaml.Document): string | undefined {
  const { isScalar, visit } = yaml();
  let problem: string | undefined;
  visit(document, {
    Alias() {
      problem = 'has an alias (*name); write out the value instead';
      return visit.BREAK;
    },
    Map(_key, { items }) {
      const names = new Set<string>();
      const isNew = (name: string) => name !== '' && !names.has(name) && names.add(name);
      const repeated = items.map(({ key }) => (isScalar(key) ? String(key.value) : '')).find((name) => !isNew(name));
      if (repeated === undefined) return undefined;
      const called = cutText(repeated, 80);
      problem =
        called === '' ? 'has a key that is not a name' : `has ${called} more than once in one place; give it once`;
      return visit.BREAK;
    },
  });
  return problem;
}
