import type { CallContext } from '../../call-context.ts';
import { validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { beginningOf, type Keyset } from '../../platform/mongo/page.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { pageSizeOf } from '../../platform/paging.ts';
import { furthestDue } from '../due.ts';
import type { CandidateQuery, ListedWorkItem, StoredCondition, WorkItemRepository } from '../repository.ts';
import { fromRow } from '../rows.ts';
import { amongApproved, type Condition, type Conditions, conditionsOf, namedQuery, storedAnyOf } from './conditions.ts';
import { type Fetch, inOrderOfDue } from './due-order.ts';
import { fetchKnown, placeIn } from './known-work.ts';
import type { FoundWorkItems, SearchRequest, WorkItemCount, WorkItemOrder, WorkItemQuery } from './model.ts';
import type { SearchRepository } from './repository.ts';
import { NO_WORD, termsOfQuery } from './terms.ts';
import { wordSearch } from './word-search.ts';

/** WorkItems that one search examines at most, so that its cost does not depend on their number. */
const MAX_EXAMINED = 2_000;
/** Rows of the first fetch, if some may not match. Each further fetch doubles, up to `MAX_STRETCH`. */
const FIRST_STRETCH = 100;
const MAX_STRETCH = 500;
/** Nobody reads a larger number than `1,000+`. */
const MAX_COUNTED = 1_000;

export interface WorkItemSearchOptions {
  repository: (tenantId: string) => WorkItemRepository;
  search: (tenantId: string) => SearchRepository;
  pageTokens: PageTokens;
  /** Returns the ids of work with an approved action to execute, as far as the caller may know. */
  approvedToExecute: (call: CallContext) => Promise<ReadonlySet<string>>;
}

interface Plan {
  fetch: Fetch;
  /** Further conditions that each row must meet. */
  remaining: readonly Condition[];
  /** True if every fetched row matches, provided it meets `remaining`. */
  isExact: boolean;
  range: Range;
}

interface Range {
  order: WorkItemOrder;
  start: Keyset | undefined;
  notBefore: Date;
  createdSince: Date | undefined;
  createdBefore: Date | undefined;
  dueBefore: Date | undefined;
}

export class WorkItemSearch {
  readonly #options: WorkItemSearchOptions;

  constructor(options: WorkItemSearchOptions) {
    this.#options = options;
  }

  /**
   * A page may have fewer rows than there are matches, and be followed by more (`searchedSince`).
   * @throws {AppError} `validation_error` as `conditionsOf`, on a page token of another list, and on text in any order
   * but that of opening.
   */
  async search(call: CallContext, { query, order, ...page }: SearchRequest): Promise<FoundWorkItems> {
    const plan = await this.#plan(call, query, order, false);
    const list = ['work_item_search', call.tenantId, namedQuery(call, query, order)];
    const { pageTokens } = this.#options;
    const after = page.pageToken === undefined ? beginningIn(plan) : pageTokens.open(page.pageToken, list);
    const { found, next } = await gather(plan, pageSizeOf(page), after);
    return {
      rows: found.map(fromRow),
      nextPageToken: next === null ? null : pageTokens.seal(next, list),
      searchedSince: next === null ? endOf(plan.range) : next.time,
    };
  }

  /** @throws {AppError} `validation_error` as `search`. */
  async count(call: CallContext, queries: readonly WorkItemQuery[]): Promise<WorkItemCount[]> {
    const plans = await Promise.all(queries.map((query) => this.#plan(call, query, orderToCountIn(query), true)));
    const counts: WorkItemCount[] = [];
    // One after the other: a call has one place among the requests being processed, however much it asks for.
    for (const plan of plans) {
      const { found, next } = await gather(plan, MAX_COUNTED, beginningIn(plan));
      counts.push({ count: found.length, isAtLeast: next !== null });
    }
    return counts;
  }

  async #plan(call: CallContext, query: WorkItemQuery, order: WorkItemOrder, countedOnly: boolean): Promise<Plan> {
    const asked = conditionsOf(call, query);
    const range = rangeOf(call, asked, order);
    const approved = query.approvedToExecute ? await this.#options.approvedToExecute(call) : undefined;
    const conditions = approved === undefined ? asked : { ...asked, all: [...asked.all, amongApproved(approved)] };
    if (query.text !== undefined) return this.#planText(call, query.text, conditions, range, countedOnly);
    const repository = this.#options.repository(call.tenantId);
    if (approved !== undefined) {
      const fetch = fetchKnown(() => repository.listFound([...approved], countedOnly), order);
      return { fetch, remaining: conditions.all, isExact: false, range };
    }
    const leading = leadingOf(conditions, order);
    const list = { stored: leading?.stored ?? { equal: {} }, notBefore: range.notBefore, countedOnly };
    if (order === 'due') return planDue(repository, list, conditions, range);
    return {
      fetch: (after, limit) =>
        repository.listCandidates({
          ...list,
          timeField: order === 'last_changed' ? 'updated_at' : 'created_at',
          order: order === 'oldest' ? 'oldest_first' : 'newest_first',
          limit,
          after,
        }),
      remaining: conditions.all.filter((one) => one !== leading),
      isExact: true,
      range,
    };
  }

  /** The words lead, and the other conditions are checked on what the words find. */
  #planText(call: CallContext, text: string, { all }: Conditions, range: Range, countedOnly: boolean): Plan {
    const problem = problemOfText(range.order);
    if (problem !== undefined) throw validationError([{ field: 'text', problem }]);
    const terms = termsOfQuery(text);
    if (terms.length === 0) throw validationError([NO_WORD]);
    const repository = this.#options.repository(call.tenantId);
    const words = wordSearch({
      search: this.#options.search(call.tenantId),
      terms,
      mayReadProposals: call.permissions.has('actions.read'),
      order: range.order === 'oldest' ? 'oldest_first' : 'newest_first',
      notBefore: range.notBefore,
    });
    return {
      async fetch(after, limit) {
        const { ids, next } = await words.next(after, limit);
        return { rows: await repository.listFound(ids, countedOnly), next };
      },
      remaining: all,
      isExact: words.isExact,
      range,
    };
  }
}

/** Returns why words cannot be searched for in an order; undefined if they can. */
export function problemOfText(order: WorkItemOrder): string | undefined {
  if (order !== 'last_changed' && order !== 'due') return undefined;
  const name = order === 'due' ? 'due dates' : 'change';
  return `cannot be asked for in the order of ${name}: words are kept in the order of opening`;
}

/** Due work is counted by its own index, which ends at the requested time; words in the order of their index. */
function orderToCountIn({ text, overdue, dueBefore }: WorkItemQuery): WorkItemOrder {
  return text === undefined && (overdue ?? dueBefore) !== undefined ? 'due' : 'newest';
}

/** Due work by its index, and then the rest, if it is requested. */
function planDue(
  repository: WorkItemRepository,
  list: Pick<CandidateQuery, 'stored' | 'notBefore' | 'countedOnly'>,
  { all, dueBefore, dueStatuses }: Conditions,
  range: Range,
): Plan {
  const due = {
    ...list,
    stored: storedAnyOf('status', dueStatuses),
    timeField: 'due_at',
    order: 'oldest_first',
    notAfter: dueBefore ?? furthestDue(),
  } as const;
  const rest = { ...list, timeField: 'created_at', order: 'newest_first' } as const;
  return {
    fetch: inOrderOfDue(
      dueStatuses.length === 0 ? undefined : (after, limit) => repository.listCandidates({ ...due, after, limit }),
      dueBefore === undefined ? (after, limit) => repository.listCandidates({ ...rest, after, limit }) : undefined,
      range.start,
    ),
    remaining: all,
    isExact: false,
    range,
  };
}

/** Returns the condition whose index leads. In the order of change, no condition but the status has an index. */
function leadingOf({ all }: Conditions, order: WorkItemOrder): Condition | undefined {
  return all.find(({ stored }) => stored !== undefined && (order !== 'last_changed' || isOfStatus(stored)));
}

function isOfStatus(stored: StoredCondition): boolean {
  return 'anyOf' in stored ? stored.anyOf.field === 'status' : 'status' in stored.equal;
}

function rangeOf(call: CallContext, conditions: Conditions, order: WorkItemOrder): Range {
  const { createdSince, createdBefore, dueBefore } = conditions;
  const beginning = beginningOf(call.tenantCreatedAt);
  // No WorkItem changes, or is due, before it is opened, so this is the end in every order.
  const notBefore = createdSince !== undefined && createdSince > beginning ? createdSince : beginning;
  // The page after the empty id begins with older rows.
  const start =
    (order === 'newest' || order === 'due') && createdBefore !== undefined
      ? { time: createdBefore, id: '' }
      : undefined;
  return { order, start, notBefore, createdSince, createdBefore, dueBefore };
}

/** True if nothing of the range is at this time or after it, in the order of the search. */
function isBehind({ order, notBefore, createdBefore }: Range, time: Date): boolean {
  return order === 'oldest' ? createdBefore !== undefined && time >= createdBefore : time < notBefore;
}

/** Returns the position where a search begins. In the order of due dates, work with a due date comes first. */
function beginningIn({ range }: Plan): Keyset | undefined {
  return range.order === 'due' ? undefined : range.start;
}

function endOf({ order, notBefore, createdBefore, dueBefore }: Range): Date {
  if (order === 'due') return dueBefore ?? notBefore;
  return order === 'oldest' ? (createdBefore ?? currentTime()) : notBefore;
}

/** Fetches rows until there are enough matches, everything was searched, or the limit of rows to look at is reached. */
async function gather(
  { fetch, remaining, isExact, range }: Plan,
  wanted: number,
  from: Keyset | undefined,
): Promise<{ found: ListedWorkItem[]; next: Keyset | null }> {
  const found: ListedWorkItem[] = [];
  let place = from;
  let size = isExact && remaining.length === 0 ? wanted : Math.max(wanted, FIRST_STRETCH);
  for (let left = MAX_EXAMINED; ; size = Math.min(2 * size, MAX_STRETCH)) {
    const limit = Math.min(size, left);
    const { rows, next } = await fetch(place, limit);
    for (const row of rows) {
      if (!isFound(row, remaining, range)) continue;
      if (found.length === wanted) return { found, next: keysetOf(found, range) };
      found.push(row);
    }
    if (next === null || isBehind(range, next.time)) return { found, next: null };
    left -= limit;
    if (found.length === wanted || left <= 0) return { found, next };
    place = next;
  }
}

function isFound(
  row: ListedWorkItem,
  remaining: readonly Condition[],
  { createdSince, createdBefore }: Range,
): boolean {
  if (createdSince !== undefined && row.created_at < createdSince) return false;
  if (createdBefore !== undefined && row.created_at >= createdBefore) return false;
  return remaining.every(({ holds }) => holds(row));
}

function keysetOf(found: readonly ListedWorkItem[], { order }: Range): Keyset | null {
  const last = found.at(-1);
  return last === undefined ? null : placeIn(order, last);
}
