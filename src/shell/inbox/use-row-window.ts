import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Rows that are there beyond both ends of what is seen. */
const OVERSCAN = 8;

interface RowWindowOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Of what is seen at once, with the head above the rows. */
  height: number;
  headPx: number;
  /** All are of one height. */
  rowPx: number;
  count: number;
  /** A row that is there wherever it is, as it may have the focus; none if negative. */
  kept: number;
  initialOffset: number;
}

export interface RowWindow {
  /** Of the rows that are to be there. */
  indexes: readonly number[];
  /** The first and the last row that is seen, in part at least; the last is before the first where there is none. */
  first: number;
  last: number;
  offset: number;
  /** Scrolls no further than it has to for the row to be seen whole. */
  scrollToRow: (index: number) => void;
  scrollToTop: () => void;
}

/** Which rows of a long list are to be there: those that are seen, and a few around them. */
export function useRowWindow(options: RowWindowOptions): RowWindow {
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
    ...{ first, last, offset },
    scrollToRow: (index) => {
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
