import { isWanted } from '../events/index.ts';
import type { EntryHead, EventLog } from '../platform/outbox/event-log.ts';
import { EVENT_TYPES } from '../platform/outbox/event-types.ts';
import type { AuditFilter } from './model.ts';
import { firstOf, idMark, SEGMENT_ENTRIES, segmentOf } from './outline.ts';
import type { LogOutlines } from './outlines.ts';
import type { AuditRepository, Sought } from './repository.ts';

const SPAN = 100;
/** Limits of one request: windows of entries to read, and spans of outlines to query. */
const MAX_WINDOWS = 4;
const MAX_SPANS = 10;
/** Entries of a WorkItem read at once, since most of them may not match. */
const OF_WORK_ITEM = 1_000;

export interface SearchFilter extends AuditFilter {
  operation?: string | undefined;
}

/** Entries `from` to `to` of a log. A window that is not to be read has no further matching entries. */
export interface Window {
  from: number;
  to: number;
  isToRead: boolean;
}

export interface LogSearchOptions {
  repository: (tenantId: string) => AuditRepository;
  eventLog: (tenantId: string) => EventLog;
  outlines: LogOutlines;
}

export interface Found {
  entries: EntryHead[];
  /** Sequence down to which all matching entries were found: 1 at the beginning of the log. */
  reached: number;
}

/** Ignores the WorkItem of the filter. */
export function passes({ types, actorId, subjectId, since, before }: AuditFilter, entry: EntryHead): boolean {
  return (
    (types === undefined || types.length === 0 || isWanted(types, entry.type)) &&
    (actorId === undefined || entry.actor.id === actorId || entry.actor.accountable === actorId) &&
    (subjectId === undefined || entry.subject.id === subjectId) &&
    (since === undefined || entry.at >= since) &&
    (before === undefined || entry.at < before)
  );
}

/** Finds entries without reading the whole log: segments whose outlines rule out a match are skipped. */
export class LogSearch {
  readonly #options: LogSearchOptions;

  constructor(options: LogSearchOptions) {
    this.#options = options;
  }

  /**
   * Finds at most `limit` entries before a sequence, as far as one request may read.
   * @param keep Selects the matching entries of a window, if the filter alone does not.
   */
  async backwards(
    tenantId: string,
    filter: SearchFilter,
    before: number,
    limit: number,
    keep: (passed: EntryHead[]) => Promise<EntryHead[]> = async (passed) => passed,
  ): Promise<Found> {
    const log = this.#options.eventLog(tenantId);
    if (filter.workItemId !== undefined) return this.#ofWorkItem(log, filter.workItemId, filter, before, limit, keep);
    const found: Found = { entries: [], reached: before };
    let [windows, spans] = [0, 0];
    const size = isAll(filter) ? limit : SEGMENT_ENTRIES;
    for await (const { from, to, isToRead } of this.#windowsBackwards(tenantId, filter, before - 1, size)) {
      if (isToRead) {
        const read = (await log.listBehind(from - 1, to - from + 1)).reverse();
        const kept = await keep(read.filter((entry) => passes(filter, entry)));
        found.entries.push(...kept.slice(0, limit - found.entries.length));
        windows += 1;
      } else spans += 1;
      found.reached = found.entries.length < limit ? from : (found.entries.at(-1)?.sequence ?? from);
      if (found.entries.length === limit || windows === MAX_WINDOWS || spans === MAX_SPANS) return found;
    }
    return { ...found, reached: Math.min(found.reached, 1) };
  }

  /** Yields the windows up to `head`, in log order and without limit: the caller streams the result. */
  async *windowsForwards(tenantId: string, filter: AuditFilter, head: number): AsyncGenerator<Window> {
    const kept = isAll(filter) ? 0 : await this.#options.outlines.kept(tenantId);
    const last = segmentOf(head);
    for (let segment = 0; segment <= last; ) {
      const to = Math.min(segment + SPAN - 1, last);
      const outlined = await this.#sought(tenantId, filter, segment, Math.min(to, kept - 1));
      const rest = Array.from({ length: to - segment + 1 }, (_, at) => segment + at).filter((one) => one >= kept);
      for (const one of [...outlined, ...rest]) {
        yield { from: firstOf(one), to: Math.min(firstOf(one + 1) - 1, head), isToRead: true };
      }
      segment = to + 1;
    }
  }

  async *#windowsBackwards(
    tenantId: string,
    filter: SearchFilter,
    latest: number,
    size: number,
  ): AsyncGenerator<Window> {
    const kept = isAll(filter) ? 0 : await this.#options.outlines.kept(tenantId);
    let to = latest;
    while (to >= 1) {
      const segment = segmentOf(to);
      if (segment >= kept) {
        const from = Math.max(1, to - size + 1, firstOf(kept));
        yield { from, to, isToRead: true };
        to = from - 1;
        continue;
      }
      const first = Math.max(0, segment - SPAN + 1);
      for (const one of (await this.#sought(tenantId, filter, first, segment)).reverse()) {
        yield { from: firstOf(one), to: Math.min(firstOf(one + 1) - 1, to), isToRead: true };
      }
      yield { from: firstOf(first), to, isToRead: false };
      to = firstOf(first) - 1;
    }
  }

  async #sought(tenantId: string, filter: SearchFilter, from: number, to: number): Promise<number[]> {
    if (from > to) return [];
    return this.#options.repository(tenantId).listSought(from, to, soughtBy(filter));
  }

  async #ofWorkItem(
    log: EventLog,
    workItemId: string,
    filter: AuditFilter,
    before: number,
    limit: number,
    keep: (passed: EntryHead[]) => Promise<EntryHead[]>,
  ): Promise<Found> {
    const read = await log.listOfWorkItemBefore(workItemId, before, OF_WORK_ITEM);
    const entries = (await keep(read.filter((entry) => passes(filter, entry)))).slice(0, limit);
    const [last, isFull] = [entries.at(-1), entries.length === limit];
    if (isFull && last !== undefined) return { entries, reached: last.sequence };
    return { entries, reached: read.length < OF_WORK_ITEM ? Math.min(before, 1) : (read.at(-1)?.sequence ?? 1) };
  }
}

function isAll({ types = [], actorId, subjectId, since, before, operation }: SearchFilter): boolean {
  return types.length === 0 && [actorId, subjectId, since, before, operation].every((one) => one === undefined);
}

function soughtBy({ types = [], actorId, subjectId, since, before, operation }: SearchFilter): Sought {
  return {
    types: types.length === 0 ? null : EVENT_TYPES.filter((type) => isWanted(types, type)),
    ids: [actorId, subjectId].flatMap((id) => (id === undefined ? [] : [idMark(id)])),
    operation,
    since,
    before,
  };
}
