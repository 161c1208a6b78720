import { type Timestamp, timestampFromDate } from '@bufbuild/protobuf/wkt';

/** A time that there may not be. */
export function toApiTime(time: Date | null): Timestamp | undefined {
  return time === null ? undefined : timestampFromDate(time);
}
