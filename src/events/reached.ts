import { setTimeout as delay } from 'node:timers/promises';
import { validationError } from '../errors/app-error.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';

/** A node that has just become the primary may know less for a moment than the caller has read before. */
const CATCH_UP_MS = 1_000;

/**
 * Refuses a position beyond the log, from which a caller would miss the next entries. The position belongs to another
 * log, or to a database that was restored since.
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
