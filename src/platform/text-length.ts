/**
 * Limits count code points, as `maxLength` of JSON Schema and `max_len` of protovalidate do. `length` counts UTF-16
 * units: an emoji has two or more, and half a pair is no text that can be stored or signed.
 */
const GRAPHEMES = new Intl.Segmenter('und', { granularity: 'grapheme' });

export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

export function isLonger(text: string, most: number): boolean {
  // No code point has more than two units, so most texts need no counting.
  return text.length > most && (text.length > 2 * most || lengthOf(text) > most);
}

/** Characters as people see them, such as a letter with its accents, or a family of emoji joined into one. */
export function* graphemesOf(text: string): Generator<string> {
  for (const { segment } of GRAPHEMES.segment(text)) yield segment;
}

/** Cuts between graphemes, but within a first grapheme that is too long, so that a cut text is never empty. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = fitting(graphemesOf(text), most);
  return cut === '' ? fitting(text, most) : cut;
}

export function clippedText(text: string, most: number): string {
  return isLonger(text, most) ? `${cutText(text, most - 1)}…` : text;
}

function fitting(pieces: Iterable<string>, most: number): string {
  let [fits, left] = ['', most];
  for (const piece of pieces) {
    left -= lengthOf(piece);
    if (left < 0) break;
    fits += piece;
  }
  return fits;
}
