import type { ServedRevision } from './merged.ts';
import type { ProjectionRepository } from './repository.ts';
import type { EventSummary, GroupSummary } from './schema.ts';
import type { ViewDefinition } from './view-definition.ts';

export interface IndexEntry {
  groupId: string;
  /** Start of its earliest event in Unix milliseconds. */
  firstStartMs: number;
  events: EventSummary[];
  /** By precedence. */
  from: ServedRevision[];
}

/** Newer revisions replaced this one while it was read. */
export class RevisionGone extends Error {
  override readonly name = 'RevisionGone';
}

/** Over all views, at about 100 bytes each. */
const MAX_KEPT_EVENTS = 1_000_000;

/**
 * Sorted groups of a view, for one set of revisions.
 * No database index can tell which groups have an event today in `Australia/Sydney`, because every request has its own
 * zone and time, and the order covers several sources. So each revision is stored with summaries of its groups, about
 * 200
 * bytes each. Each process merges and sorts them once per set of revisions and filters in memory; a request then reads
 * only the groups that it returns. Revisions never change, so an index cannot be stale.
 */
export class ViewIndexes {
  readonly #repository: (tenantId: string) => ProjectionRepository;
  /** Least recently used first. */
  readonly #kept = new Map<string, { entries: Promise<IndexEntry[]>; eventCount: number }>();

  constructor(repository: (tenantId: string) => ProjectionRepository) {
    this.#repository = repository;
  }

  /** Ordered by earliest event and then by id. @param revisions By precedence. @throws {RevisionGone} */
  async entries(
    tenantId: string,
    revisions: readonly ServedRevision[],
    view: Pick<ViewDefinition, 'mergeSummaries'>,
  ): Promise<IndexEntry[]> {
    const key = JSON.stringify([tenantId, ...revisions.map(({ revision }) => revision)]);
    const kept = this.#kept.get(key) ?? { entries: this.#read(tenantId, revisions, view), eventCount: 0 };
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    try {
      const entries = await kept.entries;
      kept.eventCount ||= entries.reduce((sum, entry) => sum + entry.events.length, 1);
      this.#forgetTheOldest();
      return entries;
    } catch (error) {
      if (this.#kept.get(key) === kept) this.#kept.delete(key);
      throw error;
    }
  }

  async #read(
    tenantId: string,
    revisions: readonly ServedRevision[],
    view: Pick<ViewDefinition, 'mergeSummaries'>,
  ): Promise<IndexEntry[]> {
    const repository = this.#repository(tenantId);
    const byGroup = new Map<string, { from: ServedRevision; summary: GroupSummary }[]>();
    for (const from of revisions) {
      const summaries = await repository.readIndex(from.sourceId, from.revision);
      if (summaries.length !== from.groupCount) throw new RevisionGone();
      for (const summary of summaries) {
        const known = byGroup.get(summary.group_id);
        if (known === undefined) byGroup.set(summary.group_id, [{ from, summary }]);
        else known.push({ from, summary });
      }
    }
    return [...byGroup].map(([groupId, parts]) => toEntry(groupId, parts, view)).sort(compareEntries);
  }

  #forgetTheOldest(): void {
    let total = 0;
    for (const { eventCount } of this.#kept.values()) total += eventCount;
    for (const [key, { eventCount }] of this.#kept) {
      if (total <= MAX_KEPT_EVENTS || this.#kept.size === 1) return;
      this.#kept.delete(key);
      total -= eventCount;
    }
  }
}

function toEntry(
  groupId: string,
  parts: { from: ServedRevision; summary: GroupSummary }[],
  view: Pick<ViewDefinition, 'mergeSummaries'>,
): IndexEntry {
  const events = view.mergeSummaries(parts.map(({ summary }) => summary.events));
  const firstStartMs = events.reduce((least, event) => Math.min(least, event.starts_at.getTime()), Infinity);
  return { groupId, firstStartMs, events, from: parts.map(({ from }) => from) };
}

export type Place = Pick<IndexEntry, 'firstStartMs' | 'groupId'>;

export function compareEntries(a: Place, b: Place): number {
  return a.firstStartMs - b.firstStartMs || (a.groupId < b.groupId ? -1 : a.groupId > b.groupId ? 1 : 0);
}
