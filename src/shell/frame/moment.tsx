import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

/** In the reader's own language and time zone, which is said where it is exact. */
export const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const ON_HOVER = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** A moment as it stands in hints: whole, with its time zone. */
export function exactTime(date: Date): string {
  return ON_HOVER.format(date);
}

interface MomentProps {
  at: Timestamp;
  /** For sentences, and where something is decided: the date and time itself. Otherwise how long ago it was, or is to be. */
  isExact?: boolean;
}

/** A moment, as `12 min` or exactly; exactly and with its time zone on hover, and for machines. */
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

/** A moment, or what its absence means. */
export function MomentOr({ at, otherwise, isExact = false }: Omit<MomentProps, 'at'> & MomentOrProps) {
  return at === undefined ? otherwise : <Moment at={at} isExact={isExact} />;
}

interface MomentOrProps {
  at: Timestamp | undefined;
  otherwise: string;
}
