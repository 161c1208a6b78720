import type { Keyset } from '../../platform/mongo/page.ts';
import type { ListedWorkItem } from '../repository.ts';
import { duePlaceOf, type Fetch, isOfRest } from './due-order.ts';
import type { WorkItemOrder } from './model.ts';

export function placeIn(order: WorkItemOrder, row: ListedWorkItem): Keyset {
  if (order === 'due') return duePlaceOf(row);
  return { time: order === 'last_changed' ? row.updated_at : row.created_at, id: row._id };
}

/** Pages through a few WorkItems whose ids are known. Reads all of them once, and sorts them here. */
export function fetchKnown(load: () => Promise<ListedWorkItem[]>, order: WorkItemOrder): Fetch {
  let sorted: Promise<{ row: ListedWorkItem; place: Keyset }[]> | undefined;
  const compare = comparison(order);
  const loadSorted = async () => {
    const placed = (await load()).map((row) => ({ row, place: placeIn(order, row) }));
    return placed.sort((one, other) => compare(one.place, other.place));
  };
  return async (after, limit) => {
    sorted ??= loadSorted();
    const left = (await sorted).filter(({ place }) => after === undefined || compare(place, after) > 0);
    const page = left.slice(0, limit);
    return { rows: page.map(({ row }) => row), next: left.length > limit ? (page.at(-1)?.place ?? null) : null };
  };
}

/** In the order of due dates, the rest comes after all that is due, newest first. */
function comparison(order: WorkItemOrder): (one: Keyset, other: Keyset) => number {
  return (one, other) => {
    const isRest = order === 'due' && isOfRest(one);
    if (order === 'due' && isRest !== isOfRest(other)) return isRest ? 1 : -1;
    const byTime = one.time.getTime() - other.time.getTime() || (one.id < other.id ? -1 : Number(one.id > other.id));
    return order === 'oldest' || (order === 'due' && !isRest) ? byTime : -byTime;
  };
}
