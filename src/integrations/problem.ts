import { toLine } from '../platform/plain-text.ts';
import { visibleText } from '../platform/visible-text.ts';
import type { ActionOutcomeError } from './providers/connector.ts';

/** Characters of what a receiver says that are shown. */
const MAX_WORDS_LENGTH = 300;
/** Where in the body of the request the payload is. */
const PAYLOAD_POINTER = /^#?\/(?:payload\/)?([A-Za-z0-9_-]{1,64})(?:\/|$)/;

/**
 * Why a receiver refuses something, out of its problem (RFC 9457): the words of its first error or of all of it, and the
 * field of the payload that the `pointer` of that error names.
 * @returns null if it is no problem.
 */
export function refusalOf(value: unknown): ActionOutcomeError | null {
  return isRecord(value) ? refusalIn(value) : null;
}

/** The same of an object that is taken for a problem. */
export function refusalIn(value: Readonly<Record<string, unknown>>): ActionOutcomeError {
  const errors = Array.isArray(value['errors']) ? value['errors'].filter(isRecord) : [];
  const [first = {}] = errors;
  const said = [first['detail'], value['detail'], value['title']].find((words) => typeof words === 'string');
  const field = typeof first['pointer'] === 'string' ? PAYLOAD_POINTER.exec(first['pointer'])?.[1] : undefined;
  return {
    code: 'provider_refused',
    message: typeof said === 'string' ? `The receiver refuses it: ${shown(said)}` : 'The receiver refuses it.',
    retryable: false,
    ...(field === undefined ? {} : { field }),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words of others as one line, with a mark for whatever would not be seen in it, or would show something else. */
function shown(words: string): string {
  // A mark takes the place of one character, and is longer.
  const line = [...visibleText(toLine(words.slice(0, MAX_WORDS_LENGTH)))];
  return line.length <= MAX_WORDS_LENGTH ? line.join('') : `${line.slice(0, MAX_WORDS_LENGTH).join('')}…`;
}
