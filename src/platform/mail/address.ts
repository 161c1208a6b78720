const MAX_LENGTH = 254;

/**
 * An address as mail servers take it without quotes: what would need some could be read as several addresses, or as a
 * command of its own.
 */
const ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\].]+(?:\.[^\s\p{C}"(),:;<>@[\\\].]+)*$/u;

/** Whether mail can be sent to it, and to nobody else. */
export function isMailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && ADDRESS.test(text);
}
