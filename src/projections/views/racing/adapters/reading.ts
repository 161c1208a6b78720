import { createHash } from 'node:crypto';
import { cutText, isLonger } from '../../../../platform/text-length.ts';
import type { RawDocument } from '../../../adapter.ts';
import type { SourceProblem } from '../../../model.ts';

/* Readers for arbitrary content: a value that is missing or of the wrong kind becomes undefined. */

export type JsonObject = { readonly [name: string]: unknown };

export interface ReadDocument {
  name: string;
  root: JsonObject;
  sha256: string;
}

/** Longer texts are cut, because no display needs more. */
const MAX_TEXT = 300;
/** Longer values are not treated as identifiers. */
const MAX_ID = 200;

/** Dates with slashes that are valid in only one order, alone or before a time of day. */
const DAY_FIRST = /"(?:1[3-9]|2\d|3[01])\\?\/(?:0?[1-9]|1[0-2])\\?\/\d{4}[" T]/;
const MONTH_FIRST = /"(?:0?[1-9]|1[0-2])\\?\/(?:1[3-9]|2\d|3[01])\\?\/\d{4}[" T]/;
const SLASHED = /"(\d{1,2})(\\?\/)(\d{1,2})(\\?\/\d{4}(?:[ T][\d: .apm]*)?")/gi;

/**
 * Returns the documents that are JSON objects, and records the others as problems. A provider writes all dates in one
 * order: if some dates only fit the day first and none only fits the month first, day and month are swapped in all
 * dates
 * with slashes, because ambiguous dates are read with the month first (`times.ts`).
 */
export function readDocuments(documents: readonly RawDocument[], problems: SourceProblem[]): ReadDocument[] {
  const texts = documents.map(({ bytes }) => bytes.toString());
  const isDayFirst = texts.some((text) => DAY_FIRST.test(text)) && !texts.some((text) => MONTH_FIRST.test(text));
  return documents.flatMap(({ name, bytes }, index) => {
    const text = texts[index] ?? '';
    const root = parseObject(isDayFirst ? text.replaceAll(SLASHED, '"$3$2$1$4') : text);
    if (root === undefined) {
      problems.push({ where: name, problem: 'is not a JSON object' });
      return [];
    }
    return [{ name, root, sha256: createHash('sha256').update(bytes).digest('hex') }];
  });
}

function parseObject(text: string): JsonObject | undefined {
  try {
    return asObject(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    return undefined;
  }
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

/** Data converted from XML has a plain object where a list has one entry. */
export function asArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  const only = asObject(value);
  return only === undefined || Object.keys(only).length === 0 ? [] : [only];
}

export function asList(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) || asObject(value) !== undefined ? asArray(value) : undefined;
}

export function asFlag(value: unknown): boolean | undefined {
  const said = asText(typeof value === 'boolean' ? String(value) : value)?.toLowerCase() ?? '';
  if (['true', '1', 'yes', 'y'].includes(said)) return true;
  return ['false', '0', 'no', 'n'].includes(said) ? false : undefined;
}

/** Reads a text that is not empty. Numbers count as their digits. */
export function asText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const trimmed = cutText(text.trim(), MAX_TEXT);
  return trimmed === '' ? undefined : trimmed;
}

export function asId(value: unknown): string | undefined {
  const text = asText(value);
  return text === undefined || isLonger(text, MAX_ID) ? undefined : text;
}

export function idsOf(...values: unknown[]): string[] {
  return [...new Set(values.map(asId).filter((id) => id !== undefined))];
}

/** `Race 3`, `R3`, `#3`, `3.0` and `3rd` all mean 3. */
const WHOLE = /^(?:race|r|no\.?|#)?\s*([+-]?\d{1,9})(?:\.0+)?(?:st|nd|rd|th)?$/i;

/** Reads a whole number of at most nine digits, also from a text. */
export function asInteger(value: unknown): number | undefined {
  const digits = typeof value === 'string' ? WHOLE.exec(value.trim())?.[1] : undefined;
  const number = digits === undefined ? value : Number(digits);
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 1e9 ? number : undefined;
}

export function asOrdinal(value: unknown): number | undefined {
  const number = asInteger(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** Marks of a place that several runners share: `1=`, `=1`, `T1`, `DH1`, `1 (dead heat)`. */
const SHARED = /^(?:=|t-?|dh)\s*(?=\d)|(?<=\d\w*)\s*(?:=|\(?(?:dh|dead heat)\)?)$/i;

/** Reads the place of a runner, also if several runners share it. */
export function asPlace(value: unknown): number | undefined {
  return asInteger(asText(value)?.replace(SHARED, ''));
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined fields, so that absent optional data leaves no trace. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}

/** Reads the fields of a record. What it cannot understand becomes a problem; the rest of the record is kept. */
export class FieldReader {
  readonly record: JsonObject;
  /** Place of the record, for problems. */
  readonly where: string;
  readonly #problems: SourceProblem[];

  constructor(record: unknown, where: string, problems: SourceProblem[]) {
    this.record = asObject(record) ?? {};
    this.where = where;
    this.#problems = problems;
  }

  /** Returns the value as it is. @param path for example `race.course.name` */
  get(path: string): unknown {
    return path.split('.').reduce<unknown>((value, name) => asObject(value)?.[name], this.record);
  }

  /** Reads an optional field. */
  read<T>(path: string, as: (value: unknown) => T | undefined): T | undefined {
    const value = this.get(path);
    const read = as(value);
    if (read === undefined && !isAbsent(value)) this.note(path, '');
    return read;
  }

  /** Reads the first usable field. @param done The replacement if none is usable, for the text of the problem. */
  expect<T>(paths: readonly [string, ...string[]], as: (value: unknown) => T | undefined, done: string): T | undefined {
    const odd: string[] = [];
    for (const path of paths) {
      const read = as(this.get(path));
      if (read !== undefined) {
        for (const other of odd) this.note(other, `${path} is used`);
        return read;
      }
      if (!isAbsent(this.get(path))) odd.push(path);
    }
    this.note(odd[0] ?? paths[0], done);
    return undefined;
  }

  /** Reads a list of records. @param link The text between the places of this record and of the list. */
  records(path: string, link = '.'): FieldReader[] {
    this.read(path, asList);
    return this.entries(path, link);
  }

  /** Reads a list of records like `records`. Anything but a list counts as empty, without a problem. */
  entries(path: string, link = '.'): FieldReader[] {
    return asArray(this.get(path)).map((entry, index) => {
      return new FieldReader(entry, `${this.where}${link}${path}[${index}]`, this.#problems);
    });
  }

  note(path: string, done: string): void {
    const value = this.get(path);
    const what = isAbsent(value) ? 'is missing' : `is not understood: ${cutText(JSON.stringify(value), 60)}`;
    this.tell(`${path} ${what}${done === '' ? '' : `; ${done}`}`);
  }

  tell(problem: string): void {
    this.#problems.push({ where: this.where, problem });
  }
}

/** Providers write 0 for a missing number. */
function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === 0 || (typeof value === 'string' && value.trim() === '');
}
