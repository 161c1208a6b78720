import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';

/** So much is looked at by one look: a filter that hardly anything passes must not become one long query. */
const MAX_LOOKED_AT = 4_000;
/** Entries are read so many at a time where most may not pass. */
const CHUNK = 1_000;

/** What of the log somebody wants. */
export interface Wanted {
  /** Whether an entry is, by what is known of it when it is logged; null where all are. */
  matches: ((entry: Pick<EntryHead, 'type' | 'work_item_id'>) => boolean) | null;
  /** At most so many. */
  limit: number;
}

/** What a look has found. */
export interface Look {
  entries: EntryHead[];
  /** The sequence up to which the log was looked at: where the next look goes on. Everything that it passed is told. */
  reached: number;
  /** Whether there was nothing behind that. */
  isAtEnd: boolean;
}

/**
 * Looks at the log behind a sequence, in order. It never gets past an entry that it has not read itself: a node of the
 * database that knows less than the one before it makes a look shorter, and loses nothing.
 */
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
