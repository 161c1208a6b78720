/** The contracts have the same rules as patterns (WorkItemSubject, WorkItemTag, MessageContent). */

/** Control characters, line and paragraph separators, and marks that turn the direction of writing. */
const NOT_IN_LINES = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
/** Control characters except line breaks, tabs, and U+0080 to U+009F, which are remains of old encodings. */
const NOT_IN_TEXTS = /[\p{Cc}--[\t\n\r\u0080-\u009f]]/v;

/** For a text of one line, such as a subject, a name, a label or an external id. */
export function lineProblem(text: string): string | undefined {
  if (text.search(NOT_IN_LINES) === -1) return undefined;
  return 'must be one line, with no line breaks, control characters or marks that turn the direction of writing';
}

export function textProblem(text: string): string | undefined {
  if (!NOT_IN_TEXTS.test(text)) return undefined;
  return 'must have no control characters but line breaks and tabs';
}

/** Characters that a line must not contain become spaces. */
export function toLine(text: string): string {
  return text.replaceAll(NOT_IN_LINES, ' ').trim();
}
