/** What is being written behind an `@`, and where the `@` stands. */
export interface MentionQuery {
  from: number;
  words: string;
}

/** An `@` at the beginning of a word, and what follows it up to the caret. An address has its `@` within a word. */
const BEHIND_AT = /(?:^|[\s(])@([^\s@]{0,40})$/u;

/** The mention that is being written where the caret is; none where it is in no such place. */
export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const words = BEHIND_AT.exec(text.slice(0, caret))?.[1];
  return words === undefined ? undefined : { from: caret - words.length - 1, words };
}

/** The text with the mention written out, and where the caret is then. */
export function withMention(
  text: string,
  { from, words }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const behind = text.slice(from + 1 + words.length);
  const written = `@${name}${/^\s/u.test(behind) ? '' : ' '}`;
  return { text: `${text.slice(0, from)}${written}${behind}`, caret: from + written.length };
}

/** Whether a name, or a word of it, begins like that; upper and lower case, and marks of letters, make no difference. */
export function isNamedLike(name: string, words: string): boolean {
  const [wanted, ...parts] = [words, name, ...name.split(/\s+/u)].map(plain);
  return parts.some((part) => part.startsWith(wanted ?? ''));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
