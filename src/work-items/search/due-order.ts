import { currentTime } from '../../platform/clock.ts';
import type { Keyset } from '../../platform/mongo/page.ts';
import { dueOf } from '../due.ts';
import type { ListedWorkItem } from '../repository.ts';

/** Returns at most `limit` rows after a position, and the position where the next rows begin. */
export type Fetch = (
  after: Keyset | undefined,
  limit: number,
) => Promise<{ rows: ListedWorkItem[]; next: Keyset | null }>;

/** Prefix for positions of WorkItems that are not due, which come after all that are. */
const NOT_DUE = '~';

export function duePlaceOf(row: ListedWorkItem): Keyset {
  const dueAt = dueOf(row);
  return dueAt === undefined ? marked({ time: row.created_at, id: row._id }) : { time: dueAt, id: row._id };
}

/**
 * Joins two lists: work that is due, soonest first, and then the rest, newest first.
 * @param due Undefined if none of the requested work can be due.
 * @param rest May include due work, which is left out. Undefined if the rest is not requested.
 * @param beginning Position where the rest begins, if that is not at its newest.
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

export function isOfRest(place: Keyset | undefined): boolean {
  return place?.id.startsWith(NOT_DUE) ?? false;
}

/** Returns true if a part of the rest comes before this position. */
function isWithinRest(place: Keyset | undefined): place is Keyset {
  return isOfRest(place) && place?.id !== NOT_DUE;
}

function marked({ time, id }: Keyset): Keyset {
  return { time, id: NOT_DUE + id };
}

function unmarked({ time, id }: Keyset): Keyset {
  return { time, id: id.slice(NOT_DUE.length) };
}
