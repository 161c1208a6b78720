/**
 * What texts may not hold, whichever door they come by; the contracts say the same as patterns (WorkItemSubject,
 * WorkItemTag, MessageContent). Stored texts of before stay readable.
 */

/** Controls, line and paragraph separators, and marks that turn the direction of writing. */
const NOT_IN_LINES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
/** Controls but line breaks and tabs, and what old encodings have left of others. */
const NOT_IN_TEXTS = /[\p{Cc}--[\t\n\r\u0080-\u009f]]/v;

/** What is wrong with a text of one line: a subject, a name, a label, an id of others; undefined for nothing. */
export function lineProblem(text: string): string | undefined {
  if (text.search(NOT_IN_LINES) === -1) return undefined;
  return 'must be one line, with no line breaks, control characters or marks that turn the direction of writing';
}

/** What is wrong with a text of several lines: a message, a reason; undefined for nothing. */
export function textProblem(text: string): string | undefined {
  if (!NOT_IN_TEXTS.test(text)) return undefined;
  return 'must have no control characters but line breaks and tabs';
}

/** A line out of words that were written as a text: what lines may not hold becomes a space. */
export function toLine(text: string): string {
  return text.replaceAll(NOT_IN_LINES, ' ').trim();
}
