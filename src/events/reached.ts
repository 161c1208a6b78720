import { setTimeout as delay } from 'node:timers/promises';
import { validationError } from '../errors/app-error.ts';
import type { EventLog } from '../platform/outbox/event-log.ts';

/** A node of the database that has just become the primary may know less for a moment than who asks has read before. */
const CATCH_UP_MS = 1_000;

/**
 * Whoever goes on behind what the log has not got to has the position of another log, or of a database that was restored
 * from a backup since; they would be told nothing, and then skip what comes.
 * @param field Names where the position was said.
 * @throws {AppError} `validation_error` with how far the log goes.
 */
export async function assertReached(log: EventLog, sequence: number, field: string): Promise<void> {
  if (sequence === 0 || (await log.reaches(sequence))) return;
  await delay(CATCH_UP_MS);
  if (await log.reaches(sequence)) return;
  const head = await log.head();
  const problem = `is beyond the end of the log, which goes to ${head}; the position is of another tenant, or of a database before it was restored: go on after ${head}, or begin with 0`;
  throw validationError([{ field, problem }]);
}
