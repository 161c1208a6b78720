import { DateTime } from 'luxon';
import { validationError } from '../errors/app-error.ts';
import type { EventSummary } from './schema.ts';
import { asTimezone } from './timezones.ts';

export const FILTER_KEYS = ['all', 'today', 'upcoming', 'live', 'finished'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export interface ViewFilter {
  filterKey: FilterKey;
  date?: string | undefined;
  timezone: string;
}

type Predicate = (events: readonly EventSummary[]) => boolean;

/** @throws {AppError} `validation_error` unless the name is an IANA zone. */
export function requireTimezone(name: string): string {
  const timezone = asTimezone(name);
  if (timezone !== undefined) return timezone;
  throw validationError([{ field: 'timezone', problem: 'is not an IANA time zone such as Australia/Sydney' }]);
}

export function predicateOf({ filterKey, date, timezone }: ViewFilter, at: Date): Predicate {
  const onDate = date === undefined ? undefined : isOnDay(date, timezone);
  const ofKind = kindOf(filterKey, timezone, at);
  return (events) => ofKind(events) && (onDate === undefined || events.some(onDate));
}

function kindOf(filterKey: FilterKey, timezone: string, at: Date): Predicate {
  switch (filterKey) {
    case 'all':
      return () => true;
    case 'today': {
      const isToday = isOnDay(DateTime.fromJSDate(at, { zone: timezone }).toFormat('yyyy-MM-dd'), timezone);
      return (events) => events.some(isToday);
    }
    case 'upcoming':
      return (events) => events.some((event) => event.status === 'scheduled' && event.starts_at > at);
    case 'live':
      return (events) => events.some(({ status }) => status === 'live' || status === 'interim');
    case 'finished':
      return (events) => events.every(({ status }) => status === 'finished' || status === 'abandoned');
  }
}

/** Converts the date once, because converting each of 10⁵ events would be slow. */
function isOnDay(date: string, timezone: string): (event: EventSummary) => boolean {
  const noon = DateTime.fromISO(`${date}T12:00`, { zone: timezone });
  // Some dates never existed, such as 30 December 2011 in Samoa.
  if (noon.toFormat('yyyy-MM-dd') !== date) return () => false;
  const [start, end] = [startOfDay(noon), startOfDay(noon.plus({ days: 1 }))];
  return ({ starts_at }) => starts_at >= start && starts_at < end;
}

/** If clocks go back across midnight, the day starts at the first midnight. */
function startOfDay(time: DateTime): Date {
  const [first] = time.startOf('day').getPossibleOffsets();
  return (first ?? time.startOf('day')).toJSDate();
}
