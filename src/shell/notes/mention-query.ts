/** The text after an `@` that is being written, and the position of the `@`. */
export interface MentionQuery {
  from: number;
  words: string;
}

/** An `@` at the start of a word, and the text up to the caret. The `@` of an email address is inside a word. */
const BEHIND_AT = /(?:^|[\s(])@([^\s@]{0,40})$/u;

/** Returns the mention that is being written at the caret; undefined if there is none. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const words = BEHIND_AT.exec(text.slice(0, caret))?.[1];
  return words === undefined ? undefined : { from: caret - words.length - 1, words };
}

/** Returns the text with the mention completed, and the caret's new position. */
export function withMention(
  text: string,
  { from, words }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const behind = text.slice(from + 1 + words.length);
  const written = `@${name}${/^\s/u.test(behind) ? '' : ' '}`;
  return { text: `${text.slice(0, from)}${written}${behind}`, caret: from + written.length };
}

/** Returns true if a name, or a word of it, starts with the text, regardless of case and accents. */
export function isNamedLike(name: string, words: string): boolean {
  const [wanted, ...parts] = [words, name, ...name.split(/\s+/u)].map(plain);
  return parts.some((part) => part.startsWith(wanted ?? ''));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
