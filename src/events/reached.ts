import { setTimeout as delay } from 'node:timers/promises';
import { validationError } from '../errors/app-error.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';

/**
 * Milliseconds to wait for a node of the database that has just become the primary. For a moment it may know less than
 * the caller has read before.
 */
const CATCH_UP_MS = 1_000;

/**
 * Refuses a position that the log has not reached. Such a position belongs to another log, or to a database that was
 * restored from a backup since. A caller who went on from it would get nothing, and would then miss the next entries.
 * @param field Name of the field that has the position.
 * @throws {AppError} `validation_error` with the sequence that the log has reached.
 */
export async function assertReached(log: EventLog, sequence: number, field: string): Promise<void> {
  if (sequence === 0 || (await log.reaches(sequence))) return;
  await delay(CATCH_UP_MS);
  if (await log.reaches(sequence)) return;
  const head = await log.head();
  const problem = `is beyond the end of the log (${head}); it belongs to another tenant, or to the database before a restore; continue after ${head}, or start with 0`;
  throw validationError([{ field, problem }]);
}
