import { currentTime } from '../../platform/clock.ts';
import type { Keyset } from '../../platform/mongo/page.ts';
import { dueOf } from '../due.ts';
import type { ListedWorkItem } from '../repository.ts';

/** A part of a search: gives at most `limit` behind a place, and where what follows begins. */
export type Fetch = (
  after: Keyset | undefined,
  limit: number,
) => Promise<{ rows: ListedWorkItem[]; next: Keyset | null }>;

/** Marks the places of what is not due, behind everything that is. */
const NOT_DUE = '~';

/** The place of a WorkItem in the order of due dates. */
export function duePlaceOf(row: ListedWorkItem): Keyset {
  const dueAt = dueOf(row);
  return dueAt === undefined ? marked({ time: row.created_at, id: row._id }) : { time: dueAt, id: row._id };
}

/**
 * What is due, and behind it the rest: two lists as one.
 * @param due Gives what is due, soonest first; undefined where nothing of what is asked for can be.
 * @param rest Gives the rest, and perhaps what is due among it, the newest first; undefined where it is not asked for.
 * @param beginning Where the rest begins, if that is not at its newest.
 */
export function inOrderOfDue(due: Fetch | undefined, rest: Fetch | undefined, beginning: Keyset | undefined): Fetch {
  return async (after, limit) => {
    if (due !== undefined && !isOfRest(after)) {
      const { rows, next } = await due(after, limit);
      return { rows, next: next ?? (rest === undefined ? null : { time: currentTime(), id: NOT_DUE }) };
    }
    if (rest === undefined) return { rows: [], next: null };
    const { rows, next } = await rest(isWithinRest(after) ? unmarked(after) : beginning, limit);
    return { rows: rows.filter((row) => dueOf(row) === undefined), next: next && marked(next) };
  };
}

function isOfRest(place: Keyset | undefined): boolean {
  return place?.id.startsWith(NOT_DUE) ?? false;
}

/** Whether something of the rest stands before this place. */
function isWithinRest(place: Keyset | undefined): place is Keyset {
  return isOfRest(place) && place?.id !== NOT_DUE;
}

function marked({ time, id }: Keyset): Keyset {
  return { time, id: NOT_DUE + id };
}

function unmarked({ time, id }: Keyset): Keyset {
  return { time, id: id.slice(NOT_DUE.length) };
}
