import { useCallback, useMemo, useState } from 'react';
import type { Row } from './work-item-list.ts';

export type Selection = ReturnType<typeof useSelection>;

/** @param address Address of the list; a new address clears the selection. */
export function useSelection(rows: readonly Row[], address: string) {
  const [ids, setIds] = useState(NONE);
  const [anchor, setAnchor] = useState<string>();
  const [last, setLast] = useState(address);
  if (address !== last) {
    setLast(address);
    setIds(NONE);
  }
  /** With `isRange`, selects all from the last one to this one. */
  const toggle = useCallback(
    (workItemId: string, isRange: boolean) => {
      setAnchor(workItemId);
      setIds((present) => {
        const range = isRange ? idsBetween(rows, anchor, workItemId) : [];
        if (range.length > 0) return new Set([...present, ...range]);
        const next = new Set(present);
        if (!next.delete(workItemId)) next.add(workItemId);
        return next;
      });
    },
    [rows, anchor],
  );
  const set = useCallback((workItemIds: readonly string[]) => setIds(new Set(workItemIds)), []);
  const clear = useCallback(() => setIds(NONE), []);
  /** In the order of the list, without WorkItems that have left it. */
  const items = useMemo(
    () => (ids.size === 0 ? [] : rows.flatMap(({ item }) => (ids.has(item.workItemId) ? [item] : []))),
    [rows, ids],
  );
  return { ids, items, toggle, set, clear };
}

const NONE: ReadonlySet<string> = new Set();

/** Returns no ids if one of the two is not in the list. */
function idsBetween(rows: readonly Row[], one: string | undefined, other: string): string[] {
  const places = [one, other].map((id) => rows.findIndex(({ item }) => item.workItemId === id));
  const [first = -1, last = -1] = places.sort((a, b) => a - b);
  return first < 0 ? [] : rows.slice(first, last + 1).map(({ item }) => item.workItemId);
}
