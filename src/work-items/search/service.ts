import type { CallContext } from '../../call-context.ts';
import { validationError } from '../../errors/app-error.ts';
import { currentTime } from '../../platform/clock.ts';
import { beginningOf, type Keyset } from '../../platform/mongo/page.ts';
import type { PageTokens } from '../../platform/page-token.ts';
import { furthestDue } from '../due.ts';
import { pageSizeOf } from '../paging.ts';
import type { CandidateQuery, ListedWorkItem, StoredCondition, WorkItemRepository } from '../repository.ts';
import { fromRow } from '../rows.ts';
import { type Condition, type Conditions, conditionsOf, namedQuery, storedAnyOf } from './conditions.ts';
import { duePlaceOf, type Fetch, inOrderOfDue } from './due-order.ts';
import type { FoundWorkItems, SearchRequest, WorkItemCount, WorkItemOrder, WorkItemQuery } from './model.ts';
import type { SearchRepository } from './repository.ts';
import { NO_WORD, termsOfQuery } from './terms.ts';
import { WordSearch } from './word-search.ts';

/** WorkItems that one search looks at, whatever it finds: so what it costs does not depend on what there is. */
const MAX_EXAMINED = 2_000;
/** Where what is looked at may not be what is looked for, at least so many are fetched at a time, then twice as many. */
const FIRST_STRETCH = 100;
const MAX_STRETCH = 500;
/** Nobody reads a larger number than `1,000+`. */
const MAX_COUNTED = 1_000;

export interface WorkItemSearchOptions {
  repository: (tenantId: string) => WorkItemRepository;
  search: (tenantId: string) => SearchRepository;
  pageTokens: PageTokens;
}

/** A search that can be carried out. */
interface Plan {
  fetch: Fetch;
  /** What each has to be besides. */
  remaining: readonly Condition[];
  /** Whether everything that is fetched is found, but for what remains. */
  isExact: boolean;
  range: Range;
}

/** Where the search begins and ends, in its order. */
interface Range {
  order: WorkItemOrder;
  start: Keyset | undefined;
  notBefore: Date;
  createdSince: Date | undefined;
  createdBefore: Date | undefined;
  dueBefore: Date | undefined;
}

/** Finds WorkItems by what they are and say, within bounds that do not depend on how many there are. */
export class WorkItemSearch {
  readonly #options: WorkItemSearchOptions;

  constructor(options: WorkItemSearchOptions) {
    this.#options = options;
  }

  /**
   * A page of what is found. It may hold less than there is, and be followed by more: see `searchedSince`.
   * @throws {AppError} `validation_error` as `conditionsOf`, on a foreign page token, and on text in another order than that of opening.
   */
  async search(call: CallContext, { query, order, ...page }: SearchRequest): Promise<FoundWorkItems> {
    const plan = this.#plan(call, query, order, false);
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

  /** How many each of these queries finds. @throws {AppError} `validation_error` as `search`. */
  async count(call: CallContext, queries: readonly WorkItemQuery[]): Promise<WorkItemCount[]> {
    const plans = queries.map((query) => this.#plan(call, query, orderToCountIn(query), true));
    const counts: WorkItemCount[] = [];
    // One after the other: a call takes one place among those that are at work, whatever it asks for.
    for (const plan of plans) {
      const { found, next } = await gather(plan, MAX_COUNTED, beginningIn(plan));
      counts.push({ count: found.length, isAtLeast: next !== null });
    }
    return counts;
  }

  #plan(call: CallContext, query: WorkItemQuery, order: WorkItemOrder, countedOnly: boolean): Plan {
    const conditions = conditionsOf(call, query);
    const range = rangeOf(call, conditions, order);
    if (query.text !== undefined) return this.#planText(call, query.text, conditions, range, countedOnly);
    const repository = this.#options.repository(call.tenantId);
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

  /** Words lead: whatever else is asked for is looked at where they are. */
  #planText(call: CallContext, text: string, { all }: Conditions, range: Range, countedOnly: boolean): Plan {
    const problem = problemOfText(range.order);
    if (problem !== undefined) throw validationError([{ field: 'text', problem }]);
    const terms = termsOfQuery(text);
    if (terms.length === 0) throw validationError([NO_WORD]);
    const repository = this.#options.repository(call.tenantId);
    const words = new WordSearch({
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

/** Where words cannot be searched for in an order, why. */
export function problemOfText(order: WorkItemOrder): string | undefined {
  if (order !== 'last_changed' && order !== 'due') return undefined;
  const name = order === 'due' ? 'due dates' : 'change';
  return `cannot be asked for in the order of ${name}: words are kept in the order of opening`;
}

/** What is due is counted by when it is, where its index ends; what has words is counted where those are. */
function orderToCountIn({ text, overdue, dueBefore }: WorkItemQuery): WorkItemOrder {
  return text === undefined && (overdue ?? dueBefore) !== undefined ? 'due' : 'newest';
}

/** What is due by the index of that, and behind it the rest, where it is asked for. */
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

/** The condition by whose index is searched. In the order of change there are indexes for where work stands, and for all. */
function leadingOf({ all }: Conditions, order: WorkItemOrder): Condition | undefined {
  return all.find(({ stored }) => stored !== undefined && (order !== 'last_changed' || isOfStatus(stored)));
}

function isOfStatus(stored: StoredCondition): boolean {
  return 'anyOf' in stored ? stored.anyOf.field === 'status' : 'status' in stored.equal;
}

function rangeOf(call: CallContext, conditions: Conditions, order: WorkItemOrder): Range {
  const { createdSince, createdBefore, dueBefore } = conditions;
  const beginning = beginningOf(call.tenantCreatedAt);
  // Nothing has changed before it was opened, nor is it due before, so this is the end of all orders.
  const notBefore = createdSince !== undefined && createdSince > beginning ? createdSince : beginning;
  // No id is before the empty one: the page behind it begins with what is older.
  const start =
    (order === 'newest' || order === 'due') && createdBefore !== undefined
      ? { time: createdBefore, id: '' }
      : undefined;
  return { order, start, notBefore, createdSince, createdBefore, dueBefore };
}

/** Whether nothing of a range stands at this place or behind it. */
function isBehind({ order, notBefore, createdBefore }: Range, time: Date): boolean {
  return order === 'oldest' ? createdBefore !== undefined && time >= createdBefore : time < notBefore;
}

/** Where a search begins: in the order of due dates what has such a date comes first. */
function beginningIn({ range }: Plan): Keyset | undefined {
  return range.order === 'due' ? undefined : range.start;
}

function endOf({ order, notBefore, createdBefore, dueBefore }: Range): Date {
  if (order === 'due') return dueBefore ?? notBefore;
  return order === 'oldest' ? (createdBefore ?? currentTime()) : notBefore;
}

/** Looks through stretches until enough is found, all was searched, or it has looked at as much as it may. */
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
  if (last === undefined) return null;
  if (order === 'due') return duePlaceOf(last);
  return { time: order === 'last_changed' ? last.updated_at : last.created_at, id: last._id };
}
