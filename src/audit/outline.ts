import { createHash } from 'node:crypto';
import type { ProposalBrief } from '../actions/lookup/proposal-lookup.ts';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import { type CountRow, countsOf } from './counts.ts';

/** So many entries of a log have an outline of their own. */
export const SEGMENT_ENTRIES = 1_000;

/** What a segment of a log says in short: enough to know that it has nothing of what is looked for, and its counts. */
export interface Outline {
  /** The first one is 0. */
  segment: number;
  /** The earliest time of its entries, and the latest: the log is not quite in the order of these. */
  firstAt: Date;
  lastAt: Date;
  types: string[];
  /** Who and what its entries are of, as `idMark` marks them. */
  ids: number[];
  counts: CountRow[];
}

/** The segment that an entry is in. */
export function segmentOf(sequence: number): number {
  return Math.floor((sequence - 1) / SEGMENT_ENTRIES);
}

/** Its first entry. */
export function firstOf(segment: number): number {
  return segment * SEGMENT_ENTRIES + 1;
}

/** What stands for an id in an outline: four bytes instead of thirty. Others may have the same one. */
export function idMark(id: string): number {
  return createHash('sha256').update(id).digest().readInt32BE(0);
}

/** The ids by which an entry is found. */
export function idsOf({ actor, subject }: Pick<EntryHead, 'actor' | 'subject'>): string[] {
  return [actor.id, subject.id, ...(actor.accountable === null ? [] : [actor.accountable])];
}

/** The outline of a whole segment. */
export function outlineOf(
  segment: number,
  entries: readonly LogEntry[],
  briefs: ReadonlyMap<string, ProposalBrief>,
): Outline {
  const times = entries.map(({ at }) => at.getTime());
  return {
    segment,
    firstAt: new Date(Math.min(...times)),
    lastAt: new Date(Math.max(...times)),
    types: [...new Set(entries.map(({ type }) => type))].sort(),
    ids: [...new Set(entries.flatMap((entry) => idsOf(entry)).map(idMark))].sort((a, b) => a - b),
    counts: countsOf(entries, briefs),
  };
}
