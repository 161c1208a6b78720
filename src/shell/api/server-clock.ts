/** Milliseconds by which the service's clock is ahead of this computer's. */
let aheadMs = 0;

/** @param date The `Date` header of a response that has just come. Its precision is one second. */
export function noteServerDate(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) aheadMs = time - Date.now();
}

/** Returns the time of the service's clock in milliseconds since 1970, to about a second. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
