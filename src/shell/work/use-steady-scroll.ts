import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Pixels from the end at which a list counts as read to its end. */
const AT_END_PX = 48;

interface Anchor {
  id: string;
  top: number;
}

/**
 * Keeps the end of a list in view when entries come. If somebody has scrolled up, the entries in view stay where they
 * are. Each entry has its id in `data-entry`.
 * @param ids Ids of the entries, in their order.
 */
export function useSteadyScroll(ids: readonly string[]) {
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
    if (isAtEnd.current) setSeen(entriesOf(element).at(-1)?.dataset['entry']);
  }, []);
  const goToEnd = useCallback(() => {
    const element = scroller.current;
    if (element !== null) element.scrollTop = element.scrollHeight;
    note();
  }, [note]);

  const first = ids[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run when the shown entries change; it does not read these values.
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

  // Keeps the end in view when the list shrinks, for instance because the answer field below it grows.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** True if new entries have come after those in view. */
  const hasNews = seen !== undefined && last !== undefined && seen !== last;
  return { scroller, onScroll: note, hasNews, goToEnd };
}

function entriesOf(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[data-entry]')];
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
