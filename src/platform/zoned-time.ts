import { DateTime } from 'luxon';

/** @param timeZone IANA name. UTC is used if the name is empty, or not known to this process. */
export function inZone(at: Date, timeZone: string): DateTime {
  const local = DateTime.fromJSDate(at, { zone: timeZone === '' ? 'utc' : timeZone });
  return local.isValid ? local : DateTime.fromJSDate(at, { zone: 'utc' });
}

/** For people, such as `25 Nov 2026, 16:11 UTC`. */
export function momentOf(at: Date, timeZone: string): string {
  const local = inZone(at, timeZone);
  return `${local.toFormat('d LLL yyyy, HH:mm', { locale: 'en-GB' })} ${local.zoneName}`;
}
