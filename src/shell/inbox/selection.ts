import { useCallback, useMemo, useState } from 'react';
import type { WorkItem } from '../../../generated/proto/workgate/work/v1/work_service_pb.js';
import type { Row } from './work-item-list.ts';

export interface Selection {
  ids: ReadonlySet<string>;
  /** In the order of the list, without WorkItems that have left it. */
  items: readonly WorkItem[];
  /** With `isRange`, selects all from the last one to this one. */
  toggle: (workItemId: string, isRange: boolean) => void;
  set: (workItemIds: readonly string[]) => void;
  clear: () => void;
}

/** @param address Address of the list; a new address clears the selection. */
export function useSelection(rows: readonly Row[], address: string): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(NONE);
  const [anchor, setAnchor] = useState<string>();
  const [last, setLast] = useState(address);
  if (address !== last) {
    setLast(address);
    setIds(NONE);
  }
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
