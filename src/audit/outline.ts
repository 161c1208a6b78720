import { createHash } from 'node:crypto';
import type { EntryHead } from '../platform/outbox/event-log.ts';
import type { LogEntry } from '../platform/outbox/log-entry.ts';
import type { ProposalBrief } from '../proposals/index.ts';
import { type CountRow, countsOf } from './counts.ts';

export const SEGMENT_ENTRIES = 1_000;

/** Enough of a segment to rule out that it has matching entries, and its counts. */
export interface Outline {
  segment: number;
  /** Earliest and latest time. Entries are not strictly in the order of their times. */
  firstAt: Date;
  lastAt: Date;
  types: string[];
  /** Ids of actors and subjects, shortened by `idMark`. */
  ids: number[];
  counts: CountRow[];
}

export function segmentOf(sequence: number): number {
  return Math.floor((sequence - 1) / SEGMENT_ENTRIES);
}

export function firstOf(segment: number): number {
  return segment * SEGMENT_ENTRIES + 1;
}

/** Shortens an id from thirty bytes to four. Two ids may have the same mark. */
export function idMark(id: string): number {
  return createHash('sha256').update(id).digest().readInt32BE(0);
}

export function idsOf({ actor, subject }: Pick<EntryHead, 'actor' | 'subject'>): string[] {
  return [actor.id, subject.id, ...(actor.accountable === null ? [] : [actor.accountable])];
}

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
