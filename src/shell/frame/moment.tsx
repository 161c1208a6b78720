import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';

const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in the reader's own time zone and language; exactly on hover and for machines. */
export function Moment({ at }: { at: Timestamp }) {
  const date = timestampDate(at);
  const iso = date.toISOString();
  return (
    <time dateTime={iso} title={iso}>
      {FORMAT.format(date)}
    </time>
  );
}

/** A moment, or what its absence means. */
export function MomentOr({ at, otherwise }: { at: Timestamp | undefined; otherwise: string }) {
  return at === undefined ? otherwise : <Moment at={at} />;
}
