const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Days from which the date is shown. */
const MAX_DAYS = 7;

const THIS_YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const OTHER_YEAR = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

/** Such as `12 min` for the past and `in 3 h` for the future; the date for a week or more. */
export function relativeTime(date: Date, now: number): string {
  const distance = Math.abs(date.getTime() - now);
  if (distance < MINUTE_MS) return 'now';
  if (distance >= MAX_DAYS * DAY_MS) {
    const isThisYear = date.getFullYear() === new Date(now).getFullYear();
    return (isThisYear ? THIS_YEAR : OTHER_YEAR).format(date);
  }
  const words = inOneUnit(distance);
  return date.getTime() > now ? `in ${words}` : words;
}

/** Such as `12 min` or `40 d`, however long ago; empty for less than a minute. */
export function timeSince(date: Date, now: number): string {
  const passed = now - date.getTime();
  return passed < MINUTE_MS ? '' : inOneUnit(passed);
}

function inOneUnit(distance: number): string {
  if (distance < HOUR_MS) return `${Math.floor(distance / MINUTE_MS)} min`;
  if (distance < DAY_MS) return `${Math.floor(distance / HOUR_MS)} h`;
  return `${Math.floor(distance / DAY_MS)} d`;
}
