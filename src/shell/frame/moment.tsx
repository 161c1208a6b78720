import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import { relativeTime } from './relative-time.ts';
import { useNow } from './use-now.ts';

export const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const ON_HOVER = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'long' });

/** Name of the person's time zone, such as `Europe/Berlin`. */
export const TIME_ZONE = EXACT.resolvedOptions().timeZone;

export function exactTime(date: Date): string {
  return ON_HOVER.format(date);
}

interface MomentProps {
  at: Timestamp;
  /** Exact in sentences and where somebody decides; otherwise the distance from now, such as `12 min`. */
  isExact?: boolean;
}

/** The tooltip has the exact time with its time zone, the `datetime` attribute has it for machines. */
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

interface MomentOrProps extends Omit<MomentProps, 'at'> {
  at: Timestamp | undefined;
  otherwise: string;
}

export function MomentOr({ at, otherwise, isExact = false }: MomentOrProps) {
  return at === undefined ? otherwise : <Moment at={at} isExact={isExact} />;
}
