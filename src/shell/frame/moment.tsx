import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

/** Date and time in the reader's own language and time zone. */
export const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const ON_HOVER = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** Formats a full date and time with its time zone, for tooltips. */
export function exactTime(date: Date): string {
  return ON_HOVER.format(date);
}

interface MomentProps {
  at: Timestamp;
  /**
   * True to show the date and time, for sentences and where somebody decides something. Otherwise the distance from now
   * is shown.
   */
  isExact?: boolean;
}

/**
 * A point in time: relative, such as `12 min`, or exact. The tooltip has the exact time with its time zone, and the
 * `datetime` attribute has it for machines.
 */
export function Moment({ at, isExact = false }: MomentProps) {
  const date = timestampDate(at);
  return (
    <time dateTime={date.toISOString()} title={exactTime(date)} className="tabular">
      {isExact ? EXACT.format(date) : <Relative date={date} />}
    </time>
  );
}

function Relative({ date }: { date: Date }) {
  return relativeTime(date, useNow());
}

/** A point in time, or the text that says what its absence means. */
export function MomentOr({ at, otherwise, isExact = false }: Omit<MomentProps, 'at'> & MomentOrProps) {
  return at === undefined ? otherwise : <Moment at={at} isExact={isExact} />;
}

interface MomentOrProps {
  at: Timestamp | undefined;
  otherwise: string;
}
