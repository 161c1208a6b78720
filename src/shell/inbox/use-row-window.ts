import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const OVERSCAN = 8;

interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Height of the visible part in pixels, including the head. */
  height: number;
  headPx: number;
  rowPx: number;
  count: number;
  /** Index of a row that is always rendered, as it may have the focus; negative for none. */
  kept: number;
  initialOffset: number;
}

export type RowWindow = ReturnType<typeof useRowWindow>;

export function useRowWindow(options: RowWindowOptions) {
  const { scroller, height, headPx, rowPx, count, kept, initialOffset } = options;
  const [offset, setOffset] = useState(initialOffset);
  const begin = useRef(initialOffset);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    element.scrollTop = begin.current;
    const follow = () => setOffset(element.scrollTop);
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller]);

  const first = Math.min(Math.floor(offset / rowPx), Math.max(count - 1, 0));
  const last = Math.min(Math.ceil((offset + Math.max(height - headPx, 0)) / rowPx), count) - 1;
  return {
    indexes: indexesOf(Math.max(first - OVERSCAN, 0), Math.min(last + OVERSCAN, count - 1), kept < count ? kept : -1),
    /** Visible rows, including partly visible ones. Without rows, `last` is before `first`. */
    ...{ first, last },
    offset,
    /** Scrolls just far enough to show the whole row. */
    scrollToRow: (index: number) => {
      const element = scroller.current;
      if (element === null) return;
      const lowest = headPx + (index + 1) * rowPx - element.clientHeight;
      element.scrollTop = Math.min(Math.max(element.scrollTop, lowest), index * rowPx);
    },
    scrollToTop: () => scroller.current?.scrollTo({ top: 0 }),
  };
}

function indexesOf(first: number, last: number, kept: number): number[] {
  const indexes = Array.from({ length: Math.max(last - first + 1, 0) }, (_, at) => first + at);
  if (kept >= 0 && kept < first) return [kept, ...indexes];
  return kept > last ? [...indexes, kept] : indexes;
}
