import { toLine } from '../platform/plain-text.ts';
import { clippedText, cutText } from '../platform/text-length.ts';
import { visibleText } from '../platform/visible-text.ts';
import type { ActionOutcomeError } from './providers/connector.ts';

const MAX_WORDS_LENGTH = 300;
/** JSON pointer to a field of the payload in the request body. */
const PAYLOAD_POINTER = /^#?\/(?:payload\/)?([A-Za-z0-9_-]{1,64})(?:\/|$)/;

/** Reads problem details (RFC 9457): the text of the first error or of the whole, and the field of its `pointer`. */
export function refusalOf(value: unknown): ActionOutcomeError | null {
  return isRecord(value) ? refusalIn(value) : null;
}

export function refusalIn(value: Readonly<Record<string, unknown>>): ActionOutcomeError {
  const errors = Array.isArray(value['errors']) ? value['errors'].filter(isRecord) : [];
  const [first = {}] = errors;
  const said = [first['detail'], value['detail'], value['title']].find((words) => typeof words === 'string');
  const field = typeof first['pointer'] === 'string' ? PAYLOAD_POINTER.exec(first['pointer'])?.[1] : undefined;
  return {
    code: 'provider_refused',
    message: typeof said === 'string' ? `The receiver refused it: ${shown(said)}` : 'The receiver refused it.',
    retryable: false,
    ...(field === undefined ? {} : { field }),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Marks characters that would be invisible or misleading. */
function shown(words: string): string {
  // Cut twice: a mark replaces one character and is longer than it.
  return clippedText(visibleText(toLine(cutText(words, MAX_WORDS_LENGTH + 1))), MAX_WORDS_LENGTH);
}
