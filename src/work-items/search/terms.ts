import { setImmediate } from 'node:timers/promises';

/**
 * What a WorkItem can be found by: normalised words of its texts. The same makes words of what people ask for, so that
 * both mean the same; a change of it is followed by a migration that has all WorkItems read again.
 */

/** Longer words are cut; code points. */
const MAX_TERM_LENGTH = 64;
/** What is beyond is not found: a document of the index stays small. */
export const MAX_TERMS = 1_000;

/** What texts are cut at: all but letters, digits, their marks and what stands in addresses. */
const BETWEEN_PIECES = /[^\p{L}\p{N}\p{M}_@.%+\-']+/u;
const WORDS = /[\p{L}\p{N}\p{M}_]+/gu;
const ENDS_OF_ADDRESS = new Set(".%+-'");
/** Of an address, by RFC 5321 (4.5.3.1): longer pieces are none. */
const MAX_ADDRESS_LENGTH = 320;
/** Ids of this service, `wi_…` and the like, after folding. */
const ID = /^[a-z]{2,12}_[0-7][0-9a-hjkmnp-tv-z]{25}$/;
/** Scripts that put nothing between words. */
const UNSPACED = /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;

/** Marks that readers leave out, and letters that they write otherwise, which no form of Unicode takes apart. */
const MARKS = /[\p{Mn}&&[\p{sc=Inherited}\p{sc=Hebrew}\p{sc=Arabic}]]/gv;
const HIDDEN = /\p{Cf}/gu;
/**
 * Marks of one letter beyond those that any script has; the two half-width ones are letters to Unicode and marks to its
 * forms. Putting the marks of a letter in order takes the square of their number.
 */
const TOO_MANY_MARKS = /([\p{M}\uff9e\uff9f]{8})[\p{M}\uff9e\uff9f]+/gu;
/** Signs that are made of letters, which would grow together with the words beside them: the numero sign, trade marks. */
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

/** No term holds it. */
const PROPOSED_MARK = '~';

/** A term of what is proposed, as it is kept beside those of what is said: who may not read proposals asks for none of these. */
export function proposedTerm(term: string): string {
  return PROPOSED_MARK + term;
}

/** What is wrong with a text that has no term. */
export const NO_WORD = { field: 'text', problem: 'has no letter and no digit' };

/** Terms of texts, in their order, at most `MAX_TERMS`. */
export function termsOf(texts: Iterable<string>): string[] {
  const terms = new Set<string>();
  for (const text of texts) {
    addTerms(terms, text);
    if (terms.size >= MAX_TERMS) break;
  }
  return [...terms].slice(0, MAX_TERMS);
}

/** The same of texts that may be many and long: whatever else the process does has its turn between two of them. */
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

/** Terms that all have to be there for a query to be met: of addresses the whole, not its parts. */
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

/** Compatibility forms, case, hidden characters and marks of letters make no difference. */
function fold(text: string): string {
  const plain = text.replace(HIDDEN, '').replace(SIGNS, ' ').replace(TOO_MANY_MARKS, '$1');
  const lower = plain.normalize('NFKC').toLowerCase();
  const unmarked = lower.normalize('NFD').replace(MARKS, '').normalize('NFC');
  return unmarked.replace(TO_REPLACE, (letter) => LETTERS[letter] ?? letter);
}

/** The address that a piece is, if it is one. */
function addressIn(piece: string): string[] {
  if (piece.length > MAX_ADDRESS_LENGTH) return [];
  const [local = '', domain = '', ...more] = piece.split('@');
  const [name, host] = [local, domain].map(trimmed);
  return name && host && more.length === 0 ? [`${name}@${host}`] : [];
}

/** Without what may stand within an address, but not at the ends of its parts. */
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
 * Adds a word; of what is written without spaces each character and each two that stand together, or, for a query, the twos
 * alone, and the character where there is but one.
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
