import { setTimeout as delay } from 'node:timers/promises';
import { validationError } from '../errors/app-error.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';

/** Bounds one look, for a filter that matches hardly anything. */
const MAX_LOOKED_AT = 4_000;
const CHUNK = 1_000;
/** A node that has just become the primary may know less for a moment than the caller has read before. */
const CATCH_UP_MS = 1_000;

export interface Wanted {
  /** Null if all entries are wanted. */
  matches: ((entry: Pick<EntryHead, 'type' | 'work_item_id'>) => boolean) | null;
  limit: number;
}

export interface Look {
  entries: EntryHead[];
  /** Sequence up to which the log was read. The next look continues here. */
  reached: number;
  isAtEnd: boolean;
}

/** Never gets past an unread entry: a database node that knows less makes the look shorter, and loses nothing. */
export async function lookBehind(log: EventLog, after: number, { matches, limit }: Wanted): Promise<Look> {
  const entries: EntryHead[] = [];
  let reached = after;
  while (reached - after < MAX_LOOKED_AT) {
    const size = matches === null ? limit : CHUNK;
    const read = await log.listBehind(reached, size);
    for (const entry of read) {
      reached = entry.sequence;
      if (matches?.(entry) === false) continue;
      entries.push(entry);
      if (entries.length === limit) return { entries, reached, isAtEnd: false };
    }
    if (read.length < size) return { entries, reached, isAtEnd: true };
  }
  return { entries, reached, isAtEnd: false };
}

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
