export interface MentionQuery {
  from: number;
  words: string;
}

/** The `@` of an email address is inside a word. */
const BEHIND_AT = /(?:^|[\s(])@([^\s@]{0,40})$/u;

export function mentionAt(text: string, caret: number): MentionQuery | undefined {
  const words = BEHIND_AT.exec(text.slice(0, caret))?.[1];
  return words === undefined ? undefined : { from: caret - words.length - 1, words };
}

export function withMention(
  text: string,
  { from, words }: MentionQuery,
  name: string,
): { text: string; caret: number } {
  const behind = text.slice(from + 1 + words.length);
  const written = `@${name}${/^\s/u.test(behind) ? '' : ' '}`;
  return { text: `${text.slice(0, from)}${written}${behind}`, caret: from + written.length };
}

/** Compares the beginnings of words, regardless of case and accents. */
export function isNamedLike(name: string, words: string): boolean {
  const [wanted, ...parts] = [words, name, ...name.split(/\s+/u)].map(plain);
  return parts.some((part) => part.startsWith(wanted ?? ''));
}

function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
