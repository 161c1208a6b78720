import { type Timestamp, timestampMs } from '@bufbuild/protobuf/wkt';
import type {
  BatchGetWorkItemsResponse,
  ListReadMarksResponse,
  ReadMark,
} from '../../../generated/proto/workgate/work/v1/inbox_service_pb.js';
import type { SearchWorkItemsResponse, WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import { Listeners } from '../api/listeners.ts';
import { comparison, hasMoved, type InboxQuery, matches } from './inbox-query.ts';

export const PAGE_SIZE = 100;
/** For more changed WorkItems outside the list, only the first page is read again. */
const MAX_UNKNOWN = 100;
/** Most ids that the service accepts in a call. */
const MAX_AT_ONCE = 200;
/** Beyond either limit, the list is read again from its start. */
const MAX_ARRIVALS = 500;
const MAX_GROWN = 5_000;
/** Searches in a row to fill a page, as one search examines a limited number of WorkItems. */
const MAX_SEARCHES = 5;

/** WorkItems, and the ids of those that have an approved action to execute. */
type Marked = Pick<BatchGetWorkItemsResponse, 'workItems' | 'approvedToExecuteIds'>;

export interface ListCalls {
  search: (pageToken: string) => Promise<SearchWorkItemsResponse>;
  batchGet: (workItemIds: string[]) => Promise<Marked>;
  listMarks: (workItemIds: string[]) => Promise<Pick<ListReadMarksResponse, 'marks' | 'unreadSince'>>;
}

export interface Row {
  item: WorkItem;
  isUnread: boolean;
  /** True if the WorkItem has an approved action to execute. */
  isApproved: boolean;
  /** True if others have changed the WorkItem so that it no longer matches. The row stays until the list moves. */
  hasLeft: boolean;
}

export interface ListState {
  /** Undefined until the first page is read. */
  rows: readonly Row[] | undefined;
  /** Arrivals that are not shown, so that nothing moves while somebody reads. */
  newCount: number;
  isNewAtLeast: boolean;
  isLoading: boolean;
  hasMore: boolean;
  /** True if the search goes on only on request. All WorkItems since `searchedSince` were searched. */
  isPaused: boolean;
  searchedSince: Timestamp | undefined;
  error: unknown;
}

/** Versions of WorkItems that this person has read, as far as the page knows. */
class ReadState {
  readonly #versions = new Map<string, bigint>();
  /** WorkItems whose marks were requested from the service. */
  readonly #known = new Set<string>();
  #unreadSinceMs = Number.POSITIVE_INFINITY;

  take(workItemIds: readonly string[], marks: readonly ReadMark[], unreadSince: Timestamp | undefined): void {
    for (const workItemId of workItemIds) this.#known.add(workItemId);
    for (const mark of marks) this.#versions.set(mark.workItemId, mark.version);
    if (unreadSince !== undefined) this.#unreadSinceMs = timestampMs(unreadSince);
  }

  set({ workItemId, version }: Pick<ReadMark, 'workItemId' | 'version'>): void {
    this.#known.add(workItemId);
    this.#versions.set(workItemId, version);
  }

  knows(workItemId: string): boolean {
    return this.#known.has(workItemId);
  }

  /** Returns false while the mark has not been requested. */
  isUnread({ workItemId, version, updatedAt }: WorkItem): boolean {
    if (!this.#known.has(workItemId)) return false;
    const seen = this.#versions.get(workItemId);
    if (seen !== undefined) return version > seen;
    return updatedAt !== undefined && timestampMs(updatedAt) >= this.#unreadSinceMs;
  }
}

/**
 * WorkItems of a query, read page by page while somebody scrolls. After events only the rows in view are read again,
 * and arrivals wait until they move nothing in view.
 */
export class WorkItemList {
  readonly #query: InboxQuery;
  readonly #personId: string;
  readonly #calls: ListCalls;
  readonly #items = new Map<string, WorkItem>();
  #order: string[] = [];
  readonly #arrivals = new Map<string, WorkItem>();
  readonly #left = new Set<string>();
  readonly #approved = new Set<string>();
  readonly #stale = new Set<string>();
  /** Changed WorkItems outside the list that may belong into it now. */
  readonly #unknown = new Set<string>();
  readonly #readState = new ReadState();
  #firstPageIsStale = false;
  #marksAreStale = false;
  #nextPageToken: string | undefined = '';
  #isRead = false;
  #isPaused = false;
  /** True if more WorkItems arrived than were read: some may be missing between the arrivals and the list. */
  #isOverrun = false;
  /** True if a WorkItem should have another place by now. */
  #isOutOfOrder = false;
  #searchedSince: Timestamp | undefined;
  #isLoading = false;
  #error: unknown;
  #isAtTop = true;
  #inView: readonly string[] = [];
  #state: ListState;
  readonly #observers = new Listeners();
  scrollOffset = 0;

  constructor(query: InboxQuery, personId: string, calls: ListCalls) {
    this.#query = query;
    this.#personId = personId;
    this.#calls = calls;
    this.#state = this.#computeState();
  }

  readonly state = (): ListState => this.#state;

  readonly observe = this.#observers.add;

  item(workItemId: string): WorkItem | undefined {
    return this.#items.get(workItemId);
  }

  isUnread(workItemId: string): boolean {
    const item = this.#items.get(workItemId);
    return item !== undefined && this.#readState.isUnread(item);
  }

  async loadMore(): Promise<void> {
    if (this.#isLoading || this.#nextPageToken === undefined) return;
    this.#isLoading = true;
    this.#error = undefined;
    this.#tell();
    try {
      let found = 0;
      for (let searches = 0; searches < MAX_SEARCHES && found < PAGE_SIZE; searches += 1) {
        if (this.#nextPageToken === undefined) break;
        found += await this.#loadPage(this.#nextPageToken);
      }
      this.#isPaused = this.#nextPageToken !== undefined && found < PAGE_SIZE;
    } catch (error) {
      this.#error = error;
    } finally {
      this.#isLoading = false;
      this.#tell();
    }
  }

  async #loadPage(pageToken: string): Promise<number> {
    const page = await this.#calls.search(pageToken);
    // The list was started anew meanwhile.
    if (this.#nextPageToken !== pageToken) return 0;
    if (pageToken === '') this.#clear();
    this.#isRead = true;
    this.#nextPageToken = page.nextPageToken || undefined;
    this.#searchedSince = page.searchedSince;
    for (const id of page.approvedToExecuteIds) this.#approved.add(id);
    for (const item of page.workItems) {
      this.#arrivals.delete(item.workItemId);
      if (!this.#items.has(item.workItemId)) this.#order.push(item.workItemId);
      this.#items.set(item.workItemId, item);
    }
    this.#tell();
    await this.#readMarks(page.workItems);
    this.#tell();
    return page.workItems.length;
  }

  #clear(): void {
    this.#items.clear();
    this.#order = [];
    for (const ids of [this.#arrivals, this.#left, this.#approved, this.#stale, this.#unknown]) ids.clear();
    this.#firstPageIsStale = false;
    this.#isOutOfOrder = false;
    this.#isOverrun = false;
  }

  /** Returns true if something in view must be read again. */
  setView(inView: readonly string[], isAtTop: boolean): boolean {
    this.#inView = inView;
    if (isAtTop !== this.#isAtTop) {
      this.#isAtTop = isAtTop;
      if (isAtTop) this.#moveIn();
    }
    return inView.some((id) => this.#stale.has(id));
  }

  noteChange(workItemId: string): void {
    if (this.#items.has(workItemId)) this.#stale.add(workItemId);
    else if (this.#unknown.size < MAX_UNKNOWN) this.#unknown.add(workItemId);
    else this.#firstPageIsStale = true;
  }

  /** Other WorkItems may match the query now. */
  noteTime(): void {
    this.#firstPageIsStale = true;
  }

  /** Events may have been missed. */
  noteEverything(): void {
    for (const id of this.#order) this.#stale.add(id);
    this.#firstPageIsStale = true;
    this.#marksAreStale = true;
  }

  /**
   * Makes three calls at most.
   * @throws errors of the calls.
   */
  async reload(): Promise<void> {
    if (!this.#isRead) {
      await this.loadMore();
      if (this.#error !== undefined) throw this.#error;
      return;
    }
    // Changes that come during the read are kept for the next one.
    const [stale, unknown] = [new Set(this.#stale), new Set(this.#unknown)];
    this.#stale.clear();
    this.#unknown.clear();
    try {
      await this.#readChanged(stale, unknown);
      unknown.clear();
    } finally {
      for (const id of stale) this.#stale.add(id);
      for (const id of unknown) this.#unknown.add(id);
    }
    await this.#readMarks(this.#withoutMarks());
    if (this.#isAtTop) this.#moveIn();
    this.#tell();
  }

  /** @param stale Ids that are read are removed from the set. */
  async #readChanged(stale: Set<string>, unknown: ReadonlySet<string>): Promise<void> {
    // Only a search can match a text, or a large number of changes.
    const isSearched = this.#firstPageIsStale || (this.#query.text !== '' && unknown.size > 0);
    const take = ({ workItems, approvedToExecuteIds }: Marked, mayArrive: boolean) => {
      const approved = new Set(approvedToExecuteIds);
      for (const item of workItems) {
        this.#take(item, approved.has(item.workItemId), mayArrive);
        stale.delete(item.workItemId);
      }
    };
    if (isSearched) {
      const found = await this.#calls.search('');
      const { workItems } = found;
      this.#firstPageIsStale = false;
      const isKnown = ({ workItemId: id }: WorkItem) => this.#items.has(id) || this.#arrivals.has(id);
      this.#isOverrun ||= this.#items.size > 0 && workItems.length >= PAGE_SIZE && !workItems.some(isKnown);
      take(found, true);
    }
    const shown = this.#inView.filter((id) => stale.has(id));
    const others = [...unknown].filter((id) => !isSearched || this.#arrivals.has(id));
    const wanted = [...shown, ...others].slice(0, MAX_AT_ONCE);
    if (wanted.length > 0) take(await this.#calls.batchGet(wanted), this.#query.text === '');
  }

  #withoutMarks(): WorkItem[] {
    const arrived = [...this.#arrivals.values()].filter(({ workItemId }) => !this.#readState.knows(workItemId));
    if (!this.#marksAreStale) return arrived.slice(0, MAX_AT_ONCE);
    this.#marksAreStale = false;
    return [...this.#inView.flatMap((id) => this.#items.get(id) ?? []), ...arrived].slice(0, MAX_AT_ONCE);
  }

  showNew(): void {
    for (const id of this.#left) this.#items.delete(id);
    this.#order = this.#order.filter((id) => this.#items.has(id));
    this.#left.clear();
    this.#isAtTop = true;
    this.#moveIn();
    this.#tell();
  }

  /** Stores the person's own changes. Rows that no longer match disappear at once. */
  takeOwn(items: readonly WorkItem[]): void {
    for (const item of items) {
      if (!this.#items.has(item.workItemId)) continue;
      this.#items.set(item.workItemId, item);
      this.#stale.delete(item.workItemId);
      if (this.#matches(item)) continue;
      this.#items.delete(item.workItemId);
      this.#left.delete(item.workItemId);
    }
    this.#order = this.#order.filter((id) => this.#items.has(id));
    this.#tell();
  }

  setMarks(marks: readonly { workItemId: string; version: bigint }[]): void {
    for (const mark of marks) this.#readState.set(mark);
    this.#tell();
  }

  /** @param mayArrive True if matching fields are enough to belong to the query. */
  #take(item: WorkItem, isApproved: boolean, mayArrive: boolean): void {
    const { workItemId, version } = item;
    const known = this.#items.get(workItemId) ?? this.#arrivals.get(workItemId);
    const isMarkedAlike = this.#approved.has(workItemId) === isApproved;
    if (known !== undefined && (known.version > version || (known.version === version && isMarkedAlike))) return;
    if (isApproved) this.#approved.add(workItemId);
    else this.#approved.delete(workItemId);
    const isWanted = this.#matches(item);
    if (this.#items.has(workItemId)) {
      this.#isOutOfOrder ||= known !== undefined && hasMoved(this.#query.order, known, item);
      this.#items.set(workItemId, item);
      if (isWanted) this.#left.delete(workItemId);
      else this.#left.add(workItemId);
    } else if (!isWanted) {
      this.#arrivals.delete(workItemId);
    } else if (
      this.#arrivals.has(workItemId) ||
      (mayArrive && this.#arrivals.size < MAX_ARRIVALS && this.#isWithin(item))
    ) {
      this.#arrivals.set(workItemId, item);
    }
  }

  #matches(item: WorkItem): boolean {
    return matches(item, this.#query, this.#personId, this.#approved.has(item.workItemId));
  }

  /** A WorkItem beyond the loaded pages is read with a later page. */
  #isWithin(item: WorkItem): boolean {
    const last = this.#items.get(this.#order.at(-1) ?? '');
    if (this.#nextPageToken === undefined || last === undefined) return true;
    return comparison(this.#query.order)(item, last) < 0;
  }

  #moveIn(): void {
    if (this.#arrivals.size === 0 && !this.#isOutOfOrder) return;
    if (this.#isOverrun || this.#arrivals.size >= MAX_ARRIVALS || this.#items.size > MAX_GROWN) {
      this.#nextPageToken = '';
      void this.loadMore();
      return;
    }
    for (const [id, item] of this.#arrivals) this.#items.set(id, item);
    this.#arrivals.clear();
    this.#isOutOfOrder = false;
    this.#order = [...this.#items.values()].sort(comparison(this.#query.order)).map(({ workItemId }) => workItemId);
    this.#tell();
  }

  async #readMarks(items: readonly WorkItem[]): Promise<void> {
    if (items.length === 0) return;
    const ids = items.map(({ workItemId }) => workItemId);
    const { marks, unreadSince } = await this.#calls.listMarks(ids);
    this.#readState.take(ids, marks, unreadSince);
  }

  #tell(): void {
    this.#state = this.#computeState();
    this.#observers.call();
  }

  #computeState(): ListState {
    const rowOf = (id: string) => {
      const item = this.#items.get(id);
      if (item === undefined) return [];
      const isUnread = this.#readState.isUnread(item);
      return [{ item, isUnread, isApproved: this.#approved.has(id), hasLeft: this.#left.has(id) }];
    };
    return {
      rows: this.#isRead ? this.#order.flatMap(rowOf) : undefined,
      newCount: this.#arrivals.size,
      isNewAtLeast: this.#isOverrun || this.#arrivals.size >= MAX_ARRIVALS,
      isLoading: this.#isLoading,
      hasMore: this.#nextPageToken !== undefined,
      isPaused: this.#isPaused,
      searchedSince: this.#searchedSince,
      error: this.#error,
    };
  }
}
