import { LRUCache } from 'lru-cache';
import type { ServedRevision } from './merged.ts';
import type { ProjectionRepository } from './repository.ts';
import type { EventSummary, GroupSummary } from './schema.ts';
import type { ViewDefinition } from './view-definition.ts';

export interface IndexEntry {
  groupId: string;
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
  readonly #kept = new LRUCache<string, IndexEntry[], () => Promise<IndexEntry[]>>({
    maxSize: MAX_KEPT_EVENTS,
    // A larger index takes the whole cache.
    sizeCalculation: (entries) =>
      Math.min(
        MAX_KEPT_EVENTS,
        entries.reduce((sum, one) => sum + one.events.length, 1),
      ),
    fetchMethod: (_key, _stale, { context: read }) => read(),
    ignoreFetchAbort: true,
  });

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
    return this.#kept.forceFetch(key, { context: () => this.#read(tenantId, revisions, view) });
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
