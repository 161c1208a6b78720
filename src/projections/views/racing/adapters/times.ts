import { DateTime } from 'luxon';
import { asText } from './reading.ts';

/** Larger numbers are milliseconds. As seconds, they would be after the year 5000. */
const MAX_UNIX_SECONDS = 1e11;
const CLOCKS = ['h:mm:ss a', 'h:mm a', 'H:mm:ss', 'H:mm'];
/** An ambiguous date has the month first, unless the load differs (`readDocuments`). */
const DAYS = ['M/d/yyyy', 'd/M/yyyy', 'd-M-yyyy', 'd.M.yyyy', 'yyyy/M/d', 'd MMM yyyy', 'd MMMM yyyy', 'MMM d, yyyy'];
const MOMENTS = DAYS.flatMap((day) => CLOCKS.map((clock) => `${day} ${clock}`));
/** .NET, such as `/Date(1769652900000+1100)/`. The offset adds no information. */
const DOTNET = /^\/Date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;
const CLOCK_IN_ISO = /^\d{4}-?\d{2}-?\d{2}[T ]\d{2}/;

/**
 * Reads ISO 8601, SQL, RFC 2822, common formats with a time, and Unix seconds or milliseconds. An offset in the text
 * counts; otherwise `zone` does. A date without a time is not a moment.
 */
export function asInstant(value: unknown, zone: string): Date | undefined {
  return within(momentOf(value, zone))?.toJSDate();
}

function momentOf(value: unknown, zone: string): DateTime | undefined {
  const text = asText(value) ?? '';
  const unix = DOTNET.exec(text)?.[1] ?? (/^\d{1,14}(?:\.\d{1,6})?$/.test(text) ? text : undefined);
  if (unix !== undefined) return ofUnix(Number(unix), DOTNET.test(text));
  if (CLOCK_IN_ISO.test(text)) {
    const iso = DateTime.fromISO(text.replace(' ', 'T'), { zone });
    return iso.isValid ? iso : DateTime.fromSQL(text, { zone });
  }
  const mail = DateTime.fromRFC2822(text, { zone });
  return mail.isValid ? mail : inFormats(text, MOMENTS, zone);
}

function ofUnix(number: number, isMillis: boolean): DateTime {
  return isMillis || number >= MAX_UNIX_SECONDS ? DateTime.fromMillis(number) : DateTime.fromSeconds(number);
}

function inFormats(text: string, formats: readonly string[], zone: string): DateTime | undefined {
  const plain = text.replaceAll(/\s+/g, ' ');
  return formats
    .map((format) => DateTime.fromFormat(plain, format, { zone, locale: 'en-US' }))
    .find((one) => one.isValid);
}

/** Drops a time outside the years 1900 to 2199, which must be a mistake. */
function within(time: DateTime | undefined): DateTime | undefined {
  return time?.isValid && time.year >= 1900 && time.year < 2200 ? time : undefined;
}

/** Reads a date as YYYY-MM-DD: that of an ISO text, whatever its zone; otherwise the date in UTC. */
export function asDate(value: unknown): string | undefined {
  const text = asText(value) ?? '';
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text) ?? [];
  const isIso = year !== undefined && !/^\d{9,}$/.test(text);
  const found = isIso
    ? DateTime.fromISO(`${year}-${month}-${day}`, { zone: 'utc' })
    : (momentOf(value, 'utc') ?? inFormats(text, DAYS, 'utc'));
  const inUtc = within(found)?.toUTC();
  return inUtc?.toFormat('yyyy-MM-dd');
}

/** Reads the time of day as written; undefined before an offset, which may not be that of the track. */
export function timeOfDay(value: unknown): string | undefined {
  const text = asText(value) ?? '';
  if (/[+-]\d{2}:?\d{2}$|Z$|GMT$/i.test(text)) return undefined;
  const [, clock, half] = /[T ](\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?(\s?[AP]M)?$/i.exec(text) ?? [];
  return clock === undefined ? undefined : `${clock}${half ?? ''}`;
}
