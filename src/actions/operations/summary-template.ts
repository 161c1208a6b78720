import type { JsonValue } from '../../platform/canonical-json.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import { visibleText } from '../../platform/visible-text.ts';
import { valueAt } from './pointer.ts';

const PLACE = /\{([^{}]*)\}/g;

/** Characters of a summary, with its values; these bound what a template may have, so that something of each is shown. */
const MAX_SUMMARY = 300;
const MAX_PLACES = 6;
const MAX_WORDS = 150;

/** Pointers to the values that a template shows. */
export function placesOf(template: string): string[] {
  return [...template.matchAll(PLACE)].map((match) => match[1] as string);
}

/** What is wrong with a template, besides the members that it points at; undefined for nothing. */
export function templateProblem(template: string): string | undefined {
  const words = template.replaceAll(PLACE, '');
  if (/[{}]/.test(words)) return 'has a brace by itself; those are for values, such as {/account_id}';
  // By them people tell what is said by the definition from what is said by a payload.
  if (/[“”]/.test(words)) return 'has a quotation mark (“ or ”), which values are shown in; write it otherwise';
  if ([...words].length > MAX_WORDS) return `must have at most ${MAX_WORDS} characters beside its values`;
  if (placesOf(template).length > MAX_PLACES) return `must show at most ${MAX_PLACES} values`;
  return undefined;
}

/**
 * What exactly would be done, in a sentence: each value in quotation marks, with what cannot be seen, or could be taken for
 * their end, as a mark. Whole, if the sentence has room for that; else the longest ones end in `…”`, and say how long they
 * are.
 */
export function summaryOf(template: string, payload: JsonValue): string {
  const values = placesOf(template).map((pointer) => shownValue(valueAt(payload, pointer)));
  const fill = (most: number) => {
    let place = 0;
    return template.replaceAll(PLACE, () => quoted(values[place++], most));
  };
  const fits = (most: number) => [...fill(most)].length <= MAX_SUMMARY;
  const longest = Math.max(0, ...values.map((value) => value?.shown.length ?? 0));
  if (fits(longest)) return fill(longest);
  // A value that is one character too long is longer with its length behind it: of the lengths that fit, the greatest.
  let most = MAX_SUMMARY;
  while (most > 0 && !fits(most)) most -= 1;
  return fill(most);
}

interface ShownValue {
  /** Its characters, as they are shown. */
  shown: string[];
  /** Characters that it has itself. */
  length: number;
}

/** Null for a value that is not there. */
function shownValue(value: JsonValue | undefined): ShownValue | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? canonicalJson(value) : String(value);
  const marked = visibleText(text).replaceAll(LINE_OR_QUOTE, (character) => MARKS[character] ?? '');
  return { shown: [...marked], length: [...text].length };
}

const LINE_OR_QUOTE = /[\n\r\t“”]/g;
/** In a line these would be no more than a space, or the end of the value. */
const MARKS: Record<string, string> = {
  '\n': '[line break]',
  '\r': '[carriage return]',
  '\t': '[tab]',
  '“': '[U+201C]',
  '”': '[U+201D]',
};

function quoted(value: ShownValue | null | undefined, most: number): string {
  if (value === null || value === undefined) return '(nothing)';
  const { shown, length } = value;
  if (shown.length <= most) return `“${shown.join('')}”`;
  return `“${shown.slice(0, most).join('')}…” (${length.toLocaleString('en')} characters)`;
}
