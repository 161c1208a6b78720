import { setImmediate } from 'node:timers/promises';

/**
 * Terms by which a WorkItem is found: the normalised words of its texts. Queries are turned into words in the same way,
 * so that both match. A change of this needs a migration that has all WorkItems read again.
 */

/** Maximum code points of a term. Longer words are cut. */
const MAX_TERM_LENGTH = 64;
/** Maximum terms of a WorkItem, so that a document of the index stays small. Words beyond it are not found. */
export const MAX_TERMS = 1_000;

/**
 * Characters at which texts are split: all but letters, digits, their marks, and characters that occur in addresses.
 */
const BETWEEN_PIECES = /[^\p{L}\p{N}\p{M}_@.%+\-']+/u;
const WORDS = /[\p{L}\p{N}\p{M}_]+/gu;
const ENDS_OF_ADDRESS = new Set(".%+-'");
/** Maximum length of an address by RFC 5321 (4.5.3.1). Longer pieces are no addresses. */
const MAX_ADDRESS_LENGTH = 320;
/** Ids of this service, such as `wi_…`, after folding. */
const ID = /^[a-z]{2,12}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
/** Scripts that are written without spaces between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/**
 * Marks that people leave out. `LETTERS` has the letters that people write in another way, and that no Unicode form
 * takes apart.
 */
const MARKS = /[\p{Mn}&&[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}]]/gv;
const HIDDEN = /\p{Cf}/gu;
/**
 * Matches the marks of a letter beyond eight, which is more than any script has. The two half-width characters are
 * letters to Unicode, but marks to its forms. The limit bounds the cost: putting the marks of a letter in order takes
 * the square of their number.
 */
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;
/**
 * Signs that are made of letters, such as the numero sign and trade marks. They would merge with the words beside them.
 */
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

/**
 * Returns the stored form of a term of a proposal, which is kept beside the other terms. A search by a caller who may
 * not read proposals leaves these terms out.
 */
export function proposedTerm(term: string): string {
  return PROPOSED_MARK + term;
}

/** Problem of a text without any term. */
export const NO_WORD = { field: 'text', problem: 'has no letter and no digit' };

/** Returns the terms of texts, in their order, at most `MAX_TERMS`. */
export function termsOf(texts: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    addTerms(terms, text);
    if (terms.size >= MAX_TERMS) break;
  }
  return [...terms].slice(0, MAX_TERMS);
}

/** Returns the same for texts that may be many and long. Other work of the process gets a turn between two texts. */
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

/** Returns the terms that must all be present for a query to match. An address counts as a whole, not by its parts. */
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

/** Folds a text, so that compatibility forms, case, hidden characters and marks of letters make no difference. */
function fold(text: string): string {
  const plain = text.replace(HIDDEN, '').replace(SIGNS, ' ').replace(TOO_MANY_MARKS, '$1');
  const lower = plain.normalize('NFKC').toLowerCase();
  const unmarked = lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return unmarked.replace(TO_REPLACE, (letter) => LETTERS[letter] ?? letter);
}

/** Returns the address that a piece is; nothing if it is none. */
function addressIn(piece: string): string[] {
  if (piece.length > MAX_ADDRESS_LENGTH) return [];
  const [local = '', domain = '', ...more] = piece.split('@');
  const [name, host] = [local, domain].map(trimmed);
  return name && host && more.length === 0 ? [`${name}@${host}`] : [];
}

/** Removes from both ends the characters that may occur only within a part of an address. */
function trimmed(part: string): string {
  let [start, end] = [0, part.length];
  while (start < end && ENDS_OF_ADDRESS.has(part.charAt(start))) start += 1;
  while (start < end && ENDS_OF_ADDRESS.has(part.charAt(end - 1))) end -= 1;
  return part.slice(start, end);
}

function wordsOf(piece: string): string[] {
  return (piece.match(WORDS) ?? []).flatMap((word) => (ID.test(word) ? [word] : word.split('_')));
}

/**
 * Adds a word. Text that is written without spaces is added as single characters and as pairs of neighbours. For a
 * query only the pairs are added, or the character if there is only one.
 */
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
