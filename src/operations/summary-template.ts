import type { JsonValue } from '../platform/canonical-json.ts';
import { canonicalJson } from '../platform/canonical-json.ts';
import { graphemesOf, isLonger, lengthOf } from '../platform/text-length.ts';
import { visibleText } from '../platform/visible-text.ts';
import { valueAt } from './json.ts';

const PLACE = /\{([^{}]*)\}/g;

/** Characters of a summary, values in a template, and its other characters. The last two leave room for each value. */
const MAX_SUMMARY = 300;
const MAX_PLACES = 6;
const MAX_WORDS = 150;

export function placesOf(template: string): string[] {
  return [...template.matchAll(PLACE)].map((match) => match[1] as string);
}

export function templateProblem(template: string): string | undefined {
  const words = template.replaceAll(PLACE, '');
  if (/[{}]/.test(words)) return 'has a single brace; use braces only for values, such as {/account_id}';
  // By these marks, people tell the words of the definition from the values of a payload.
  if (/[“”]/.test(words)) return 'has a quotation mark “ or ”, which is reserved for values; use another one';
  if (isLonger(words, MAX_WORDS)) return `must have at most ${MAX_WORDS} characters, not counting values`;
  if (placesOf(template).length > MAX_PLACES) return `must show at most ${MAX_PLACES} values`;
  return undefined;
}

/** Quotes each value. Shows invisible characters, and quotation marks in values, as marks. Cut values end in `…”`. */
export function summaryOf(template: string, payload: JsonValue): string {
  const values = placesOf(template).map((pointer) => shownValue(valueAt(payload, pointer)));
  const fill = (most: number) => {
    let place = 0;
    return template.replaceAll(PLACE, () => quoted(values[place++], most));
  };
  const fits = (most: number) => !isLonger(fill(most), MAX_SUMMARY);
  const longest = Math.max(0, ...values.map((value) => value?.shown.length ?? 0));
  if (fits(longest)) return fill(longest);
  // A cut value may take more room, because its length is shown behind it. So begin with the greatest length.
  let most = MAX_SUMMARY;
  while (most > 0 && !fits(most)) most -= 1;
  return fill(most);
}

interface ShownValue {
  shown: string[];
  length: number;
}

function shownValue(value: JsonValue | undefined): ShownValue | null {
  if (value === undefined || value === null) return null;
  const text = typeof value === 'object' ? canonicalJson(value) : String(value);
  const marked = visibleText(text).replaceAll(LINE_OR_QUOTE, (character) => MARKS[character] ?? '');
  return { shown: [...graphemesOf(marked)], length: lengthOf(text) };
}

const LINE_OR_QUOTE = /[\n\r\t“”]/g;
/** Marks for characters that would look like a space, or like the end of the value. */
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
