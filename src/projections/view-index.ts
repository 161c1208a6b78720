import type { ServedRevision } from './merged.ts';
import type { ProjectionRepository } from './repository.ts';
import { RevisionGone } from './revision-gone.ts';
import type { EventSummary, GroupSummary } from './schema.ts';
import type { ViewDefinition } from './view-definition.ts';

/** A group of a view, as far as filters and order need it. */
export interface IndexEntry {
  groupId: string;
  /** Unix milliseconds of its earliest event. */
  firstStartMs: number;
  events: EventSummary[];
  /** The revisions that have it, by precedence. */
  from: ServedRevision[];
}

/** Events that are kept in memory, over all views: some 100 bytes each. */
const MAX_KEPT_EVENTS = 1_000_000;

/**
 * The order of the groups of a view, for one set of revisions.
 *
 * A page of 20 groups out of 10⁴ must not read the 10⁵ races behind them. Which groups have an event today in
 * `Australia/Sydney` no index of the database can tell, since every request brings its own zone and moment, and the
 * order is over several sources. So each revision is stored with a summary of its groups, some 200 bytes each in a few
 * documents. The merged order is made of it once per set of revisions and process, in memory, and filtered there; of
 * the database a request then reads the groups that it returns, by their ids. Revisions never change, so nothing here
 * can be stale, and what is forgotten is merely read again. (A merged list in the database would have to be written
 * anew with every revision of every source, beside the one write that switches.)
 */
export class ViewIndexes {
  readonly #repository: (tenantId: string) => ProjectionRepository;
  /** The one used last at the end. */
  readonly #kept = new Map<string, { entries: Promise<IndexEntry[]>; eventCount: number }>();

  constructor(repository: (tenantId: string) => ProjectionRepository) {
    this.#repository = repository;
  }

  /**
   * Every group of these revisions of a view, by its earliest event, then by its id. `revisions` by precedence.
   * @throws {RevisionGone}
   */
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

/** A place in the order of a view. */
export type Place = Pick<IndexEntry, 'firstStartMs' | 'groupId'>;

export function compareEntries(a: Place, b: Place): number {
  return a.firstStartMs - b.firstStartMs || (a.groupId < b.groupId ? -1 : a.groupId > b.groupId ? 1 : 0);
}
