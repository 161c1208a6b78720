import type * as Yaml from 'yaml';
import type { ErrorDetail } from '../../errors/app-error.ts';
import type { JsonValue } from '../../platform/canonical-json.ts';
import { lazyPackage } from '../../platform/lazily.ts';
import { JsonFault, readJson } from '../../platform/strict-json.ts';
import { iJsonProblem } from './i-json.ts';

const yaml = lazyPackage<typeof Yaml>('yaml');

export const MAX_TEXT_BYTES = 64 * 1024;
/** A schema eight levels deep takes two levels for each of these. */
const MAX_DEPTH = 32;

/** The field of problems of a text as a whole. */
export const TEXT_FIELD = 'text';

/** Reads a definition, in YAML 1.2 or JSON, that every reader reads alike: of what is named twice there are two readings. */
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
    // What begins with a brace may be YAML, too.
    if (error.kind === 'syntax') return readYaml(text);
    return { problem: error.problem, ...(error.path !== '' && { field: error.path }) };
  }
}

function readYaml(text: string): Reading {
  if (isBottomless(text)) return { problem: TOO_DEEP };
  if (hasTooMany(text)) return { problem: `has more than ${MAX_LEXEMES} words and signs; write it in JSON` };
  try {
    // To see that keys are unique, the reader compares each with each.
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
    // The reader goes as deep as the text does.
    if (error instanceof RangeError) return { problem: TOO_DEEP };
    throw error;
  }
}

const TOO_DEEP = `is nested deeper than the ${MAX_DEPTH} levels allowed`;

/** Lists and keys that begin within one another on one line. */
const BEGINNINGS = /(?:[-?]\s+){100}/;
/** Brackets of texts count as well, though no definition in order has nearly as many that are not closed. */
const MAX_OPEN_BRACKETS = 500;

/** Whether a text is nested so deep that its reader takes a second to find out. */
function isBottomless(text: string): boolean {
  let open = 0;
  for (const bracket of text.match(/[[\]{}]/g) ?? []) {
    open += bracket === '[' || bracket === '{' ? 1 : -1;
    if (open > MAX_OPEN_BRACKETS) return true;
  }
  return BEGINNINGS.test(text);
}

/** What is in order has far fewer; of what is not, the reader finds a fault in each, which takes seconds. */
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

/** What of a document has more than one reading, or a meaning that depends on another place. */
function ambiguityOf(document: Yaml.Document): string | undefined {
  const { isScalar, visit } = yaml();
  let problem: string | undefined;
  visit(document, {
    Alias() {
      problem = 'refers to another part of itself (*name); write it out';
      return visit.BREAK;
    },
    Map(_key, { items }) {
      const names = new Set<string>();
      const isNew = (name: string) => name !== '' && !names.has(name) && names.add(name);
      const repeated = items.map(({ key }) => (isScalar(key) ? String(key.value) : '')).find((name) => !isNew(name));
      if (repeated === undefined) return undefined;
      const called = repeated.slice(0, 80);
      problem = called === '' ? 'has a key that is no name' : `has ${called} more than once in one place; give it once`;
      return visit.BREAK;
    },
  });
  return problem;
}
