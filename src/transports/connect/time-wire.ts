import { type Timestamp, timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { validationError } from '../../errors/app-error.ts';

/** First and last second of a timestamp, of the years 1 and 9999 (google/protobuf/timestamp.proto). */
const [FIRST_SECOND, LAST_SECOND] = [-62_135_596_800n, 253_402_300_799n];

/** Converts an optional time. */
export function toApiTime(time: Date | null): Timestamp | undefined {
  return time === null ? undefined : timestampFromDate(time);
}

/**
 * Converts an optional timestamp.
 * @param field The field's name in the API.
 * @throws {AppError} `validation_error` for a time outside the years 1 to 9999.
 */
export function fromApiTime(field: string, time: Timestamp | undefined): Date | undefined {
  if (time === undefined) return undefined;
  if (time.seconds >= FIRST_SECOND && time.seconds <= LAST_SECOND) return timestampDate(time);
  throw validationError([{ field, problem: 'must be a time in the years 1 to 9999' }]);
}
