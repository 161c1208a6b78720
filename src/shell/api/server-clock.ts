/** Milliseconds by which the service's clock is ahead of this computer's; negative if it is behind. */
let aheadMs = 0;

/**
 * Sets the clock offset from a response.
 * @param date The `Date` header of a response that has just come; null if it has none. Its precision is one second.
 */
export function noteServerDate(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) aheadMs = time - Date.now();
}

/**
 * Returns the time of the service's clock in milliseconds since 1970, as derived from its responses; accurate to about
 * a second.
 */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
