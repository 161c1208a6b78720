import { clippedText, cutText, isLonger } from './text-length.ts';

/** Maximum depth of nested objects and arrays. No contract of ours goes deeper than ten. */
export const MAX_JSON_DEPTH = 64;

export type JsonFaultKind = 'syntax' | 'byte_order_mark' | 'duplicate_member' | 'number' | 'depth' | 'surrogate';

/** Thrown for a JSON text that has no reading, or more than one. */
export class JsonFault extends Error {
  override readonly name = 'JsonFault';
  readonly kind: JsonFaultKind;
  /** Path of the faulty member, such as `payload.lines[2].amount`; empty for the text as a whole. */
  readonly path: string;
  readonly problem: string;

  constructor(kind: JsonFaultKind, path: string, problem: string) {
    super(path === '' ? problem : `${path} ${problem}`);
    this.kind = kind;
    this.path = path;
    this.problem = problem;
  }
}

/**
 * Parses I-JSON (RFC 7493). `JSON.parse` silently takes the last of repeated members, rounds numbers, and takes half a
 * surrogate pair for a character.
 * @throws {JsonFault}
 */
export function readJson(text: string): unknown {
  if (text.charCodeAt(0) === BYTE_ORDER_MARK) {
    throw new JsonFault('byte_order_mark', '', 'begins with a byte order mark; leave it out');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new JsonFault('syntax', '', `is not valid JSON: ${cutText((error as Error).message, 120)}`);
  }
  scan(text);
  return value;
}

const BYTE_ORDER_MARK = 0xfeff;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const SPACE = 0x20;

/** From so many names on, an object's names are looked up in a set. */
const MANY_NAMES = 12;
/** Number of digits that a double always gives back unchanged (IEEE 754: DBL_DIG). */
const SAFE_LENGTH = 15;
/** No double needs more to be read back unchanged (17 digits), zeros around them included. */
const MAX_NUMBER_LENGTH = 64;

/** An object or array that is not closed yet, with its names so far or the index of the current entry. */
interface Frame {
  names: string[] | null;
  lookup: Set<string> | null;
  index: number;
}

/** Goes once over the text. It is valid JSON already, so that nothing has to be checked twice. */
function scan(text: string): void {
  const open: Frame[] = [];
  let frame: Frame | undefined;
  const { length } = text;
  const hasSurrogates = SURROGATE_ESCAPE.test(text);
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      const next = afterSpace(text, end + 1);
      if (text.charCodeAt(next) === COLON) {
        addName(open, frame as Frame, nameAt(text, at, end));
        at = next;
      } else {
        if (hasSurrogates) assertWhole(text.slice(at, end + 1), open);
        at = end;
      }
    } else if (code === MINUS || (code >= ZERO && code <= NINE)) {
      const end = endOfNumber(text, at + 1);
      if (end - at > SAFE_LENGTH || hasExponent(text, at, end)) assertExact(text.slice(at, end), open);
      at = end - 1;
    } else if (code === COMMA) {
      if (frame?.names === null) frame.index += 1;
    } else if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (open.length === MAX_JSON_DEPTH) {
        throw new JsonFault('depth', '', `is nested deeper than the ${MAX_JSON_DEPTH} levels allowed`);
      }
      frame = { names: code === OPEN_OBJECT ? [] : null, lookup: null, index: 0 };
      open.push(frame);
    } else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) {
      open.pop();
      frame = open[open.length - 1];
    }
  }
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 1) return end;
  }
}

/** @returns the literal as written; undefined unless the top-level member is there once, as a string or a number. */
export function literalOf(text: string, name: string): string | undefined {
  let depth = 0;
  let literals: (string | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_ARRAY || code === OPEN_OBJECT) {
      if (depth === 0 && code === OPEN_ARRAY) return undefined;
      depth += 1;
    } else if (code === CLOSE_ARRAY || code === CLOSE_OBJECT) {
      depth -= 1;
    } else if (code === QUOTE) {
      const end = endOfString(text, at);
      const next = afterSpace(text, end + 1);
      if (depth === 1 && text.charCodeAt(next) === COLON && nameAt(text, at, end) === name) {
        literals = [...literals, scalarAt(text, afterSpace(text, next + 1))];
        if (literals.length > 1) return undefined;
      }
      at = end;
    }
  }
  return literals[0];
}

function scalarAt(text: string, start: number): string | undefined {
  const code = text.charCodeAt(start);
  if (code === QUOTE) return text.slice(start, endOfString(text, start) + 1);
  return code === MINUS || (code >= ZERO && code <= NINE) ? text.slice(start, endOfNumber(text, start + 1)) : undefined;
}

function afterSpace(text: string, from: number): number {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return at;
}

const HALF_A_PAIR = 'holds half of a surrogate pair; send whole characters';
/** Half a pair can only be written as an escape, because a text in UTF-8 contains none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

function nameAt(text: string, start: number, end: number): string {
  const raw = text.slice(start + 1, end);
  return raw.includes('\\') ? (JSON.parse(text.slice(start, end + 1)) as string) : raw;
}

function assertWhole(literal: string, open: readonly Frame[]): void {
  if (!SURROGATE_ESCAPE.test(literal) || (JSON.parse(literal) as string).isWellFormed()) return;
  throw new JsonFault('surrogate', pathOf(open), HALF_A_PAIR);
}

function addName(open: readonly Frame[], frame: Frame, name: string): void {
  const names = frame.names as string[];
  if (!name.isWellFormed()) {
    throw new JsonFault('surrogate', pathOf(open.slice(0, -1)), `has a name that ${HALF_A_PAIR}`);
  }
  if (frame.lookup === null && names.length >= MANY_NAMES) frame.lookup = new Set(names);
  const isKnown = frame.lookup === null ? names.includes(name) : frame.lookup.has(name);
  names.push(name);
  frame.lookup?.add(name);
  if (isKnown) throw new JsonFault('duplicate_member', pathOf(open), 'is given more than once; give it once');
}

function endOfNumber(text: string, from: number): number {
  let end = from;
  // Digits, signs, points and exponents. Other characters that follow a number in valid JSON are none of these.
  for (let code = text.charCodeAt(end); isOfNumber(code); code = text.charCodeAt(end)) end += 1;
  return end;
}

function isOfNumber(code: number): boolean {
  return (code >= ZERO && code <= NINE) || code === 0x2e || (code | 0x20) === 0x65 || code === MINUS || code === 0x2b;
}

function hasExponent(text: string, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) if ((text.charCodeAt(at) | 0x20) === 0x65) return true;
  return false;
}

/** @throws {JsonFault} unless a double represents the number as it is written. */
function assertExact(literal: string, open: readonly Frame[]): void {
  const value = Number(literal);
  const isInteger = !/[.eE]/.test(literal);
  const isExact = literal.length <= MAX_NUMBER_LENGTH && Number.isFinite(value) && isSame(literal, String(value));
  if (isInteger ? Number.isSafeInteger(value) : isExact) return;
  const problem = isInteger
    ? `is an integer beyond ${Number.MAX_SAFE_INTEGER}, which some JSON parsers round; send it as a string`
    : 'is a number that some JSON parsers round; send fewer digits, or a string';
  throw new JsonFault('number', pathOf(open), problem);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [decimalOf(one), decimalOf(other)];
  return left.digits === right.digits && (left.digits === '' || left.exponent === right.exponent);
}

/** Without the sign, which is the same in both literals of `isSame`. */
function decimalOf(literal: string): { digits: string; exponent: bigint } {
  const [, whole = '', fraction = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([-+]?\d+))?$/.exec(literal) ?? [];
  const all = `${whole}${fraction}`;
  const significant = withoutTrailingZeros(all);
  const digits = significant.replace(/^0+/, '');
  return { digits, exponent: BigInt(exponent) - BigInt(fraction.length) + BigInt(all.length - significant.length) };
}

/** Takes linear time, unlike a regular expression. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === ZERO) end -= 1;
  return digits.slice(0, end);
}

const MAX_PATH_LENGTH = 200;

function pathOf(open: readonly Frame[]): string {
  let path = '';
  for (const { names, index } of open) {
    if (names === null) path += `[${index}]`;
    else if (names.length > 0) path += path === '' ? names[names.length - 1] : `.${names[names.length - 1]}`;
    if (isLonger(path, MAX_PATH_LENGTH)) return clippedText(path, MAX_PATH_LENGTH);
  }
  return path;
}
