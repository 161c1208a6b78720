import { setImmediate } from 'node:timers/promises';

/**
 * Terms are the normalised words of texts. Queries become words in the same way, so that both match. A change of the
 * rules needs a migration that has all WorkItems read again.
 */

/** Code points. Longer words are cut. */
const MAX_TERM_LENGTH = 64;
/** Keeps a document of the index small. Words beyond the maximum are not found. */
export const MAX_TERMS = 1_000;

/** Texts are split at all but letters, digits, their marks, and characters that occur in addresses. */
const BETWEEN_PIECES = /[^\p{L}\p{N}\p{M}_@.%+\-']+/u;
const WORDS = /[\p{L}\p{N}\p{M}_]+/gu;
const ENDS_OF_ADDRESS = new Set(".%+-'");
/** Longer pieces are no addresses (RFC 5321, 4.5.3.1). */
const MAX_ADDRESS_LENGTH = 320;
/** Ids of this service, such as `wi_…`, after folding. */
const ID = /^[a-z]{2,12}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
/** Scripts that are written without spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/** Marks that people leave out. `LETTERS` has what people write in another way and no Unicode form takes apart. */
const MARKS = /[\p{Mn}&&[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}]]/gv;
const HIDDEN = /\p{Cf}/gu;
/**
 * Marks of a letter beyond eight, which no script has. Putting the marks of a letter in order takes the square of their
 * number. The two half-width characters are letters to Unicode, but marks to its forms.
 */
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;
/** Signs made of letters, such as trade marks, which would merge with the words beside them. */
const SIGNS = /\p{So}/gu;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ς: 'σ',
};
const TO_REPLACE = /[ßæœøđłıς]/gu;

/** Mark that no term contains. */
const PROPOSED_MARK = '~';

/** Marks a term of a proposal. Searches of callers who may not read proposals leave these terms out. */
export function proposedTerm(term: string): string {
  return PROPOSED_MARK + term;
}

export const NO_WORD = { field: 'text', problem: 'has no letter and no digit' };

/** Returns at most `MAX_TERMS` terms, in the order of the texts. */
export function termsOf(texts: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    addTerms(terms, text);
    if (terms.size >= MAX_TERMS) break;
  }
  return [...terms].slice(0, MAX_TERMS);
}

/** Like `termsOf`, for many and long texts: other work of the process gets a turn between two texts. */
export async function termsInTurns(texts: Iterable<string>): Promise<string[]> {
  const terms = new Set<string>();
  for (const text of texts) {
    addTerms(terms, text);
    if (terms.size >= MAX_TERMS) break;
    await setImmediate();
  }
  return [...terms].slice(0, MAX_TERMS);
}

function addTerms(terms: Set<string>, text: string): void {
  for (const piece of fold(text).split(BETWEEN_PIECES)) {
    for (const address of addressIn(piece)) terms.add(cut(address));
    for (const word of wordsOf(piece)) addWord(terms, word);
    if (terms.size >= MAX_TERMS) return;
  }
}

/** A query matches if all terms are present. An address counts as a whole, not by its parts. */
export function termsOfQuery(text: string): string[] {
  const terms = new Set<string>();
  for (const piece of fold(text).split(BETWEEN_PIECES)) {
    const addresses = addressIn(piece);
    for (const address of addresses) terms.add(cut(address));
    if (addresses.length > 0) continue;
    for (const word of wordsOf(piece)) addWord(terms, word, true);
  }
  return [...terms];
}

/** Makes compatibility forms, case, hidden characters and marks of letters equal. */
function fold(text: string): string {
  const plain = text.replace(HIDDEN, '').replace(SIGNS, ' ').replace(TOO_MANY_MARKS, '$1');
  const lower = plain.normalize('NFKC').toLowerCase();
  const unmarked = lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return unmarked.replace(TO_REPLACE, (letter) => LETTERS[letter] ?? letter);
}

function addressIn(piece: string): string[] {
  if (piece.length > MAX_ADDRESS_LENGTH) return [];
  const [local = '', domain = '', ...more] = piece.split('@');
  const [name, host] = [local, domain].map(trimmed);
  return name && host && more.length === 0 ? [`${name}@${host}`] : [];
}

/** Removes characters that may occur only within a part of an address. */
function trimmed(part: string): string {
  let [start, end] = [0, part.length];
  while (start < end && ENDS_OF_ADDRESS.has(part.charAt(start))) start += 1;
  while (start < end && ENDS_OF_ADDRESS.has(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}

function wordsOf(piece: string): string[] {
  return (piece.match(WORDS) ?? []).flatMap((word) => (ID.test(word) ? [word] : word.split('_')));
}

/** Splits text without spaces into characters and pairs. A query has only the pairs, or a lone character. */
function addWord(terms: Set<string>, word: string, asked = false): void {
  for (const part of word.split(UNSPACED)) {
    if (part === '') continue;
    if (!UNSPACED.test(part)) {
      terms.add(cut(part));
      continue;
    }
    const characters = [...part];
    for (const [index, character] of characters.entries()) {
      const next = characters[index + 1];
      if (!asked || characters.length === 1) terms.add(character);
      if (next !== undefined) terms.add(character + next);
      if (terms.size >= MAX_TERMS) return;
    }
  }
}

function cut(term: string): string {
  return term.length <= MAX_TERM_LENGTH ? term : [...term].slice(0, MAX_TERM_LENGTH).join('');
}
