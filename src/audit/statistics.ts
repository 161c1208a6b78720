import type { CallContext } from '../call-context.ts';
import { validationError } from '../errors/app-error.ts';
import { currentTime } from '../platform/clock.ts';
import { DAY_MS } from '../platform/durations.ts';
import { COUNTED, type Counted, type CountRow, delayWithin, SLOT_MS } from './counts.ts';
import type { LogOutlines } from './outlines.ts';

/** An empty `day` or `operation` stands for all. */
export interface DecisionCounts {
  day: string;
  operation: string;
  counts: Record<Counted, number>;
  /** Median and 90th percentile of the delay of decisions by people, in milliseconds. */
  p50Ms: number | null;
  p90Ms: number | null;
}

export interface DecisionStatistics {
  firstDay: string;
  lastDay: string;
  total: DecisionCounts;
  byDay: DecisionCounts[];
  byOperation: DecisionCounts[];
  byDayAndOperation: DecisionCounts[];
}

const DEFAULT_DAYS = 30;
/** Time zones and clock changes shift a day by less than this. */
const MARGIN_MS = 2 * DAY_MS;

interface Sum extends Pick<DecisionCounts, 'day' | 'operation' | 'counts'> {
  delays: Map<number, number>;
}

export class DecisionCounting {
  readonly #outlines: LogOutlines;

  constructor(outlines: LogOutlines) {
    this.#outlines = outlines;
  }

  /** Includes today. @throws {AppError} `validation_error`; `unavailable` while a long log is first counted */
  async statistics(call: CallContext, days: number | undefined, timeZone: string): Promise<DecisionStatistics> {
    const dayOf = dayTeller(timeZone);
    const now = currentTime();
    const lastDay = dayOf(now.getTime());
    const firstDay = daysBefore(lastDay, (days ?? DEFAULT_DAYS) - 1);
    const since = new Date(Date.parse(firstDay) - MARGIN_MS);
    const sums = new Map<string, Sum>();
    // Many rows share a slot, and formatting a date is slow.
    const daysBySlot = new Map<number, string>();
    for await (const rows of this.#outlines.counts(call.tenantId, since)) {
      for (const row of rows) {
        const day = daysBySlot.get(row.slot) ?? dayOf(row.slot * SLOT_MS);
        daysBySlot.set(row.slot, day);
        if (day >= firstDay) add(sums, day, row);
      }
    }
    const all = [...sums.values()].map(toCounts).sort(inOrder);
    return {
      firstDay,
      lastDay,
      total: toCounts(sumOf(sums, '', '')),
      byDay: all.filter(({ day, operation }) => day !== '' && operation === ''),
      byOperation: all.filter(({ day, operation }) => day === '' && operation !== ''),
      byDayAndOperation: all.filter(({ day, operation }) => day !== '' && operation !== ''),
    };
  }
}

/** Adds a row to the sums of its day, of its operation, of both, and of everything. */
function add(sums: Map<string, Sum>, day: string, { operation, counts, delays = {} }: CountRow): void {
  for (const sum of [
    sumOf(sums, '', ''),
    sumOf(sums, day, ''),
    sumOf(sums, '', operation),
    sumOf(sums, day, operation),
  ]) {
    for (const counted of COUNTED) sum.counts[counted] += counts[counted] ?? 0;
    for (const [bucket, count] of Object.entries(delays)) {
      sum.delays.set(Number(bucket), (sum.delays.get(Number(bucket)) ?? 0) + count);
    }
  }
}

function sumOf(sums: Map<string, Sum>, day: string, operation: string): Sum {
  const key = `${day}/${operation}`;
  const known = sums.get(key);
  if (known !== undefined) return known;
  const counts = Object.fromEntries(COUNTED.map((counted) => [counted, 0])) as Record<Counted, number>;
  const sum = { day, operation, counts, delays: new Map<number, number>() };
  sums.set(key, sum);
  return sum;
}

function toCounts({ day, operation, counts, delays }: Sum): DecisionCounts {
  return { day, operation, counts, p50Ms: delayWithin(delays, 0.5), p90Ms: delayWithin(delays, 0.9) };
}

function inOrder(a: DecisionCounts, b: DecisionCounts): number {
  return a.day < b.day ? -1 : a.day > b.day ? 1 : a.operation < b.operation ? -1 : 1;
}

/** Returns a function from a time to its date, such as `2026-11-24`. @throws {AppError} `validation_error` */
function dayTeller(timeZone: string): (ms: number) => string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    return (ms) => format.format(ms);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw validationError([{ field: 'time_zone', problem: 'is not a time zone such as Europe/Berlin' }]);
  }
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
