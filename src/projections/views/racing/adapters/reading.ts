import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import type { RawDocument } from '../../../adapter.ts';
import type { SourceProblem } from '../../../model.ts';

/*
 * Reads of documents that may hold anything: what is not there, or not of the right kind, is undefined.
 */

export type JsonObject = { readonly [name: string]: unknown };

/** A document that could be parsed, with its digest. */
export interface ReadDocument {
  name: string;
  root: JsonObject;
  sha256: string;
}

/** Longer texts of providers are cut: nothing that is shown needs more. */
const MAX_TEXT = 300;
/** Longer identifiers are no identifiers. */
const MAX_ID = 200;

/** Beyond any date that the calendar of the runtime knows. */
const MAX_UNIX_SECONDS = 1e11;

/** The documents that are JSON objects; the others are listed. */
export function readDocuments(documents: readonly RawDocument[], problems: SourceProblem[]): ReadDocument[] {
  return documents.flatMap(({ name, bytes }) => {
    const root = parseObject(bytes);
    if (root === undefined) {
      problems.push({ where: name, problem: 'is not a JSON object' });
      return [];
    }
    return [{ name, root, sha256: createHash('sha256').update(bytes).digest('hex') }];
  });
}

function parseObject(bytes: Buffer): JsonObject | undefined {
  try {
    return asObject(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : undefined;
}

export function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text with something in it; numbers count as their digits. */
export function asText(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  const trimmed = text.trim().slice(0, MAX_TEXT);
  return trimmed === '' ? undefined : trimmed;
}

/** An identifier, which providers write as text or as a number. */
export function asId(value: unknown): string | undefined {
  const text = asText(value);
  return text === undefined || text.length > MAX_ID ? undefined : text;
}

/** The identifiers among these, each once. */
export function idsOf(...values: unknown[]): string[] {
  return [...new Set(values.map(asId).filter((id) => id !== undefined))];
}

/** A whole number of at most nine digits; digits in a text count. */
export function asInteger(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) < 1e9 ? number : undefined;
}

/** A whole number above zero. */
export function asOrdinal(value: unknown): number | undefined {
  const number = asInteger(value);
  return number !== undefined && number > 0 ? number : undefined;
}

/** Time of a text by ISO 8601, whose own offset counts, else this zone; or of Unix seconds. */
export function asInstant(value: unknown, zone: string): Date | undefined {
  const seconds = typeof value === 'string' && /^\d{1,11}$/.test(value) ? Number(value) : value;
  const isIso = typeof seconds === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}/.test(seconds);
  const isUnix = typeof seconds === 'number' && Math.abs(seconds) < MAX_UNIX_SECONDS;
  if (!isIso && !isUnix) return undefined;
  const time = isIso ? DateTime.fromISO(seconds, { zone }) : DateTime.fromSeconds(seconds as number);
  // Whatever lies farther off is a mistake.
  return time.isValid && time.year >= 1900 && time.year < 2200 ? time.toJSDate() : undefined;
}

/** The date with which a text begins, YYYY-MM-DD, whatever it says of its zone. */
export function asDate(value: unknown): string | undefined {
  const date = typeof value === 'string' ? value.slice(0, 10) : '';
  const isDate = /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(date) && DateTime.fromISO(date, { zone: 'utc' }).isValid;
  return isDate ? date : undefined;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields that are there: optional data that is absent leaves no trace. */
export function defined<T extends object>(fields: T): Defined<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
}
