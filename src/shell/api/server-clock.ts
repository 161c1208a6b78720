/** How far the clock of the service is ahead of this computer's; negative if it is behind. */
let aheadMs = 0;

/** @param date The `Date` header of an answer that has just come; null if it has none. It knows whole seconds only. */
export function noteServerDate(date: string | null): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) aheadMs = time - Date.now();
}

/** What the clock of the service says, in milliseconds since 1970, as far as its answers have told: within a second or so. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}
