import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';

/**
 * Largest number of entries that one look reads. A filter that matches hardly anything must not become one long query.
 */
const MAX_LOOKED_AT = 4_000;
/** Number of entries in a read, if most of them may not match. */
const CHUNK = 1_000;

/** Entries of the log that a reader wants. */
export interface Wanted {
  /** Returns true for a wanted entry, by the fields that are known when it is logged; null if all are wanted. */
  matches: ((entry: Pick<EntryHead, 'type' | 'work_item_id'>) => boolean) | null;
  /** Largest number of entries to return. */
  limit: number;
}

export interface Look {
  entries: EntryHead[];
  /** Sequence up to which the log was read. The next look continues here. All wanted entries up to it were returned. */
  reached: number;
  /** True if the log had no further entries. */
  isAtEnd: boolean;
}

/**
 * Reads the log after a sequence, in order. It never gets past an entry that it has not read itself. A database node
 * that knows less than the one before makes a look shorter, and loses nothing.
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
