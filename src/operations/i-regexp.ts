import { isLonger } from '../platform/text-length.ts';

export interface BoundedPattern {
  /** The part between `^` and `$`: an I-Regexp (RFC 9485) that every dialect reads alike. */
  expression: string;
  /** Characters and classes, with repetitions written out: the work of matching, per character of a text. */
  size: number;
  /** Characters of the longest matching text; may be infinite. */
  longest: number;
}

const MAX_PATTERN_LENGTH = 200;
const MAX_PATTERN_SIZE = 200;
const MAX_GROUP_DEPTH = 10;

/**
 * Accepts what ECMA 262 (`u`), RE2 and Python's `re` read alike, except that Python's `$` also matches before a final
 * break.
 */
export function readPattern(text: string): BoundedPattern | { problem: string } {
  if (isLonger(text, MAX_PATTERN_LENGTH)) return { problem: `must have at most ${MAX_PATTERN_LENGTH} characters` };
  const isWhole = text.length >= 2 && text.startsWith('^') && text.endsWith('$');
  if (!isWhole) return { problem: 'must match the whole text; begin it with ^ and end it with $' };
  const expression = text.slice(1, -1);
  try {
    const { size, longest } = new PatternReader(expression).read();
    if (size <= MAX_PATTERN_SIZE) return { expression, size, longest };
    const problem = `has ${size} characters and classes when repetitions are expanded; the limit is ${MAX_PATTERN_SIZE}. Repeat with * and limit the text by maxLength`;
    return { problem };
  } catch (error) {
    if (error instanceof PatternFault) return { problem: error.message };
    throw error;
  }
}

class PatternFault extends Error {}

type Extent = Pick<BoundedPattern, 'size' | 'longest'>;

/** Characters that may follow a backslash. Only a hyphen within a class needs one. */
const ESCAPED = '()*+.?[\\]^nrt{|}';
const ESCAPED_IN_CLASS = `${ESCAPED}-`;

/** Reads by the grammar of RFC 9485, section 4, without the parts that dialects read differently. */
class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;

  constructor(expression: string) {
    this.#characters = [...expression];
  }

  read(): Extent {
    const extent = this.#sequence();
    if (this.#peek() === '|') {
      throw new PatternFault('has alternatives outside of a group; write ^(one|other)$');
    }
    if (this.#peek() === ')') throw new PatternFault('closes a group that is not open; write a bracket as \\)');
    return extent;
  }

  #peek(): string | undefined {
    return this.#characters[this.#at];
  }

  #next(): string | undefined {
    const character = this.#peek();
    this.#at += 1;
    return character;
  }

  #alternatives(depth: number): Extent {
    let all = this.#sequence(depth);
    while (this.#peek() === '|') {
      this.#at += 1;
      const { size, longest } = this.#sequence(depth);
      all = { size: all.size + size, longest: Math.max(all.longest, longest) };
    }
    return all;
  }

  #sequence(depth = 0): Extent {
    let all: Extent = { size: 0, longest: 0 };
    for (let next = this.#peek(); next !== undefined && next !== '|' && next !== ')'; next = this.#peek()) {
      const { size, longest } = this.#repeated(this.#atom(depth));
      all = { size: all.size + size, longest: all.longest + longest };
    }
    return all;
  }

  #atom(depth: number): Extent {
    const one = { size: 1, longest: 1 };
    const character = this.#next() ?? '';
    switch (character) {
      case '(':
        return this.#group(depth);
      case '[':
        this.#class();
        return one;
      case '\\':
        this.#escape(ESCAPED);
        return one;
      case '.':
        throw new PatternFault('has a dot, which dialects read differently; write [^\\n\\r], or \\. for the character');
      case '^':
      case '$':
        throw new PatternFault(
          `has ${character} in the middle; write ${character === '^' ? '\\^' : '[$]'} for the character`,
        );
      case '*':
      case '+':
      case '?':
        throw new PatternFault(`repeats nothing with ${character}; write \\${character} for the character`);
      case '{':
      case '}':
      case ']':
        throw new PatternFault(`has ${character} by itself; write \\${character} for the character`);
      default:
        return one;
    }
  }

  #group(depth: number): Extent {
    if (depth === MAX_GROUP_DEPTH) throw new PatternFault(`nests groups more than ${MAX_GROUP_DEPTH} deep`);
    if (this.#peek() === '?') {
      throw new PatternFault(
        'has a group that begins with (?, such as a look-ahead; only plain groups ( ) are supported',
      );
    }
    const extent = this.#alternatives(depth + 1);
    if (this.#next() !== ')') throw new PatternFault('does not close a group');
    return extent;
  }

  #escape(known: string): string {
    const character = this.#next() ?? '';
    if (character !== '' && known.includes(character)) return character;
    if (/[dDwWsSpPbB]/.test(character)) {
      throw new PatternFault(`has \\${character}, which dialects read differently; write a class such as [0-9]`);
    }
    throw new PatternFault(`has \\${character}, which has no meaning; leave out the backslash`);
  }

  /** Reads `[…]`: characters, escapes and ranges of them. */
  #class(): void {
    if (this.#peek() === '^') this.#at += 1;
    let isEmpty = true;
    while (this.#peek() !== ']') {
      const from = this.#classCharacter(isEmpty);
      isEmpty = false;
      const after = this.#characters[this.#at + 1];
      if (this.#peek() !== '-' || after === ']' || after === undefined) continue;
      if (from === '-') throw new PatternFault('has a range that begins with a hyphen; write \\- for the character');
      this.#at += 1;
      const to = this.#classCharacter(false);
      if (to === '-' || (from.codePointAt(0) ?? 0) > (to.codePointAt(0) ?? 0)) {
        throw new PatternFault(`has the range ${from}-${to}, which is empty`);
      }
    }
    if (isEmpty) throw new PatternFault('has an empty class []');
    this.#at += 1;
  }

  #classCharacter(isFirst: boolean): string {
    const character = this.#next();
    if (character === undefined) throw new PatternFault('does not close a class');
    if (character === '[') throw new PatternFault('has [ within a class; write \\[ for the character');
    // Python warns that two of these in a row may mean an operation on sets one day.
    if ('&~|'.includes(character) && this.#peek() === character) {
      throw new PatternFault(`has ${character} twice in a class; write it once`);
    }
    if (character === '\\') return unescaped(this.#escape(ESCAPED_IN_CLASS));
    if (character === '-' && !isFirst && this.#peek() !== ']') {
      throw new PatternFault('has a hyphen in a class that is not a range; write \\- for the character');
    }
    return character;
  }

  #repeated(extent: Extent): Extent {
    const quantifier = this.#peek() ?? '';
    if (quantifier === '{') return this.#counted(extent);
    if (quantifier === '' || !'*+?'.includes(quantifier)) return extent;
    this.#at += 1;
    this.#assertNotRepeatedAgain();
    const isBounded = quantifier === '?' || extent.longest === 0;
    return isBounded ? extent : { size: extent.size, longest: Number.POSITIVE_INFINITY };
  }

  /** Reads `{n}`, `{n,}` or `{n,m}`. */
  #counted({ size, longest }: Extent): Extent {
    const rest = this.#characters.slice(this.#at, this.#at + 10).join('');
    const [whole, least = '', comma, most] = /^\{([0-9]{1,3})(,([0-9]{1,3})?)?\}/.exec(rest) ?? [];
    if (whole === undefined)
      throw new PatternFault('has { without a count such as {2} or {1,20}; write \\{ for the character');
    this.#at += whole.length;
    const isOpen = comma !== undefined && most === undefined;
    const count = Number(most ?? least);
    if (count < Number(least)) throw new PatternFault(`has the count ${whole}, whose maximum is less than its minimum`);
    this.#assertNotRepeatedAgain();
    const times = isOpen ? Number.POSITIVE_INFINITY : count;
    return { size: size * Math.max(1, count), longest: longest === 0 || times === 0 ? 0 : longest * times };
  }

  #assertNotRepeatedAgain(): void {
    const next = this.#peek();
    if (next !== undefined && '*+?{'.includes(next)) {
      throw new PatternFault('has two repetitions in a row; use a group, or leave out one of them');
    }
  }
}

function unescaped(character: string): string {
  return { n: '\n', r: '\r', t: '\t' }[character] ?? character;
}
