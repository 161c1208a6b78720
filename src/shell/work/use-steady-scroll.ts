import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So near to its end, in pixels, a list is read to the end. */
const AT_END_PX = 48;

/** What was at the top of what is seen of a list, and how far below the edge. */
interface Anchor {
  id: string;
  top: number;
}

export interface SteadyScroll {
  scroller: RefObject<HTMLElement | null>;
  onScroll: () => void;
  /** Whether something has come behind what is being read. */
  hasNews: boolean;
  goToEnd: () => void;
}

/**
 * Holds a list of which the end matters: at first its end is seen, and whoever is there stays there when something comes;
 * whoever reads further up goes on reading at the same place, whatever comes before or behind it. The entries of the list
 * say who they are by `data-entry`.
 * @param ids Of the entries, in their order.
 */
export function useSteadyScroll(ids: readonly string[]): SteadyScroll {
  const scroller = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const anchor = useRef<Anchor>(undefined);
  const [seen, setSeen] = useState<string>();
  const last = ids.at(-1);
  const note = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= AT_END_PX;
    anchor.current = anchorIn(element);
    if (isAtEnd.current) setSeen(lastEntryOf(element));
  }, []);
  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
    note();
  }, [note]);

  const first = ids[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what the list shows, not about the values.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    if (isAtEnd.current) {
      goToEnd();
      return;
    }
    const top = topOf(element, anchor.current?.id);
    if (top !== undefined) element.scrollTop += top - (anchor.current?.top ?? top);
    note();
  }, [first, last, ids.length]);

  // What is below it may grow, such as what one writes: the end stays in view.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return { scroller, onScroll: note, hasNews: seen !== undefined && last !== undefined && seen !== last, goToEnd };
}

function entriesOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-entry]')];
}

function lastEntryOf(element: HTMLElement): string | undefined {
  return entriesOf(element).at(-1)?.dataset['entry'];
}

function anchorIn(element: HTMLElement): Anchor | undefined {
  const edge = element.getBoundingClientRect().top;
  const found = entriesOf(element).find((entry) => entry.getBoundingClientRect().bottom > edge);
  const id = found?.dataset['entry'];
  return found === undefined || id === undefined ? undefined : { id, top: found.getBoundingClientRect().top - edge };
}

function topOf(element: HTMLElement, id: string | undefined): number | undefined {
  const found = entriesOf(element).find((entry) => entry.dataset['entry'] === id);
  return found === undefined ? undefined : found.getBoundingClientRect().top - element.getBoundingClientRect().top;
}
