import { type Timestamp, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { validationError } from '../../errors/app-error.ts';

/** Seconds of the years 1 to 9999, which a timestamp is of (google/protobuf/timestamp.proto). */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800n, 253_402_300_799n];

/** A time that there may not be. */
export function toApiTime(time: Date | null): Timestamp | undefined {
  return time === null ? undefined : timestampFromDate(time);
}

/**
 * @param field As callers know it.
 * @throws {AppError} `validation_error` on what is no time of the years 1 to 9999.
 */
export function fromApiTime(field: string, time: Timestamp | undefined): Date | undefined {
  if (time === undefined) return undefined;
  if (time.seconds >= FIRST_SECOND && time.seconds <= LAST_SECOND) return timestampDate(time);
  throw validationError([{ field, problem: 'is no time of the years 1 to 9999' }]);
}
